import Foundation

/// Lectura del flujo de eventos de Swift Testing (`--event-stream-output-path`, versión 0).
///
/// Se lee con indulgencia: las líneas que no se entienden y los campos desconocidos se saltan, y los
/// que empiezan por subrayado no se tocan, porque no forman parte del formato. Un cierre inesperado
/// corta el archivo a media línea y no deja `runEnded`.
///
/// Fuente: ST-0002 y `Documentation/ABI/JSON.md` de swift-testing.
struct FlujoDeEventos: Equatable {
  struct Ficha: Equatable {
    var id: String
    var nombre: String
  }

  struct Problema: Equatable {
    var prueba: String
    var lineas: [String]
    var original: String
    var archivo: String
    var linea: Int
  }

  /// Las pruebas descubiertas (no los conjuntos), en el orden del flujo.
  var pruebas: [Ficha] = []
  var empezadas: [String] = []
  var terminadas: Set<String> = []
  var problemas: [Problema] = []
  var acabo = false

  init(leyendo datos: Data) {
    for linea in datos.split(separator: UInt8(ascii: "\n")) {
      guard let registro = try? JSONDecoder().decode(Registro.self, from: Data(linea)) else {
        continue
      }
      switch registro.kind {
      case "test": anotarPrueba(registro.payload)
      case "event": anotarSuceso(registro.payload)
      default: continue
      }
    }
  }

  /// La prueba que estaba en marcha cuando el flujo se cortó.
  var enCurso: String? {
    let conocidas = Set(pruebas.map(\.id))
    let id = empezadas.last { conocidas.contains($0) && !terminadas.contains($0) }
    return pruebas.first { $0.id == id }?.nombre
  }

  private mutating func anotarPrueba(_ carga: Registro.Carga) {
    guard carga.kind == "function", let id = carga.id else { return }
    pruebas.append(Ficha(id: id, nombre: carga.displayName ?? carga.name ?? id))
  }

  private mutating func anotarSuceso(_ carga: Registro.Carga) {
    switch carga.kind {
    case "testStarted": if let id = carga.testID { empezadas.append(id) }
    case "testEnded": if let id = carga.testID { terminadas.insert(id) }
    case "runEnded": acabo = true
    case "issueRecorded": anotarProblema(carga)
    default: break
    }
  }

  private mutating func anotarProblema(_ carga: Registro.Carga) {
    guard carga.issue?.isKnown != true else { return }
    let mensajes = carga.messages ?? []
    guard !mensajes.contains(where: { $0.symbol == "warning" }) else { return }
    let detalles = mensajes.filter { $0.symbol == "details" || $0.symbol == "difference" }
    problemas.append(
      Problema(
        prueba: carga.testID ?? "",
        lineas: detalles.flatMap { ($0.text ?? "").components(separatedBy: "\n") },
        original: mensajes.first { $0.symbol == "fail" }?.text ?? "",
        archivo: carga.issue?.sourceLocation?.fileID ?? "",
        linea: carga.issue?.sourceLocation?.line ?? 0))
  }

  private struct Registro: Decodable {
    var kind: String
    var payload: Carga

    struct Carga: Decodable {
      var kind: String?
      var id: String?
      var name: String?
      var displayName: String?
      var testID: String?
      var messages: [Mensaje]?
      var issue: Problema?
    }
    struct Mensaje: Decodable {
      var symbol: String?
      var text: String?
    }
    struct Problema: Decodable {
      var isKnown: Bool?
      var sourceLocation: Lugar?
    }
    struct Lugar: Decodable {
      var fileID: String?
      var line: Int?
    }
  }
}
