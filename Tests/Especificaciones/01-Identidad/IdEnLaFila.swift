import Apoyo
import Identidad
import Laboratorio
import MiniSwiftUI
import Testing

/// Cada nombre aparece varias veces: la misma plaza tiene parada en los dos sentidos.
private func linea(_ cuantas: Int) -> [Parada] {
  (0..<cuantas).map {
    Parada(id: $0, codigo: "P\($0)", nombre: "Plaza \($0 % 7)", retraso: 0)
  }
}

/// Se abre la línea, se avanzan diez filas y cambia el retraso de una parada.
private let escenario = Escenario(
  "Abrir la línea, avanzar diez filas y cambiar un retraso",
  unidad: Unidad("fila construida", "filas construidas"), elementos: "paradas"
) { n in
  var paradas = linea(n)
  let pantalla = Pantalla { Text("Abriendo…") }
  let abrir = pantalla.contar {
    pantalla.mostrar(ListaDeParadas(paradas: paradas, proxima: paradas[0]))
  }
  let avanzar = pantalla.contar { pantalla.desplazar(por: 440) }
  paradas[n / 2].retraso = 3
  let cambiar = pantalla.contar {
    pantalla.mostrar(ListaDeParadas(paradas: paradas, proxima: paradas[0]))
  }
  return [
    Cuenta("filas construidas al abrir", abrir.filasConstruidas),
    Cuenta(
      "cuerpos evaluados al avanzar diez filas", avanzar.cuerposEvaluados(de: FilaDeParada.self)),
    Cuenta("identificadores leídos al cambiar un retraso", cambiar.idsLeidos),
  ]
}

@MainActor
@Suite(
  "Kata 1.6 · .id() derrota a la lista perezosa", .kata("identidad-id-en-fila"),
  .escenario(
    escenario,
    costes: [
      "filas construidas al abrir": .microseconds(100),
      "cuerpos evaluados al avanzar diez filas": .microseconds(50),
    ]))
struct IdEnLaFila {
  @Test("Abrir una línea de 10 000 paradas construye las filas de la pantalla y su margen")
  func abrir() async throws {
    let construidas = try await escenario.contar(a: 10_000).valor(de: "filas construidas al abrir")
    let enPantalla = Pantalla { EmptyView() }.maximoDeFilasConstruidas
    exigir(
      construidas, .maximo(enPantalla), de: Unidad("fila construida", "filas construidas"),
      porque: "Caben \(enPantalla) filas, con el margen. Con otra identidad encima de la que pone "
        + "la lista, hay que construirlas todas para saber quién es cada una.")
  }

  @Test("El botón lleva a la próxima parada")
  func irALaProxima() {
    exigirIgual(
      sePasaAVer("P900", de: linea(1_000)), true,
      porque: "La próxima es P900 y, tras tocar el botón, tiene que verse.")
  }

  @Test("El botón lleva a la próxima y no a otra que se llama igual")
  func mismoNombre() {
    let pantalla = conProxima("P702", de: linea(1_000))
    pantalla.tocar("Ir a la próxima")
    exigirIgual(
      pantalla.filas.contains(["P702", "Plaza 2", "Puntual"]), true,
      porque: "P2 también está en Plaza 2, pero la próxima es P702.")
  }

  @Test("El botón lleva a la nueva próxima cuando cambia")
  func cambiaLaProxima() {
    let paradas = linea(1_000)
    let pantalla = conProxima("P900", de: paradas)
    pantalla.tocar("Ir a la próxima")
    pantalla.mostrar(ListaDeParadas(paradas: paradas, proxima: paradas[300]))
    pantalla.tocar("Ir a la próxima")
    exigirIgual(
      codigos(pantalla).contains("P300"), true,
      porque: "La próxima ha cambiado de P900 a P300: el botón va a la de ahora.")
  }

  @Test("Saltar a una parada lejana no construye las de en medio")
  func saltar() {
    let pantalla = conProxima("P900", de: linea(1_000))
    let salto = pantalla.contar { pantalla.tocar("Ir a la próxima") }
    exigir(
      salto.filasConstruidas, .maximo(pantalla.maximoDeFilasConstruidas),
      de: Unidad("fila construida", "filas construidas"),
      porque: "Se llega de un salto: entre la parada 20 y la 880 no se ha visto ninguna.")
  }

  @Test("Un retraso nuevo se ve en su fila, y los ids no se repiten")
  func retraso() {
    var paradas = linea(5)
    let pantalla = Pantalla { ListaDeParadas(paradas: paradas, proxima: paradas[0]) }
    paradas[2].retraso = 4
    pantalla.mostrar(ListaDeParadas(paradas: paradas, proxima: paradas[0]))
    exigirIgual(
      pantalla.filas.map { $0.last ?? "" },
      ["Puntual", "Puntual", "4 min tarde", "Puntual", "Puntual"],
      porque: "La pantalla debe enseñar lo último que se le dio.")
    exigirIgual(
      pantalla.registro.avisos.filter { $0.contains("más de una vez") }, [],
      porque: "Dos paradas distintas no pueden compartir identidad.")
  }

  private func conProxima(_ codigo: String, de paradas: [Parada]) -> Pantalla {
    let proxima = paradas.first { $0.codigo == codigo } ?? paradas[0]
    return Pantalla { ListaDeParadas(paradas: paradas, proxima: proxima) }
  }

  private func sePasaAVer(_ codigo: String, de paradas: [Parada]) -> Bool {
    let pantalla = conProxima(codigo, de: paradas)
    guard !codigos(pantalla).contains(codigo) else { return false }
    pantalla.tocar("Ir a la próxima")
    return codigos(pantalla).contains(codigo)
  }

  private func codigos(_ pantalla: Pantalla) -> [String] { pantalla.filas.compactMap(\.first) }
}
