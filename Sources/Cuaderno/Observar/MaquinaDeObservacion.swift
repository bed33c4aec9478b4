/// Las decisiones del modo de vigilancia, sin terminal, hilos ni archivos: sucesos dentro, efectos
/// fuera.
struct MaquinaDeObservacion: Equatable {
  enum Suceso: Equatable {
    case tecla(Tecla)
    /// El archivo de la kata cambió en disco.
    case guardado
    case veredicto(Veredicto)
    /// La prueba no se pudo hacer; el texto ya está listo para enseñar.
    case fallo(String)
    case avance(String)
    /// La tabla de `medir`, o por qué no se pudo.
    case medida(String)
    case redimension
  }

  enum Efecto: Equatable {
    case dibujar
    /// Prueba la kata actual; si ya se estaba probando, lo anterior se abandona.
    case probar(deNuevo: Bool)
    /// Mide la kata en su hilo; el resultado llega como `medida`.
    case medir
    /// Pide el texto de un panel, que llega por `abrir`.
    case abrir(Panel)
    case salir(codigo: Int32)
  }

  enum Panel: Equatable {
    case pista
    case solucion
    case lista
  }

  enum Fase: Equatable {
    case probando(avance: String)
    case visto(Veredicto)
    case fallo(String)
  }

  private(set) var kata: Kata
  private(set) var fase = Fase.probando(avance: "Preparando…")
  /// Lo que se enseña debajo del veredicto.
  private(set) var panel: String?
  private let siguiente: @Sendable (Kata) -> Kata?

  init(kata: Kata, siguiente: @escaping @Sendable (Kata) -> Kata?) {
    self.kata = kata
    self.siguiente = siguiente
  }

  static func == (a: MaquinaDeObservacion, b: MaquinaDeObservacion) -> Bool {
    a.kata == b.kata && a.fase == b.fase && a.panel == b.panel
  }

  mutating func recibir(_ suceso: Suceso) -> [Efecto] {
    switch suceso {
    case .tecla(let tecla):
      return recibir(tecla)
    case .guardado:
      panel = nil
      return empezar(deNuevo: false)
    case .veredicto(let veredicto):
      fase = .visto(veredicto)
      return [.dibujar]
    case .fallo(let texto):
      fase = .fallo(texto)
      return [.dibujar]
    case .avance(let texto):
      guard case .probando = fase else { return [] }
      fase = .probando(avance: texto)
      return [.dibujar]
    case .medida(let texto):
      return abrir(texto)
    case .redimension:
      return [.dibujar]
    }
  }

  /// El texto de un panel ya preparado.
  mutating func abrir(_ texto: String) -> [Efecto] {
    panel = texto
    return [.dibujar]
  }

  private mutating func recibir(_ tecla: Tecla) -> [Efecto] {
    switch tecla {
    case .letra("q"): return [.salir(codigo: 0)]
    case .interrumpir: return [.salir(codigo: 130)]
    case .letra("r"):
      panel = nil
      return empezar(deNuevo: true)
    case .letra("p"): return [.abrir(.pista)]
    case .letra("s"): return [.abrir(.solucion)]
    case .letra("l"): return [.abrir(.lista)]
    case .letra("m"): return [.medir]
    case .letra("n"), .intro: return avanzar()
    case .letra: return []
    }
  }

  /// Solo se avanza desde el verde, y solo a mano: así queda tiempo de leer por qué funciona.
  private mutating func avanzar() -> [Efecto] {
    guard case .visto(let veredicto) = fase, veredicto.esVerde else {
      panel = "Todavía no está en verde. «workbook probar» con otro número abre otra kata."
      return [.dibujar]
    }
    guard let otra = siguiente(kata) else {
      panel = "Era la última kata. «workbook lista» enseña si queda alguna."
      return [.dibujar]
    }
    kata = otra
    panel = nil
    return empezar(deNuevo: false)
  }

  private mutating func empezar(deNuevo: Bool) -> [Efecto] {
    fase = .probando(avance: "Preparando…")
    return [.dibujar, .probar(deNuevo: deNuevo)]
  }
}

/// Las teclas que el modo de vigilancia distingue.
enum Tecla: Equatable {
  case letra(Character)
  case intro
  /// Ctrl-C o Ctrl-D.
  case interrumpir

  /// Un byte de la terminal; las flechas y demás secuencias se pasan por alto.
  init?(byte: UInt8) {
    switch byte {
    case 3, 4: self = .interrumpir
    case 10, 13: self = .intro
    case 97...122: self = .letra(Character(UnicodeScalar(byte)))
    case 65...90: self = .letra(Character(UnicodeScalar(byte + 32)))
    default: return nil
    }
  }
}
