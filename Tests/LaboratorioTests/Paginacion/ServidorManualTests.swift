import Laboratorio
import Testing

@MainActor
@Suite("Servidor manual", .timeLimit(.minutes(1)))
struct ServidorManualTests {
  private let servidor = ServidorManual<String, Int>()

  @Test("responde en el orden que dice la prueba, y no antes")
  func orden() async {
    var llegadas: [Int] = []
    for nombre in ["a", "b"] {
      Task { llegadas.append((try? await servidor.pedir(nombre)) ?? -1) }
    }
    await servidor.asentar()
    #expect(servidor.peticiones == ["a", "b"])
    #expect(servidor.enVuelo == 2)
    await servidor.responder(2, con: 20)
    #expect(llegadas == [20])
    await servidor.fallar(1, con: ErrorDeServidor.noDisponible)
    #expect(llegadas == [20, -1])
    #expect(servidor.enVuelo == 0)
  }

  @Test("responder a una petición que no se hizo no hace nada")
  func inexistente() async {
    await servidor.responder(3, con: 1)
    await servidor.fallar(3, con: ErrorDeServidor.noDisponible)
    #expect(servidor.peticiones.isEmpty)
  }

  @Test("una tarea cancelada antes de pedir no llega a salir; una en camino se responde igual")
  func canceladas() async {
    let antes = Task { try await servidor.pedir("antes") }
    antes.cancel()
    await #expect(throws: CancellationError.self) { try await antes.value }
    #expect(servidor.peticiones.isEmpty)
    let enCamino = Task { try await servidor.pedir("en camino") }
    await servidor.asentar()
    enCamino.cancel()
    await servidor.responder(1, con: 7)
    #expect(await enCamino.result.map { $0 == 7 } == .success(true))
  }
}

extension Result where Success: Equatable {
  fileprivate static func == (a: Self, b: Self) -> Bool {
    (try? a.get()) == (try? b.get())
  }
}
