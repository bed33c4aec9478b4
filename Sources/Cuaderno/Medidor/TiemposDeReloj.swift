import Foundation
import Laboratorio

/// Tiempos de reloj de las tres versiones, intercalados y dados solo como razones.
///
/// Un tiempo suelto no vale fuera de la máquina y el momento en que se tomó. Aquí cada vuelta mide
/// las tres versiones una detrás de otra, en *release*, y lo que se enseña es cada una dividida entre
/// la rota de su misma vuelta, con la dispersión.
struct TiemposDeReloj {
  let medidor: Medidor
  var vueltas = 7

  func texto() throws -> String {
    let corredor = medidor.corredor
    var listas: [(nombre: String, compilacion: Compilacion)] = []
    var ausencias: [String] = []
    for (posicion, columna) in Medidor.columnas.enumerated() {
      corredor.avance("Compilando la versión \(columna.nombre) en release…")
      var compilacion = medidor.compilacion(columna.fuente)
      compilacion.configuracion = .release
      compilacion.carpetaPropia = ".build/workbook-tiempo-\(posicion)"
      if let ausencia = try medidor.compilar(compilacion) {
        ausencias.append("\(columna.nombre): \(ausencia.motivo)")
      } else {
        listas.append((columna.nombre, compilacion))
      }
    }
    guard let base = listas.first, base.nombre == Medidor.columnas[0].nombre else {
      throw ErrorDelCuaderno.datos(
        "Sin la versión rota no hay con qué comparar.\n" + ausencias.joined(separator: "\n"))
    }
    var tiempos: [String: [Duration]] = [:]
    for vuelta in 1...vueltas {
      corredor.avance("Cronometrando, vuelta \(vuelta) de \(vueltas)…")
      for (nombre, compilacion) in listas {
        switch try medidor.ejecutar(compilacion, vueltas: 1) {
        case .success(let parte):
          tiempos[nombre, default: []] += parte.segundos.map { .seconds($0) }
        case .failure(let ausencia): ausencias.append("\(nombre): \(ausencia.motivo)")
        }
      }
    }
    let filas = listas.dropFirst().compactMap { version in
      CocienteDeTiempos(tiempos[version.nombre] ?? [], frenteA: tiempos[base.nombre] ?? []).map {
        "  \(version.nombre) frente a rota: \($0.descripcion)"
      }
    }
    let mayor = Numero.conMiles(medidor.tamanos.max() ?? 0)
    let titulo =
      "Tiempo de reloj a \(mayor), en release, \(vueltas) vueltas intercaladas: mediana y extremos"
    return ([titulo] + filas + Set(ausencias).sorted().map { "  \($0)" }).joined(separator: "\n")
  }
}
