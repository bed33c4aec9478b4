import Foundation

/// Una llamada a `swift build --build-tests`, en una carpeta propia para no pelear con el editor.
struct Compilacion {
  /// Qué se compila: una kata sola, o todas las de unos capítulos.
  enum Alcance: Equatable {
    case foco(Kata)
    case conjunto([Capitulo])
  }

  enum Configuracion: String {
    case debug
    /// Solo para medir tiempos.
    case release
  }

  enum Resultado: Equatable {
    case compila(avisos: [Diagnostico])
    case noCompila(salida: String, diagnosticos: [Diagnostico])
  }

  let paquete: Paquete
  let herramientas: Herramientas
  let entorno: [String: String]
  let fuente: Fuente
  let alcance: Alcance
  var configuracion = Configuracion.debug
  /// Otra carpeta de trabajo, para tener varias versiones compiladas a la vez.
  var carpetaPropia: String?

  /// El foco y el conjunto no comparten carpeta: alternarlos obligaría a compilar dos veces lo mismo.
  var carpetaDeTrabajo: String {
    if let carpetaPropia { return carpetaPropia }
    return switch alcance {
    case .foco: ".build/workbook"
    case .conjunto: ".build/workbook-conjunto"
    }
  }

  /// Lo único que hereda una compilación. SwiftPM guarda el manifiesto evaluado por cada entorno
  /// distinto, y una variable que cambia entre órdenes lo obligaría a compilarlo otra vez.
  private static let heredadas: Set<String> = [
    "PATH", "HOME", "TMPDIR", "LANG", "USER", "LOGNAME", "DEVELOPER_DIR", "TOOLCHAINS", "SDKROOT",
    "LD_LIBRARY_PATH", "SWIFT_EXEC", "XDG_CACHE_HOME", "XDG_CONFIG_HOME",
  ]

  var variables: [String: String] {
    var variables = entorno.filter { Self.heredadas.contains($0.key) || $0.key.hasPrefix("LC_") }
    variables.merge(fuente.entorno) { $1 }
    variables["WORKBOOK_ESTRICTO"] = "1"
    variables["NO_COLOR"] = "1"
    switch alcance {
    case .foco(let kata): variables["WORKBOOK_KATA"] = kata.foco
    case .conjunto(let capitulos):
      variables["WORKBOOK_CONJUNTO"] = capitulos.map(\.carpeta).joined(separator: ",")
    }
    return variables
  }

  /// - Throws: `.herramientas` si `swift` no arranca o no deja escribir; `.interrumpido`.
  func ejecutar(cancelacion: Cancelacion, avance: (String) -> Void) throws -> Resultado {
    let proceso = ProcesoHijo(
      ejecutable: herramientas.swift,
      argumentos: [
        "build", "--build-tests", "-c", configuracion.rawValue, "--package-path", paquete.raiz.path,
        "--scratch-path", paquete.url(carpetaDeTrabajo).path,
      ] + Plataforma.banderasDeCompilacion,
      entorno: variables, topeConservado: 1024 * 1024)
    let resultado = try proceso.ejecutar(cancelacion: cancelacion) { trozo in
      // «[3/12] Compiling…»: la última marca de cada trozo basta para saber por dónde va.
      if let linea = trozo.split(separator: "\n").last(where: { $0.hasPrefix("[") }) {
        avance(String(linea))
      }
    }
    let diagnosticos = Diagnostico.leer(resultado.salida, raiz: paquete.raiz.path)
    switch resultado.fin {
    case .codigo(0):
      return .compila(avisos: diagnosticos.filter { $0.gravedad == .aviso })
    case .interrumpido:
      throw ErrorDelCuaderno.interrumpido
    default:
      if diagnosticos.contains(where: { $0.gravedad == .error }) {
        return .noCompila(salida: resultado.salida, diagnosticos: diagnosticos)
      }
      throw ErrorDelCuaderno.herramientas(
        "«swift build» no terminó y no señaló ninguna línea. Dijo:\n"
          + resultado.salida.split(separator: "\n").suffix(12).joined(separator: "\n"))
    }
  }
}
