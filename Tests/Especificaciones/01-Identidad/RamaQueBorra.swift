import Apoyo
import Identidad
import Laboratorio
import MiniSwiftUI
import Testing

private func lista(_ cuantos: Int) -> [Mensaje] {
  (0..<cuantos).map { Mensaje(id: $0, texto: "Mensaje \($0)", destacado: false) }
}

private func destacados(_ mensajes: [Mensaje]) -> [Mensaje] {
  mensajes.map { Mensaje(id: $0.id, texto: $0.texto, destacado: true) }
}

/// Con todas las filas en pantalla se destacan todos los mensajes.
private let escenario = Escenario(
  "Destacar todos los mensajes", unidad: Unidad("identidad creada", "identidades creadas"),
  elementos: "mensajes"
) { n in
  let mensajes = lista(n)
  let pantalla = Pantalla(alto: Double(n + 1) * 44, altoDeFila: 44) {
    ListaDeMensajes(mensajes: mensajes)
  }
  let conteo = pantalla.contar {
    pantalla.mostrar(ListaDeMensajes(mensajes: destacados(mensajes)))
  }
  return [
    Cuenta("identidades creadas", conteo.identidadesCreadas(de: FilaDeMensaje.self)),
    Cuenta("identidades destruidas", conteo.identidadesDestruidas(de: FilaDeMensaje.self)),
  ]
}

@MainActor
@Suite(
  "Kata 1.4 · La rama que borra el estado", .kata("identidad-rama"),
  .escenario(
    escenario,
    costes: ["identidades creadas": .microseconds(100)]))
struct RamaQueBorra {
  @Test("Destacar 1 000 mensajes no crea ni destruye ninguna fila")
  func destacarNoRecrea() async throws {
    let cuentas = try await escenario.contar(a: 1_000)
    exigir(
      try cuentas.valor(de: "identidades creadas"), .exacto(0), de: "identidades creadas",
      porque: "Un mensaje destacado es el mismo mensaje. Las dos ramas de un «if» son dos vistas "
        + "distintas: cambiar de rama tira una y construye la otra.")
    exigir(
      try cuentas.valor(de: "identidades destruidas"), .exacto(0), de: "identidades destruidas",
      porque: "Ningún mensaje se ha ido.")
  }

  @Test("La respuesta a medio escribir sigue ahí al destacar y al dejar de destacar")
  func respuestaTrasDestacar() {
    let mensajes = lista(3)
    let pantalla = Pantalla { ListaDeMensajes(mensajes: mensajes) }
    pantalla.escribir("Voy para allá", en: "Responder", fila: 1)
    pantalla.mostrar(ListaDeMensajes(mensajes: destacados(mensajes)))
    exigirIgual(
      pantalla.filas[1], ["Mensaje 1", "Voy para allá"],
      porque: "Destacar un mensaje no puede borrar lo que se está escribiendo.")
    pantalla.mostrar(ListaDeMensajes(mensajes: mensajes))
    exigirIgual(
      pantalla.filas[1], ["Mensaje 1", "Voy para allá"],
      porque: "Dejar de destacarlo, tampoco.")
  }

  @Test("Los mensajes destacados se distinguen por el fondo y los demás no")
  func fondo() {
    var mensajes = lista(3)
    mensajes[1].destacado = true
    let pantalla = Pantalla { ListaDeMensajes(mensajes: mensajes) }
    exigirIgual(
      amarillas(pantalla), [false, true, false],
      porque: "El mensaje destacado lleva fondo amarillo y los demás no.")
    pantalla.mostrar(ListaDeMensajes(mensajes: lista(3)))
    exigirIgual(
      amarillas(pantalla), [false, false, false],
      porque: "Al dejar de destacarlo, el fondo amarillo se quita.")
  }

  /// Qué filas llevan un fondo amarillo.
  private func amarillas(_ pantalla: Pantalla) -> [Bool] {
    pantalla.rasgos.map { rasgos in
      rasgos.contains {
        // Un amarillo transparente del todo no se ve.
        $0.hasPrefix("background") && $0.contains("yellow") && !$0.hasSuffix(" 0.0")
      }
    }
  }
}
