import Laboratorio
import Testing

@Suite("Escenarios")
@MainActor
struct EscenarioTests {
  private let cuadratico = Escenario("Comparar por parejas", unidad: "comparaciones") { n in
    [Cuenta("comparaciones", n * n), Cuenta("copias", n)]
  }

  @Test("devuelve los conteos al tamaño pedido, con el principal primero")
  func cuenta() async throws {
    let cuentas = try await cuadratico.contar(a: 30)
    #expect(cuentas == [Cuenta("comparaciones", 900), Cuenta("copias", 30)])
    #expect(try cuentas.valor(de: "copias") == 30)
  }

  @Test("una errata en el nombre de la cuenta es un error que dice cuáles hay")
  func errata() async throws {
    let cuentas = try await cuadratico.contar(a: 3)
    let error = #expect(throws: ErrorDeEscenario.self) {
      try cuentas.valor(de: "comparasiones")
    }
    #expect(
      error?.description
        == "No hay ninguna cuenta «comparasiones»; hay: «comparaciones», «copias»."
    )
  }

  @Test("no contar nada, o contarlo dos veces, es un error")
  func invalidos() async {
    let vacio = Escenario("Vacío", unidad: "filas") { _ in [] }
    await #expect(throws: ErrorDeEscenario.sinCuentas(escenario: "Vacío")) {
      try await vacio.contar(a: 1)
    }
    let doble = Escenario("Doble", unidad: "filas") { n in [Cuenta("filas", n), Cuenta("filas", n)]
    }
    await #expect(throws: ErrorDeEscenario.cuentaRepetida(nombre: "filas", escenario: "Doble")) {
      try await doble.contar(a: 1)
    }
  }

  @Test("un tamaño menor que 1 se rechaza sin ejecutar el trabajo", arguments: [0, -1, Int.min])
  func tamanos(n: Int) async {
    let ejecuciones = Contador("ejecuciones")
    let escenario = Escenario("Contado", unidad: "filas") { n in
      ejecuciones.sumar()
      return [Cuenta("filas", n)]
    }
    await #expect(throws: ErrorDeEscenario.tamanoNoValido(n)) { try await escenario.contar(a: n) }
    #expect(ejecuciones.valor == 0)
  }

  @Test("el trabajo corre en el actor principal y su error sale tal cual")
  func actorYError() async throws {
    struct Averia: Error {}
    let principal = Escenario("Dónde corre", unidad: "veces") { _ in
      await Task.yield()
      return [Cuenta("veces", Ejecutor.esPrincipal ? 1 : 0)]
    }
    #expect(try await principal.contar(a: 1) == [Cuenta("veces", 1)])
    let averiado = Escenario("Averiado", unidad: "veces") { _ in throw Averia() }
    await #expect(throws: Averia.self) { try await averiado.contar(a: 1) }
  }
}
