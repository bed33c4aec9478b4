import Testing

@testable import MiniSwiftUI

private struct Conteado: Identifiable {
  let nombre: String
  let id: Int
}

@MainActor @Suite("Lectura y cotejo de identificadores") struct IdentificadoresTests {
  private func coleccion(_ generador: inout Generador, maximo: Int) -> ContiguousArray<Int> {
    let cuenta = Int.random(in: 0...maximo, using: &generador)
    return ContiguousArray((0..<cuenta).map { _ in Int.random(in: 0..<60, using: &generador) })
  }

  @Test("el cotejo coincide con una búsqueda directa en mil pares de colecciones")
  func cotejo() {
    var generador = Generador(semilla: 7)
    for _ in 0..<1_000 {
      var previos = coleccion(&generador, maximo: 40)
      // La mitad de las veces, la segunda es la primera con un cambio pequeño.
      var nuevos = coleccion(&generador, maximo: 40)
      if Bool.random(using: &generador) {
        previos = ContiguousArray(Set(previos).sorted())
        nuevos = previos
        nuevos.insert(
          Int.random(in: 0..<60, using: &generador),
          at: Int.random(in: 0...nuevos.count, using: &generador)
        )
      }
      let habia: Bool = Set(previos).count != previos.count
      let cambio = _CambioDeIds(de: previos, a: nuevos, habiaRepetidos: habia)
      #expect(Array(previos.prefix(cambio.delante)) == Array(nuevos.prefix(cambio.delante)))
      #expect(Array(previos.suffix(cambio.detras)) == Array(nuevos.suffix(cambio.detras)))
      #expect(cambio.delante + cambio.detras <= min(previos.count, nuevos.count))
      let repetidos: [Int] = nuevos.indices.filter { nuevos[..<$0].contains(nuevos[$0]) }
      #expect(cambio.repetidos == repetidos)
    }
  }

  @Test("la reubicación coincide con buscar cada id en la colección nueva")
  func reubicacion() {
    var generador = Generador(semilla: 11)
    for _ in 0..<500 {
      let previos = ContiguousArray(Set(coleccion(&generador, maximo: 40)).sorted())
      var nuevos = ContiguousArray(previos.shuffled(using: &generador).prefix(30))
      nuevos.append(contentsOf: [100, 101])
      let construidos: [(id: Int, indice: Int)] = previos.indices
        .filter { _ in Bool.random(using: &generador) }
        .map { (previos[$0], $0) }
      let cambio = _CambioDeIds(de: previos, a: nuevos, habiaRepetidos: false)
      let posiciones: [Int?] = ReubicacionDeIds(de: previos.count, a: nuevos, cambio)
        .posiciones(de: construidos)
      #expect(posiciones == construidos.map { nuevos.firstIndex(of: $0.id) })
    }
  }

  @Test("los movidos son los que sobran de la subsecuencia creciente más larga")
  func movidos() {
    #expect(ReubicacionDeIds<Int>.movidos([]) == [])
    #expect(ReubicacionDeIds<Int>.movidos([0, 1, 2, 5]) == [])
    #expect(ReubicacionDeIds<Int>.movidos([3, 0, 1, 2]) == [0])
    #expect(ReubicacionDeIds<Int>.movidos([0, 4, 1, 2, 3]) == [1])
    #expect(ReubicacionDeIds<Int>.movidos([2, 1, 0]).count == 2)
  }

  @Test("leer por ruta, por función y sin memoria contigua da los mismos ids")
  func lectores() {
    let datos: [Conteado] = (0..<37).map { Conteado(nombre: "n\($0)", id: $0 * 3) }
    let esperados = ContiguousArray(datos.map(\.id))
    let porRuta = _LectorDeIds<[Conteado], Int>.conRuta(\.id)
    let porFuncion = _LectorDeIds<[Conteado], Int>.conFuncion { $0.id }
    let alReves = _LectorDeIds<ReversedCollection<[Conteado]>, Int>.conRuta(\.id)
    #expect(porRuta.leer(datos, []) == esperados)
    #expect(porFuncion.leer(datos, []) == esperados)
    #expect(alReves.leer(datos.reversed(), []) == ContiguousArray(esperados.reversed()))
    for cambiado in [0, 7, 8, 36] {
      var otros: [Conteado] = datos
      otros[cambiado] = Conteado(nombre: "otro", id: -1)
      let nuevos = ContiguousArray(otros.map(\.id))
      #expect(porRuta.leer(otros, esperados) == nuevos)
      #expect(porFuncion.leer(otros, esperados) == nuevos)
    }
    #expect(porRuta.leer(datos, esperados) == nil)
    #expect(porRuta.leer([], esperados) == [])
    #expect(porRuta.leer([], []) == nil)
  }

  @Test("un ForEach sobre una colección enumerada usa el id de dentro de la tupla")
  func enumerada() {
    let datos: [Conteado] = (0..<30).map { Conteado(nombre: "n\($0)", id: $0) }
    let pantalla = Pantalla {
      List {
        ForEach(Array(datos.enumerated()), id: \.element.id) { posicion, dato in
          Text("\(posicion) \(dato.nombre)")
        }
      }
    }
    #expect(pantalla.filas[3] == ["3 n3"])
    #expect(pantalla.registro.avisos.isEmpty)
  }
}
