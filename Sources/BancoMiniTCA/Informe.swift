import Foundation
import MiniTCA

/// Las tablas con los resultados, en Markdown.
struct Informe {
  let razones: [Razon]
  let crecimientos: [Crecimiento]
  let copias: RecuentoDeColecciones
  let memoriaEnKiB: Int
  static let limiteDeMemoriaEnKiB = 512

  var cumple: Bool {
    razones.allSatisfy(\.cumple) && crecimientos.allSatisfy(\.cumple)
      && copias.copiasDeAlmacenamiento == 0 && memoriaEnKiB <= Self.limiteDeMemoriaEnKiB
  }

  var texto: String {
    """
    `IdentifiedArray` frente a un `Array` y un diccionario, \(Self.miles(MedidasDeColeccion.filas)) \
    filas (veces lo que cuesta la forma a mano; medidas por turnos en la misma ejecución):

    | operación | razón | límite | |
    |---|---|---|---|
    \(razones.map(fila).joined(separator: "\n"))

    Crecimiento (tiempo de cada tamaño, en veces el del primero):

    \(crecimientos.map(tabla).joined(separator: "\n\n"))

    Cambiar 1 de \(Self.miles(50_000)) filas por su *store*, con 20 a la vista: \
    \(copias.elementosEscritos) elemento escrito, \(copias.copiasDeAlmacenamiento) copias de \
    almacenamiento, \(copias.elementosLeidos) leídos por posición, \(copias.busquedas) búsquedas \
    por id.

    Memoria máxima entre \(Self.miles(100_000)) y \(Self.miles(400_000)) envíos: crece \
    \(Self.miles(memoriaEnKiB)) KiB (límite: \(Self.limiteDeMemoriaEnKiB)).
    """
  }

  private func fila(_ razon: Razon) -> String {
    "| \(razon.nombre) | \(Self.decimal(razon.valor)) | \(Self.decimal(razon.limite)) | "
      + "\(Self.veredicto(razon.cumple)) |"
  }

  private func tabla(_ crecimiento: Crecimiento) -> String {
    let cabecera = crecimiento.tamanos.map(Self.miles).joined(separator: " | ")
    let valores = crecimiento.veces.map(Self.decimal).joined(separator: " | ")
    let raya = String(repeating: "---|", count: crecimiento.tamanos.count)
    return """
      | \(crecimiento.nombre) | \(cabecera) |
      |---|\(raya)
      | veces | \(valores) |

      Exponente: \(Self.decimal(crecimiento.exponente)) (límite: \
      \(Self.decimal(crecimiento.limite))), \(Self.veredicto(crecimiento.cumple)).
      """
  }

  static func veredicto(_ cumple: Bool) -> String { cumple ? "cumple" : "NO CUMPLE" }

  static func decimal(_ valor: Double) -> String { String(format: "%.2f", valor) }

  static func miles(_ numero: Int) -> String {
    var grupos: [String] = []
    var resto = numero
    repeat {
      let grupo = String(resto % 1_000)
      resto /= 1_000
      grupos.insert(
        resto > 0 ? String(repeating: "0", count: 3 - grupo.count) + grupo : grupo, at: 0)
    } while resto > 0
    return grupos.joined(separator: "\u{A0}")
  }
}
