import MiniTCA

/// El coste de enviar acciones: cómo crece y qué copia.
@MainActor
enum MedidasDeStore {
  static let limiteDelExponente = 1.05

  /// Enviar n acciones seguidas.
  static func envios() -> Crecimiento {
    Crecimiento(
      "n envíos seguidos", tamanos: [10_000, 20_000, 50_000, 100_000, 200_000],
      limite: limiteDelExponente
    ) { envios in
      let store = Lista.store(100)
      return { for _ in 0..<envios { store.send(.contar) } }
    }
  }

  /// Cambiar una fila por su *store* según cuántas hay: no debe crecer.
  static func unaFila() -> Crecimiento {
    Crecimiento(
      "1 000 cambios de una fila, con n filas", tamanos: [100, 1_000, 5_000, 20_000, 50_000],
      limite: 0.3
    ) { filas in
      let store = Lista.store(filas)
      let fila = store.scope(state: \.filas, action: \.filas)[filas / 2]
      return { for _ in 0..<1_000 { fila.send(.pulsar) } }
    }
  }

  /// Lo que escribe y copia cambiar 1 de 50 000 filas, con 20 a la vista.
  static func copias() -> RecuentoDeColecciones {
    let store = Lista.store(50_000)
    let visibles = store.scope(state: \.filas, action: \.filas).prefix(20).map { fila in
      _ = fila.texto
      return fila
    }
    let (_, recuento) = recontarColecciones { visibles[7].send(.pulsar) }
    conservar(visibles)
    return recuento
  }

  /// Lo que crece la memoria entre 100 000 y 400 000 envíos, en KiB.
  static func memoria() -> Int {
    let store = Lista.store(1_000)
    for _ in 0..<100_000 { store.send(.contar) }
    let antes = Memoria.maximaEnKiB
    for _ in 0..<300_000 { store.send(.contar) }
    return Memoria.maximaEnKiB - antes
  }
}

/// Cómo crece el tiempo de un trabajo con su tamaño.
struct Crecimiento {
  let nombre: String
  let limite: Double
  let tamanos: [Int]
  /// Tiempo de cada tamaño, en veces el del primero.
  let veces: [Double]
  /// La pendiente en escala logarítmica: 0 es constante, 1 es lineal, 2 es cuadrático.
  let exponente: Double

  /// Mide un trabajo a varios tamaños.
  ///
  /// - Parameters:
  ///   - nombre: qué se mide.
  ///   - tamanos: los tamaños.
  ///   - limite: el exponente máximo.
  ///   - preparar: monta el trabajo de un tamaño, sin cronometrar, y lo devuelve.
  init(_ nombre: String, tamanos: [Int], limite: Double, preparar: (Int) -> () -> Void) {
    // Por turnos: una ronda completa de tamaños cada vez, para que el ruido se reparta.
    var segundos = [[Double]](repeating: [], count: tamanos.count)
    for _ in 0..<9 {
      for (posicion, tamano) in tamanos.enumerated() {
        let trabajo = preparar(tamano)
        segundos[posicion].append(Reloj.segundos(trabajo))
      }
    }
    let medianas = segundos.map(Reloj.mediana)
    self.nombre = nombre
    self.limite = limite
    self.tamanos = tamanos
    veces = medianas.map { $0 / medianas[0] }
    exponente = Self.pendiente(tamanos.map(Double.init), medianas)
  }

  var cumple: Bool { exponente <= limite }
}
