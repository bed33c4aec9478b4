import MiniSwiftUI
import Testing

private protocol Servicio: Sendable {}

private struct ServicioConNombre: Servicio { let nombre: String }
private final class ServicioConIdentidad: Servicio {}

private struct Fila: View {
  let servicio: any Servicio
  var body: some View { Text("fila") }
}

@MainActor @Suite("Campos existenciales") struct ExistencialesTests {
  @Test("una vista con un campo «any P» se compara por el valor de dentro")
  func valor() {
    let pantalla = Pantalla { Fila(servicio: ServicioConNombre(nombre: "a")) }
    let igual = pantalla.contar { pantalla.mostrar(Fila(servicio: ServicioConNombre(nombre: "a"))) }
    #expect(igual.cuerposEvaluados == 0)
    let otro = pantalla.contar { pantalla.mostrar(Fila(servicio: ServicioConNombre(nombre: "b"))) }
    #expect(otro.cuerposEvaluados == 1)
  }

  @Test("si lo de dentro es una clase sin «==», por su identidad; y otro tipo es otro valor")
  func referencia() {
    let servicio = ServicioConIdentidad()
    let pantalla = Pantalla { Fila(servicio: servicio) }
    #expect(pantalla.contar { pantalla.mostrar(Fila(servicio: servicio)) }.cuerposEvaluados == 0)
    let nueva = pantalla.contar { pantalla.mostrar(Fila(servicio: ServicioConIdentidad())) }
    #expect(nueva.cuerposEvaluados == 1)
    let valor = pantalla.contar { pantalla.mostrar(Fila(servicio: ServicioConNombre(nombre: "a"))) }
    #expect(valor.cuerposEvaluados == 1)
  }
}
