import Foundation
import Laboratorio

/// Mide el escenario de una kata en tres versiones: la rota, la de quien lee y la solución.
///
/// Cada versión se compila y se ejecuta en su proceso: la que no compila, se cierra o no acaba deja
/// su columna vacía con el motivo, y las otras siguen en pie.
struct Medidor {
  struct Columna {
    var nombre: String
    var fuente: Fuente
  }

  static let columnas = [
    Columna(nombre: "rota", fuente: .broken),
    Columna(nombre: "tuya", fuente: .katas),
    Columna(nombre: "solución", fuente: .solutions),
  ]

  /// Lo que se sacó de cada columna, en su orden.
  struct Resultado {
    var comparacion: Comparacion
    /// Una frase por versión que no llegó al mayor tamaño.
    var incompletas: [String]
    /// El modelo de coste que declara el escenario, o `nil` si no declara ninguno.
    var modelo: ModeloDeCoste?
  }

  let corredor: Corredor
  let kata: Kata
  /// Tamaños que se miden, de menor a mayor.
  var tamanos = Serie.tamanosHabituales

  /// - Throws: `.datos` si ninguna versión se pudo medir, con el motivo de cada una.
  func medir(_ columnas: [Columna] = Medidor.columnas) throws -> Resultado {
    var partes: [ParteDeMedicion] = []
    var incompletas: [String] = []
    let versiones = try columnas.map { columna in
      corredor.avance("Midiendo la versión \(columna.nombre) de la kata \(kata.numero)…")
      switch try medir(compilacion(columna.fuente)) {
      case .success(let parte):
        partes.append(parte)
        if let ultimo = parte.medicion.tamanos.last, ultimo < tamanos.max() ?? 0 {
          incompletas.append(
            "\(columna.nombre): por encima de \(Numero.conMiles(ultimo)) no terminó a tiempo")
        }
        return Comparacion.Version(columna.nombre, .medida(parte.medicion))
      case .failure(let ausencia):
        return Comparacion.Version(columna.nombre, .ausente(motivo: ausencia.motivo))
      }
    }
    guard let primera = partes.first, let comparacion = try? Comparacion(versiones) else {
      let motivos = versiones.map { version -> String in
        guard case .ausente(let motivo) = version.resultado else { return version.nombre }
        return "  \(version.nombre): \(motivo)"
      }
      throw ErrorDelCuaderno.datos(
        "Ninguna versión de la kata \(kata.numero) se pudo medir.\n"
          + motivos.joined(separator: "\n"))
    }
    let costes = primera.nanosegundosPorUnidad.mapValues { Duration.nanoseconds($0) }
    return Resultado(
      comparacion: comparacion, incompletas: incompletas,
      modelo: costes.isEmpty ? nil : try? ModeloDeCoste(costes))
  }

  /// Por qué una columna se queda vacía, en una frase.
  struct Ausencia: Error {
    var motivo: String
  }

  func compilacion(_ fuente: Fuente) -> Compilacion {
    corredor.compilacion(de: fuente, .foco(kata))
  }

  /// Compila una versión y ejecuta su escenario.
  ///
  /// - Parameters:
  ///   - vueltas: repeticiones cronometradas del tamaño mayor.
  func medir(
    _ compilacion: Compilacion, vueltas: Int = 0
  ) throws -> Result<ParteDeMedicion, Ausencia> {
    guard corredor.paquete.existe("\(compilacion.fuente.raiz)/\(kata.rutaRelativa)") else {
      return .failure(Ausencia(motivo: "falta el archivo"))
    }
    if let ausencia = try compilar(compilacion) { return .failure(ausencia) }
    return try ejecutar(compilacion, vueltas: vueltas)
  }

  func compilar(_ compilacion: Compilacion) throws -> Ausencia? {
    let resultado = try compilacion.ejecutar(
      cancelacion: corredor.cancelacion, avance: corredor.avance)
    guard case .noCompila(_, let diagnosticos) = resultado else { return nil }
    let primero = diagnosticos.first { $0.gravedad == .error }?.titulo ?? ""
    return Ausencia(motivo: "no compila (\(primero))")
  }

  func ejecutar(
    _ compilacion: Compilacion, vueltas: Int
  ) throws -> Result<ParteDeMedicion, Ausencia> {
    guard let capitulo = corredor.catalogo.capitulo(de: kata) else {
      throw ErrorDelCuaderno.interno("La kata \(kata.numero) no pertenece a ningún capítulo.")
    }
    let carpeta = corredor.paquete.url(compilacion.carpetaDeTrabajo)
    let proceso = ProcessInfo.processInfo.processIdentifier
    let destino = carpeta.appendingPathComponent("medida-\(proceso).json")
    let eventos = carpeta.appendingPathComponent("eventos-\(proceso).jsonl")
    defer {
      try? FileManager.default.removeItem(at: destino)
      try? FileManager.default.removeItem(at: eventos)
    }
    let ejecucion = Ejecucion(
      compilacion: compilacion, kata: kata, capitulo: capitulo, limite: corredor.limite)
    let resultado = try ejecucion.proceso(
      eventos: eventos.path,
      [
        "WORKBOOK_MEDIR": destino.path,
        "WORKBOOK_TAMANOS": tamanos.map(String.init).joined(separator: ","),
        "WORKBOOK_VUELTAS": String(vueltas),
      ]
    ).ejecutar(cancelacion: corredor.cancelacion)
    if resultado.fin == .interrumpido { throw ErrorDelCuaderno.interrumpido }
    if let datos = try? Data(contentsOf: destino),
      let parte = try? JSONDecoder().decode(ParteDeMedicion.self, from: datos)
    {
      return .success(parte)
    }
    return .failure(Ausencia(motivo: motivo(resultado.fin, eventos)))
  }

  private func motivo(_ fin: FinDeProceso, _ eventos: URL) -> String {
    switch fin {
    case .limiteDeTiempo: "no terminó en \(VistaDeVeredicto.segundos(corredor.limite.enSegundos)) s"
    case .demasiadaSalida: "imprimió sin parar"
    case .senal(let senal): "se cerró: \(Sistema.nombre(deSenal: senal))"
    case .interrumpido: "se interrumpió"
    case .codigo(let codigo):
      FlujoDeEventos(leyendo: (try? Data(contentsOf: eventos)) ?? Data()).problemas.first?.original
        ?? "terminó sin medir nada (código \(codigo))"
    }
  }
}
