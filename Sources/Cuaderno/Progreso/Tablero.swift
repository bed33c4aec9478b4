import Foundation

/// En qué punto está cada kata, calculado de los archivos y de los veredictos que siguen valiendo.
struct Tablero {
  private let paquete: Paquete
  private let progreso: Progreso
  private let huellas: Huellas
  /// `nil` si no hay herramientas de Swift: los veredictos guardados se dan por buenos.
  private let herramientas: String?
  let katas: [Kata]

  init(sesion: Sesion, progreso: Progreso) {
    paquete = sesion.paquete
    katas = sesion.catalogo.katas
    self.progreso = progreso
    huellas = Huellas(paquete: sesion.paquete, catalogo: sesion.catalogo)
    herramientas = (try? Herramientas.buscar(en: sesion.entorno))?.huella
  }

  var resueltas: Int { katas.count { estado(de: $0) == .resuelta } }

  func estado(de kata: Kata) -> EstadoDeKata {
    switch veredictoVigente(de: kata)?.estado {
    case .verde?: .resuelta
    case .noCompila?: .noCompila
    default: estaIntacta(kata) ? .sinEmpezar : .enCurso
    }
  }

  /// El último veredicto si el archivo, la especificación, los runtimes y las herramientas son los
  /// mismos que entonces.
  func veredictoVigente(de kata: Kata) -> Veredicto? {
    guard let ficha = progreso.katas[kata.id], let veredicto = ficha.veredicto,
      ficha.huella == huellas.huella(de: kata, fuente: .katas),
      herramientas == nil || ficha.herramientas == herramientas
    else { return nil }
    return veredicto
  }

  /// El archivo de quien lee es el que se entregó.
  func estaIntacta(_ kata: Kata) -> Bool {
    let propia = try? paquete.datos(kata.rutaDeTrabajo)
    return propia != nil && propia == (try? paquete.datos("Sources/Broken/\(kata.rutaRelativa)"))
  }
}
