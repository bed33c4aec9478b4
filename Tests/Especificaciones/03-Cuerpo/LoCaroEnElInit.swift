import Apoyo
import Cuerpo
import Laboratorio
import MiniSwiftUI
import Testing

private func audios(_ cuantos: Int) -> [Audio] {
  (0..<cuantos).map { numero in
    Audio(id: numero, titulo: "Audio \(numero)", muestras: Array(repeating: numero, count: 32))
  }
}

/// Con dos audios en pantalla, el encabezado cambia muchas veces y los audios ninguna.
private let escenario = Escenario(
  "Cambiar el encabezado con dos audios en pantalla",
  unidad: Unidad("onda calculada", "ondas calculadas"), elementos: "cambios del encabezado"
) { n in
  let lista = audios(2)
  let contadores = Contadores()
  contadores.durante {
    let pantalla = Pantalla { ListaDeAudios(audios: lista, porEscuchar: 0) }
    for vez in 1...n { pantalla.mostrar(ListaDeAudios(audios: lista, porEscuchar: vez)) }
  }
  return [Cuenta("ondas calculadas", contadores["ondas calculadas"].valor)]
}

@MainActor
@Suite(
  "Kata 3.5 · Lo caro en el init", .kata("cuerpo-init"),
  .escenario(escenario, costes: ["ondas calculadas": .microseconds(200)]))
struct LoCaroEnElInit {
  @Test("Cambiar 1 000 veces el encabezado calcula la onda de cada audio una vez")
  func unaVezPorFila() async throws {
    exigir(
      try await escenario.contar(a: 1_000).valor(de: "ondas calculadas"), .exacto(2),
      de: Unidad("onda calculada", "ondas calculadas"),
      porque: "Dos audios son dos ondas. El init de una fila se ejecuta cada vez que se evalúa "
        + "quien la contiene: lo que se fabrica ahí se vuelve a fabricar, aunque se tire.")
  }

  @Test("Un audio a medias sigue por donde iba al cambiar el encabezado")
  func posicion() {
    let pantalla = conUnoAMedias()
    pantalla.mostrar(ListaDeAudios(audios: audios(3), porEscuchar: 2))
    exigirIgual(
      posiciones(pantalla), ["0 de 4", "2 de 4", "0 de 4"],
      porque: "Nadie ha vuelto atrás: el encabezado no dice nada de por dónde va cada audio.")
    exigirIgual(
      pantalla.textos.first, "2 por escuchar", porque: "El encabezado tiene que estar al día.")
  }

  @Test("Corregir un título se ve y no mueve el audio")
  func titulo() {
    let pantalla = conUnoAMedias()
    var lista = audios(3)
    lista[1].titulo = "Entrevista"
    pantalla.mostrar(ListaDeAudios(audios: lista, porEscuchar: 3))
    exigirIgual(
      pantalla.filas[1].prefix(2), ["Entrevista", "2 de 4"],
      porque: "Es el mismo audio con otro título.")
  }

  @Test("Avanzar un audio no avanza los demás")
  func cadaUnoLaSuya() {
    exigirIgual(
      posiciones(conUnoAMedias()), ["0 de 4", "2 de 4", "0 de 4"],
      porque: "Solo se ha tocado el segundo: cada fila tiene su onda.")
  }

  @Test("Otra pantalla con los mismos audios empieza desde el principio")
  func otraPantalla() {
    _ = conUnoAMedias()
    let otra = Pantalla { ListaDeAudios(audios: audios(3), porEscuchar: 3) }
    exigirIgual(
      posiciones(otra), ["0 de 4", "0 de 4", "0 de 4"],
      porque: "La onda vive lo que vive su fila. Si sobrevive a la pantalla, no se libera nunca.")
  }

  private func conUnoAMedias() -> Pantalla {
    let pantalla = Pantalla { ListaDeAudios(audios: audios(3), porEscuchar: 3) }
    pantalla.tocar("Avanzar", fila: 1)
    pantalla.tocar("Avanzar", fila: 1)
    return pantalla
  }

  private func posiciones(_ pantalla: Pantalla) -> [String] { pantalla.filas.map { $0[1] } }
}
