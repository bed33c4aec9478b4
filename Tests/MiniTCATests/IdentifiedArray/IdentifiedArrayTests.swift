import Foundation
import MiniTCA
import Testing

@Suite("IdentifiedArray · contrato")
struct IdentifiedArrayTests {
  let tres: IdentifiedArrayOf<Ficha> = [Ficha(1, "a"), Ficha(2, "b"), Ficha(3, "c")]

  @Test("`ids` y `elements` van en el orden de la lista")
  func vistas() {
    #expect(tres.ids == [1, 2, 3])
    #expect(tres.elements == [Ficha(1, "a"), Ficha(2, "b"), Ficha(3, "c")])
    #expect(tres.ids.contains(2))
    #expect(!tres.ids.contains(9))
    #expect(tres.ids.firstIndex(of: 3) == 2)
    #expect(Set(tres.ids) == [1, 2, 3])
  }

  @Test("Por id se lee, se muta en sitio, se sustituye, se añade y se quita")
  func subindicePorID() {
    var lista = tres
    #expect(lista[id: 2] == Ficha(2, "b"))
    #expect(lista[id: 9] == nil)

    lista[id: 2]?.texto += "!"
    lista[id: 9]?.texto = "no existe"
    #expect(lista[id: 2] == Ficha(2, "b!"))
    #expect(lista.ids == [1, 2, 3])

    lista[id: 1] = Ficha(1, "nueva")
    #expect(lista[0] == Ficha(1, "nueva"))

    lista[id: 4] = Ficha(4, "d")
    #expect(lista.ids == [1, 2, 3, 4])

    lista[id: 2] = nil
    #expect(lista.ids == [1, 3, 4])
    #expect(lista.index(id: 4) == 2)

    lista[id: 77] = nil
    #expect(lista.ids == [1, 3, 4])
  }

  @Test("Vaciar un elemento a través de una referencia al opcional lo quita y renumera")
  func quitarPorReferencia() {
    func vaciar(_ ficha: inout Ficha?) { ficha = nil }
    func crear(_ ficha: inout Ficha?) { ficha = Ficha(8, "nueva") }
    var lista = tres
    vaciar(&lista[id: 1])
    crear(&lista[id: 8])
    #expect(lista.elements == [Ficha(2, "b"), Ficha(3, "c"), Ficha(8, "nueva")])
    #expect(lista.ids.map { lista.index(id: $0) } == [0, 1, 2])
  }

  @Test("Si la mutación en sitio lanza, el elemento vuelve a su posición")
  func mutacionQueLanza() {
    struct Fallo: Error {}
    func cambiar(_ texto: inout String) throws {
      texto = "a medias"
      throw Fallo()
    }
    var lista = tres
    #expect(throws: Fallo.self) { try cambiar(&lista[0].texto) }
    #expect(lista.elements == [Ficha(1, "a medias"), Ficha(2, "b"), Ficha(3, "c")])
    #expect(lista[id: 1] == Ficha(1, "a medias"))
  }

  @Test("`append` no repite ids y devuelve la posición que ocupan")
  func anadir() {
    var lista = tres
    #expect(lista.append(Ficha(4)) == (true, 3))
    #expect(lista.append(Ficha(2, "otro")) == (false, 1))
    #expect(lista[id: 2] == Ficha(2, "b"))
    lista.append(contentsOf: [Ficha(1), Ficha(5), Ficha(5, "repetida"), Ficha(6)])
    #expect(lista.ids == [1, 2, 3, 4, 5, 6])
    #expect(lista[id: 5] == Ficha(5))
  }

  @Test("`insert` coloca en su sitio o dice dónde estaba")
  func insertar() {
    var lista = tres
    #expect(lista.insert(Ficha(0), at: 0) == (true, 0))
    #expect(lista.insert(Ficha(2, "otro"), at: 0) == (false, 2))
    #expect(lista.insert(Ficha(9), at: 4) == (true, 4))
    #expect(lista.ids == [0, 1, 2, 3, 9])
    #expect(lista.index(id: 3) == 3)
  }

