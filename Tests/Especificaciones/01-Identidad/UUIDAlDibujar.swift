import Apoyo
import Identidad
import Laboratorio
import MiniSwiftUI
import Testing

private func lista(_ cuantos: Int) -> [Episodio] {
  (0..<cuantos).map { Episodio(numero: $0, titulo: "Episodio \($0)") }
}

/// Con todas las filas en pantalla, el encabezado cambia diez veces y los episodios ninguna.
private let escenario = Escenario(
  "Cambiar diez veces el encabezado",
  unidad: Unidad("identidad creada", "identidades creadas"), elementos: "episodios"
) { n in
  let episodios = lista(n)
  let pantalla = Pantalla(alto: Double(n + 2) * 44, altoDeFila: 44) {
    ListaDeEpisodios(episodios: episodios, actualizadaHace: 0)
  }
  let conteo = pantalla.contar {
    for minuto in 1...10 {
      pantalla.mostrar(ListaDeEpisodios(episodios: episodios, actualizadaHace: minuto))
    }
  }
  return [
    Cuenta("identidades creadas", conteo.identidadesCreadas(de: FilaDeEpisodio.self)),
    Cuenta("cuerpos de fila evaluados", conteo.cuerposEvaluados(de: FilaDeEpisodio.self)),
  ]
}

@MainActor
@Suite(
  "Kata 1.2 · UUID al dibujar", .kata("identidad-uuid-en-body"),
  .escenario(
    escenario,
    costes: [
      "cuerpos de fila evaluados": .microseconds(50), "identidades creadas": .microseconds(100),
    ]))
struct UUIDAlDibujar {
  @Test("Cambiar diez veces el encabezado de 100 episodios no crea ninguna fila")
  func diezEvaluaciones() async throws {
    let creadas = try await escenario.contar(a: 100).valor(de: "identidades creadas")
    exigir(
      creadas, .exacto(0), de: Unidad("identidad creada", "identidades creadas"),
      porque: "Los episodios son los mismos. Un id que se fabrica al dibujar es nuevo cada vez, y "
        + "una fila con un id nuevo es otra fila.")
  }

  @Test("La marca se conserva cuando cambia el encabezado")
  func marcaTrasCambiarElEncabezado() {
    let pantalla = conMarca(enFila: 1)
    pantalla.mostrar(ListaDeEpisodios(episodios: lista(3), actualizadaHace: 1))
    exigirIgual(
      marcados(pantalla), ["Episodio 1"], porque: "Nadie ha desmarcado el episodio 1.")
  }

  @Test("La marca sigue a su episodio cuando el servidor cambia el orden")
  func marcaTrasReordenar() {
    let pantalla = conMarca(enFila: 1)
    let otroOrden = [lista(3)[2], lista(3)[0], lista(3)[1]]
    pantalla.mostrar(ListaDeEpisodios(episodios: otroOrden, actualizadaHace: 1))
    exigirIgual(
      marcados(pantalla), ["Episodio 1"],
      porque: "La marca es del episodio y no del lugar que ocupa.")
  }

  @Test("Corregir un título no desmarca el episodio")
  func marcaTrasCorregirElTitulo() {
    let pantalla = conMarca(enFila: 1)
    var episodios = lista(3)
    episodios[1].titulo = "Episodio uno"
    pantalla.mostrar(ListaDeEpisodios(episodios: episodios, actualizadaHace: 1))
    exigirIgual(
      marcados(pantalla), ["Episodio uno"],
      porque: "El servidor ha corregido el título; el episodio es el mismo.")
  }

  @Test("El encabezado y los títulos están al día")
  func contenidoAlDia() {
    let pantalla = Pantalla { ListaDeEpisodios(episodios: lista(2), actualizadaHace: 0) }
    pantalla.mostrar(ListaDeEpisodios(episodios: lista(3), actualizadaHace: 7))
    exigirIgual(
      pantalla.textos.filter { $0.hasPrefix("Actualizada") || $0.hasPrefix("Episodio") },
      ["Actualizada hace 7 min", "Episodio 0", "Episodio 1", "Episodio 2"],
      porque: "La pantalla debe enseñar lo último que se le dio.")
  }

  private func conMarca(enFila fila: Int) -> Pantalla {
    let pantalla = Pantalla {
      ListaDeEpisodios(episodios: lista(3), actualizadaHace: 0)
    }
    pantalla.tocar("Marcar", fila: fila)
    return pantalla
  }

  private func marcados(_ pantalla: Pantalla) -> [String] {
    pantalla.filas.filter { $0.contains("Para descargar") }.map { $0[0] }
  }
}
