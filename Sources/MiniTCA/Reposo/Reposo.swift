/// Esperar a que no quede nada por hacer sin esperar tiempo real.
///
/// Un efecto está en reposo cuando se ha suspendido en algo que solo llega de fuera: un reloj de
/// prueba, una respuesta, un *stream*. Ceder el turno «unas cuantas veces» y confiar es lo que hace
/// frágiles a las pruebas asíncronas; aquí se pregunta a los ejecutores de los *stores* si les ha
/// entrado trabajo, y se repite hasta que varias vueltas seguidas no mueven nada.
enum Reposo {
  /// Tiempo real máximo, y vueltas máximas: ni un efecto que no se suspende ni uno que no para de
  /// suspenderse pueden colgar la prueba.
  private static let limite = Duration.seconds(5)
  private static let maximoDeVueltas = 300
  private static let limitePorCola = Duration.milliseconds(500)
  private static let vueltasQuietas = 3
  private static let turnosPorVuelta = 10

  /// Vuelve cuando los efectos están suspendidos, o tras el límite.
  ///
  /// - Parameter propio: un ejecutor al que esperar además de los de esta prueba.
  static func esperar(a propio: EjecutorDeEfectos? = nil) async {
    let reloj = ContinuousClock()
    let final = reloj.now.advanced(by: limite)
    var quietas = 0
    var vueltas = 0
    while quietas < vueltasQuietas, vueltas < maximoDeVueltas, reloj.now < final {
      vueltas += 1
      var ejecutores = RegistroDeEjecutores.deEstaPrueba
      if let propio, !ejecutores.contains(where: { $0 === propio }) { ejecutores.append(propio) }
      let antes = ejecutores.map(\.totalDeEncolados)
      for ejecutor in ejecutores { await ejecutor.vaciar(limite: limitePorCola) }
      await cederElActorPrincipal()
      await cederElGrupo()
      quietas = ejecutores.map(\.totalDeEncolados) == antes ? quietas + 1 : 0
    }
  }

  /// Deja pasar lo que espera turno en el actor principal, y lo que eso encole detrás.
  @MainActor
  private static func cederElActorPrincipal() async {
    for _ in 0..<turnosPorVuelta { await Task.yield() }
  }

  /// Deja pasar lo que corre en el grupo cooperativo: tareas que no nacieron de un efecto. Ahí no
  /// hay a quién preguntar, así que esta parte es un margen y no una garantía.
  private static func cederElGrupo() async {
    for _ in 0..<turnosPorVuelta / 2 {
      await Task.detached(priority: .background) { await Task.yield() }.value
    }
  }
}
