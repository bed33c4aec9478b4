import MiniTCA
import Testing

@Suite("TestClock · contrato", .timeLimit(.minutes(5)))
struct TestClockTests {
  let clock = TestClock()

  @Test("No despierta a nadie antes de su plazo, y sí en él")
  func plazo() async {
    let apuntes = Apuntes<Int>()
    let tarea = Task { [clock] in
      try await clock.sleep(for: .seconds(2))
      apuntes.apuntar(2)
    }
    await clock.advance(by: .seconds(1))
    #expect(apuntes.todos.isEmpty)
    await clock.advance(by: .seconds(1))
    #expect(apuntes.todos == [2])
    #expect(clock.now.offset == .seconds(2))
    _ = await tarea.result
  }

  @Test("Despierta por orden de plazo, no de llegada")
  func orden() async {
    let apuntes = Apuntes<Int>()
    for segundos in [3, 1, 2] {
      Task { [clock] in
        try await clock.sleep(for: .seconds(segundos))
        apuntes.apuntar(segundos)
      }
      await clock.advance()
    }
    await clock.advance(by: .seconds(10))
    #expect(apuntes.todos == [1, 2, 3])
  }

  @Test("Quien se vuelve a dormir dentro del tramo se vuelve a despertar")
  func reentrada() async {
    let apuntes = Apuntes<Duration>()
    let tarea = Task { [clock] in
      for _ in 0..<10 {
        try await clock.sleep(for: .seconds(1))
        apuntes.apuntar(clock.now.offset)
      }
    }
    await clock.advance(by: .seconds(5))
    #expect(apuntes.todos == (1...5).map { .seconds($0) })
    tarea.cancel()
    _ = await tarea.result
  }

  @Test("Un plazo pasado vuelve enseguida; uno igual a ahora suspende hasta el siguiente avance")
  func plazoIgualOAnterior() async throws {
    await clock.advance(by: .seconds(5))
    try await clock.sleep(until: TestClock<Duration>.Instant(offset: .seconds(4)))
    let apuntes = Apuntes<Bool>()
    let tarea = Task { [clock] in
      try await clock.sleep(until: TestClock<Duration>.Instant(offset: .seconds(5)))
      apuntes.apuntar(true)
    }
    await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
    #expect(apuntes.todos.isEmpty)
    await clock.advance()
    #expect(apuntes.todos == [true])
    _ = await tarea.result
  }

  @Test("Cancelar a quien duerme lo despierta con `CancellationError` y no queda nadie dormido")
  func cancelacion() async throws {
    let tarea = Task { [clock] in try await clock.sleep(for: .seconds(1)) }
    await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
    tarea.cancel()
    await #expect(throws: CancellationError.self) { try await tarea.value }
    try await clock.checkSuspension()
  }

  @Test("Una tarea ya cancelada no llega a dormirse")
  func yaCancelada() async throws {
    let tarea = Task { [clock] in
      while !Task.isCancelled { await Task.yield() }
      try await clock.sleep(for: .seconds(1))
    }
    tarea.cancel()
    await #expect(throws: CancellationError.self) { try await tarea.value }
    try await clock.checkSuspension()
  }

  @Test("`run` llega hasta la última espera")
  func hastaElFinal() async {
    let apuntes = Apuntes<Int>()
    Task { [clock] in
      for paso in 1...4 {
        try await clock.sleep(for: .seconds(paso))
        apuntes.apuntar(paso)
      }
    }
    await clock.run()
    #expect(apuntes.todos == [1, 2, 3, 4])
    #expect(clock.now.offset == .seconds(10))
  }

  @Test("`run` con un temporizador sin fin falla con un texto y despierta a quien quede")
  func sinFin() async {
    let tarea = Task { [clock] in
      while true { try await clock.sleep(for: .seconds(1)) }
    }
    let textos = await problemas { await clock.run(timeout: .milliseconds(30)) }
    #expect(textos.count == 1)
    #expect(textos.first?.contains("queda") == true)
    #expect(textos.first?.contains("1\u{A0}espera.") == true)
    await #expect(throws: CancellationError.self) { try await tarea.value }
  }

  @Test("El error de `checkSuspension` dice cuántas esperas hay")
  func errorLegible() async {
    let tareas = (0..<2).map { _ in
      Task { [clock] in try await clock.sleep(for: .seconds(1)) }
    }
    let error = await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
    #expect(error?.description == "Hay 2\u{A0}esperas sin vencer en el TestClock.")
    await clock.run()
    for tarea in tareas { _ = await tarea.result }
  }

  @Test("El temporizador late en múltiplos del intervalo, también tras un `any Clock`")
  func temporizador() async {
    let inyectado: any Clock<Duration> = clock
    let apuntes = Apuntes<Duration>()
    let tarea = Task {
      for await transcurrido in inyectado.timer(interval: .milliseconds(300)) {
        apuntes.apuntar(transcurrido)
      }
      apuntes.apuntar(.zero)
    }
    await clock.advance(by: .seconds(1))
    #expect(apuntes.todos == [.milliseconds(300), .milliseconds(600), .milliseconds(900)])
    tarea.cancel()
    await tarea.value
    #expect(apuntes.todos.last == .zero)
  }

  @Test("`ImmediateClock` no suspende: salta al plazo")
  func inmediato() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(60))
    try await clock.sleep(for: .seconds(60))
    #expect(clock.now.offset == .seconds(120))
    let tarea = Task {
      while !Task.isCancelled { await Task.yield() }
      try await clock.sleep(for: .seconds(1))
    }
    tarea.cancel()
    await #expect(throws: CancellationError.self) { try await tarea.value }
  }
}
