import Foundation
import MiniTCA
import Testing

@Suite("IdentifiedArray · conformidades y construcción")
struct IdentifiedArrayConformidadesTests {
  let tres: IdentifiedArrayOf<Ficha> = [Ficha(1, "a"), Ficha(2, "b"), Ficha(3, "c")]

  @Test("Se construye de una secuencia, de un tramo, de otra lista y por una ruta al id")
  func construccion() {
    #expect(IdentifiedArray(uniqueElements: tres.elements) == tres)
    #expect(IdentifiedArray(uniqueElements: tres) == tres)
    #expect(IdentifiedArray(uncheckedUniqueElements: tres.elements) == tres)
    #expect(IdentifiedArray(tres) == tres)
    #expect(IdentifiedArray(tres[1...]).ids == [2, 3])
    var porTexto = IdentifiedArray(uniqueElements: tres.elements, id: \.texto)
    #expect(porTexto[id: "b"] == Ficha(2, "b"))
    porTexto.append(Ficha(7, "a"))
    #expect(porTexto.count == 3)
    var vacia = IdentifiedArray<Int, Ficha>(id: \.id)
    vacia.append(Ficha(1))
    #expect(vacia.ids == [1])
    #expect(IdentifiedArray(uncheckedUniqueElements: tres.elements, id: \.id) == tres)
  }

  @Test("`init(_:uniquingIDsWith:)` combina en la posición del primero")
  func combinar() {
    let lista = IdentifiedArray([Ficha(1, "a"), Ficha(2, "b"), Ficha(1, "c")]) { antes, ahora in
      Ficha(antes.id, antes.texto + ahora.texto)
    }
    #expect(lista.elements == [Ficha(1, "ac"), Ficha(2, "b")])
    let porTexto = IdentifiedArray([Ficha(1, "x"), Ficha(2, "x")], id: \.texto) { _, ahora in ahora
    }
    #expect(porTexto.elements == [Ficha(2, "x")])
  }

  @Test("Va y vuelve por JSON, y un id repetido es un error con su posición")
  func codable() throws {
    let datos = try JSONEncoder().encode(tres)
    #expect(try JSONDecoder().decode(IdentifiedArrayOf<Ficha>.self, from: datos) == tres)

    let repetidos = Data(#"[{"id":1,"texto":""},{"id":2,"texto":""},{"id":1,"texto":""}]"#.utf8)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(IdentifiedArrayOf<Ficha>.self, from: repetidos)
    }
    guard case .dataCorrupted(let contexto) = error else {
      Issue.record("Se esperaba dataCorrupted y llegó \(String(describing: error)).")
      return
    }
    #expect(
      contexto.debugDescription == "Id repetido: «1» está en la posición 0 y otra vez en la 2.")
  }

  @Test("`==` compara los elementos, no los ids")
  func igualdad() {
    var otra = tres
    #expect(otra == tres)
    otra[id: 2]?.texto = "cambiada"
    #expect(otra != tres)
    #expect(Set([tres, otra, tres]).count == 2)
  }

  @Test("Se describe y se refleja como una colección")
  func descripcion() {
    let numeros = IdentifiedArray(uniqueElements: [3, 1], id: \.self)
    #expect(numeros.description == "[3, 1]")
    #expect(numeros.debugDescription == "IdentifiedArray<Int>([3, 1])")
    let espejo = Mirror(reflecting: numeros)
    #expect(espejo.displayStyle == .collection)
    #expect(espejo.children.compactMap { $0.value as? Int } == [3, 1])
    #expect(numeros.ids.description == "[3, 1]")
  }

  @Test("`replaceSubrange` quita el tramo, inserta en orden y actualiza los ids que siguen dentro")
  func sustituirTramo() {
    var lista = IdentifiedArray(uniqueElements: (0..<5).map { Ficha($0) })
    lista.replaceSubrange(
      1..<3, with: [Ficha(9), Ficha(4, "nueva"), Ficha(2, "vuelve"), Ficha(9, "b")])
    #expect(
      lista.elements == [Ficha(0), Ficha(9, "b"), Ficha(2, "vuelve"), Ficha(3), Ficha(4, "nueva")])
    #expect(lista.ids.map { lista.index(id: $0) } == [0, 1, 2, 3, 4])
    #expect((lista + [Ficha(0, "repetida"), Ficha(7)]).ids == [0, 9, 2, 3, 4, 7])
  }

  @Test("`filter` devuelve una lista y `map`, un Array")
  func filtrar() {
    let impares: IdentifiedArrayOf<Ficha> = tres.filter { !$0.id.isMultiple(of: 2) }
    #expect(impares.ids == [1, 3])
    #expect(impares.index(id: 3) == 1)
    #expect(tres.map(\.texto) == ["a", "b", "c"])
    #expect(tres.firstIndex { $0.texto == "c" } == 2)
  }

  @Test("Es un tipo de valor: cambiar una copia no toca el original")
  func tipoDeValor() {
    var copia = tres
    copia[id: 1]?.texto = "z"
    copia.remove(id: 2)
    copia.append(Ficha(10))
    #expect(tres.elements == [Ficha(1, "a"), Ficha(2, "b"), Ficha(3, "c")])
    #expect(tres.ids == [1, 2, 3])
  }
}