  @Test("`updateOrAppend` y `updateOrInsert` conservan la posición y devuelven lo que había")
  func actualizar() {
    var lista = tres
    #expect(lista.updateOrAppend(Ficha(2, "nueva")) == Ficha(2, "b"))
    #expect(lista.updateOrAppend(Ficha(4, "d")) == nil)
    #expect(lista.updateOrInsert(Ficha(1, "x"), at: 3) == (Ficha(1, "a"), 0))
    #expect(lista.updateOrInsert(Ficha(0, "z"), at: 1) == (nil, 1))
    #expect(lista.update(Ficha(3, "y"), at: 3) == Ficha(3, "c"))
    let esperadas = [
      Ficha(1, "x"), Ficha(0, "z"), Ficha(2, "nueva"), Ficha(3, "y"), Ficha(4, "d"),
    ]
    #expect(lista.elements == esperadas)
  }

  @Test("Asignar por posición sustituye, o intercambia si el id está en otra")
  func subindicePorPosicion() {
    var lista = tres
    lista[0] = Ficha(9, "nueva")
    #expect(lista.ids == [9, 2, 3])
    #expect(lista.index(id: 1) == nil)
    lista[0] = Ficha(3, "movida")
    #expect(lista.elements == [Ficha(3, "movida"), Ficha(2, "b"), Ficha(9, "nueva")])
    #expect(lista.index(id: 9) == 2)
    lista[1].texto = "en sitio"
    #expect(lista[id: 2] == Ficha(2, "en sitio"))
  }

  @Test("Las bajas renumeran lo que queda detrás")
  func bajas() {
    var lista = IdentifiedArray(uniqueElements: (0..<10).map { Ficha($0) })
    #expect(lista.remove(id: 4) == Ficha(4))
    #expect(lista.remove(id: 4) == nil)
    #expect(lista.remove(Ficha(5, "otro texto")) == Ficha(5))
    #expect(lista.remove(at: 0) == Ficha(0))
    #expect(lista.removeFirst() == Ficha(1))
    #expect(lista.removeLast() == Ficha(9))
    #expect(lista.ids == [2, 3, 6, 7, 8])
    lista.removeAll { $0.id.isMultiple(of: 3) }
    #expect(lista.ids == [2, 7, 8])
    lista.remove(atOffsets: [0, 2])
    #expect(lista.ids == [7])
    #expect(lista.index(id: 7) == 0)
    lista.removeAll()
    #expect(lista.isEmpty && lista.ids.isEmpty)
  }

  @Test("Los tramos se quitan por cantidad y por rango")
  func tramos() {
    var lista = IdentifiedArray(uniqueElements: (0..<10).map { Ficha($0) })
    lista.removeFirst(2)
    lista.removeLast(2)
    lista.removeSubrange(1...2)
    #expect(lista.ids == [2, 5, 6, 7])
    #expect(lista.ids.map { lista.index(id: $0) } == [0, 1, 2, 3])
  }

  @Test("`removeAll(where:)` que lanza deja la lista como estaba")
  func bajaQueLanza() {
    struct Fallo: Error {}
    var lista = tres
    #expect(throws: Fallo.self) {
      try lista.removeAll { if $0.id == 3 { throw Fallo() } else { true } }
    }
    #expect(lista == tres)
  }

  @Test(
    "`move(fromOffsets:toOffset:)` como lo entrega una lista",
    arguments: [
      ([0, 2], 0, [1, 3, 2]), ([0, 2], 1, [1, 3, 2]), ([0, 2], 2, [2, 1, 3]),
      ([0], 3, [2, 3, 1]), ([2], 0, [3, 1, 2]), ([], 1, [1, 2, 3]), ([1], 1, [1, 2, 3]),
    ])
  func mover(_ desde: [Int], _ hasta: Int, _ esperado: [Int]) {
    var lista = tres
    lista.move(fromOffsets: IndexSet(desde), toOffset: hasta)
    #expect(Array(lista.ids) == esperado)
    #expect(lista.ids.map { lista.index(id: $0) } == [0, 1, 2])
  }

  @Test("Ordenar, invertir, partir e intercambiar conservan los pares id–posición")
  func permutaciones() {
    var lista = tres
    lista.sort { $0.texto > $1.texto }
    #expect(lista.ids == [3, 2, 1])
    lista.reverse()
    #expect(lista.ids == [1, 2, 3])
    #expect(lista.partition { $0.id == 1 } == 2)
    #expect(lista.last == Ficha(1, "a"))
    lista.swapAt(0, 2)
    lista.shuffle()
    #expect(lista.ids.map { lista.index(id: $0) } == [0, 1, 2])
    #expect(Set(lista) == Set(tres))
  }
}
