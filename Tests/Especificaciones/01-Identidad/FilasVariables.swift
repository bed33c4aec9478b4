import Apoyo
import Identidad
import Laboratorio
import MiniSwiftUI
import Testing

/// Una de cada cuatro está descargada.
private func canciones(_ cuantas: Int) -> [Cancion] {
  (0..<cuantas).map {
    Cancion(id: $0, titulo: "Canción \($0)", descargada: $0.isMultiple(of: 4))
  }
}

/// Se abre la biblioteca con el filtro puesto y, después, cambia el encabezado.
private let escenario = Escenario(
  "Abrir la biblioteca filtrada y cambiar el encabezado",
  unidad: Unidad("elemento construido", "elementos construidos"), elementos: "canciones"
) { n in
  let biblioteca = Biblioteca(canciones: canciones(n), soloDescargadas: true)
  let pantalla = Pantalla { Text("Abriendo…") }
  let abrir = pantalla.contar { pantalla.mostrar(ListaDeCanciones(biblioteca: biblioteca)) }
  let contadores = Contadores()
  let encabezado = contadores.durante {
    pantalla.contar { pantalla.cambiar { biblioteca.minutosSinSincronizar += 1 } }
  }
  return [
    Cuenta("elementos construidos al abrir", abrir.elementosConstruidos),
    Cuenta("elementos construidos al cambiar el encabezado", encabezado.elementosConstruidos),
    Cuenta("canciones consultadas al cambiar el encabezado", contadores["lecturas"].valor),
  ]
}

@MainActor
@Suite(
  "Kata 1.5 · Cuántas filas hay", .kata("identidad-filas-variables"),
  .escenario(
    escenario,
    costes: [
      "elementos construidos al abrir": .microseconds(50),
      "elementos construidos al cambiar el encabezado": .microseconds(50),
    ]))
struct FilasVariables {
  private let elementos = Unidad("elemento construido", "elementos construidos")

  @Test("Abrir una biblioteca de 10 000 canciones construye las filas de la pantalla y su margen")
  func abrir() async throws {
    let construidos = try await escenario.contar(a: 10_000)
      .valor(de: "elementos construidos al abrir")
    exigir(
      construidos, .maximo(enPantalla), de: elementos,
      porque: "Caben \(enPantalla) filas, con el margen. Si una canción puede dar una fila o "
        + "ninguna, la única manera de saber cuántas filas hay es construirlas todas.")
  }

  @Test("Cambiar el encabezado construye, como mucho, las filas de la pantalla y su margen")
  func encabezado() async throws {
    let construidos = try await escenario.contar(a: 10_000)
      .valor(de: "elementos construidos al cambiar el encabezado")
    exigir(
      construidos, .maximo(enPantalla), de: elementos,
      porque: "El encabezado no dice nada de las canciones que no se ven.")
  }

  @Test("Cambiar el encabezado no vuelve a consultar ninguna canción")
  func sinConsultas() async throws {
    let consultas = try await escenario.contar(a: 10_000)
      .valor(de: "canciones consultadas al cambiar el encabezado")
    exigir(
      consultas, .exacto(0), de: Unidad("canción consultada", "canciones consultadas"),
      porque: "Ni las canciones ni el filtro han cambiado: qué se ve ya se sabía.")
  }

  @Test("Se ven las descargadas, en orden y sin huecos")
  func descargadas() {
    let pantalla = Pantalla {
      ListaDeCanciones(biblioteca: Biblioteca(canciones: canciones(13), soloDescargadas: true))
    }
    exigirIgual(
      pantalla.filas.map { $0.first ?? "(fila vacía)" },
      ["Canción 0", "Canción 4", "Canción 8", "Canción 12"],
      porque: "Con el filtro puesto se ve una fila por canción descargada y ninguna más.")
  }

  @Test("Quitar y poner el filtro cambia lo que se ve")
  func alternarElFiltro() {
    let biblioteca = Biblioteca(canciones: canciones(3), soloDescargadas: false)
    let pantalla = Pantalla { ListaDeCanciones(biblioteca: biblioteca) }
    exigirIgual(
      titulos(pantalla), ["Canción 0", "Canción 1", "Canción 2"],
      porque: "Sin el filtro se ven todas.")
    pantalla.cambiar { biblioteca.soloDescargadas = true }
    exigirIgual(titulos(pantalla), ["Canción 0"], porque: "Con el filtro, solo las descargadas.")
  }

  @Test("Una canción que termina de descargarse aparece en su sitio")
  func recienDescargada() {
    let biblioteca = Biblioteca(canciones: canciones(9), soloDescargadas: true)
    let pantalla = Pantalla { ListaDeCanciones(biblioteca: biblioteca) }
    pantalla.cambiar { biblioteca.canciones[5].descargada = true }
    exigirIgual(
      titulos(pantalla), ["Canción 0", "Canción 4", "Canción 5", "Canción 8"],
      porque: "La lista tiene que enterarse de que hay otra descargada.")
  }

  @Test("Una canción en cola sigue en cola al cambiar el filtro")
  func estadoDeLaFila() {
    let biblioteca = Biblioteca(canciones: canciones(6), soloDescargadas: false)
    let pantalla = Pantalla { ListaDeCanciones(biblioteca: biblioteca) }
    pantalla.tocar("Encolar", fila: 4)
    pantalla.cambiar { biblioteca.soloDescargadas = true }
    exigirIgual(
      pantalla.filas.map { Array($0.prefix(2)) },
      [["Canción 0", "Suelta"], ["Canción 4", "En cola"]],
      porque: "Esa canción se ve antes y después: es la misma fila.")
  }

  @Test("El instrumento sigue contando lecturas")
  func instrumento() {
    let contadores = Contadores()
    let cancion = canciones(1)[0]
    _ = contadores.durante { cancion.descargada }
    exigirIgual(
      contadores["lecturas"].valor, 1,
      porque: "Sin «@Contado» en la descarga, las demás pruebas no podrían ver nada.")
  }

  private var enPantalla: Int { Pantalla { EmptyView() }.maximoDeFilasConstruidas }

  private func titulos(_ pantalla: Pantalla) -> [String] { pantalla.filas.compactMap(\.first) }
}
