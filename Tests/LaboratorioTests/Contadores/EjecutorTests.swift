import Dispatch
import Laboratorio
import Testing

@Suite("¿Corre en el actor principal?")
struct EjecutorTests {
  @Test("sí en el actor principal, antes y después de suspenderse")
  @MainActor
  func principal() async {
    #expect(Ejecutor.esPrincipal)
    await Task.yield()
    #expect(Ejecutor.esPrincipal)
    await Task { #expect(Ejecutor.esPrincipal) }.value
    #expect(Ejecutor.esPrincipal)
  }

  @Test("no en una tarea separada, en otro actor ni en otra cola")
  @MainActor
  func fuera() async {
    await Task.detached { #expect(!Ejecutor.esPrincipal) }.value
    #expect(await Taller().esPrincipal == false)
    let enCola = await withCheckedContinuation { continuacion in
      DispatchQueue.global().async { continuacion.resume(returning: Ejecutor.esPrincipal) }
    }
    #expect(!enCola)
  }

  @Test("una función concurrente sale del actor principal y la que hereda el actor no")
  @MainActor
  func funciones() async {
    #expect(await enConcurrente() == false)
    #expect(await enElDeQuienLlama())
  }

  @Test("el testigo separa lo hecho dentro de lo hecho fuera, también en Task.detached")
  @MainActor
  func testigo() async {
    let testigo = TestigoDeEjecutor()
    testigo.apuntar()
    await Task.detached {
      testigo.apuntar()
      testigo.apuntar()
    }.value
    #expect(testigo.enPrincipal == 1)
    #expect(testigo.fuera == 2)
    #expect(
      testigo.description == "1 vez en el actor principal, 2 veces fuera del actor principal"
    )
  }

  @Test("un dato atestiguado apunta cada lectura con su ejecutor, y compararlo no es leerlo")
  @MainActor
  func datoAtestiguado() async {
    let testigo = TestigoDeEjecutor()
    let dato = Atestiguado(7, testigo)
    #expect(dato == Atestiguado(7, TestigoDeEjecutor()))
    #expect(dato != Atestiguado(8, testigo))
    #expect(testigo.enPrincipal == 0)
    #expect(dato.valor == 7)
    #expect(await Task.detached { dato.valor }.value == 7)
    #expect(testigo.enPrincipal == 1)
    #expect(testigo.fuera == 1)
  }

  @concurrent private func enConcurrente() async -> Bool { Ejecutor.esPrincipal }

  private nonisolated(nonsending) func enElDeQuienLlama() async -> Bool { Ejecutor.esPrincipal }

  private actor Taller {
    var esPrincipal: Bool { Ejecutor.esPrincipal }
  }
}
