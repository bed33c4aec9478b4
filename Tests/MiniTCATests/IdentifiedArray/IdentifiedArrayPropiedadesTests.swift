import Foundation
import MiniTCA
import Testing

/// Lo mismo que un `IdentifiedArray`, hecho con un `Array` y búsquedas lineales.
private struct Modelo {
  var fichas: [Ficha] = []

  func posicion(_ id: Int) -> Int? { fichas.firstIndex { $0.id == id } }

  mutating func actualizarOInsertar(_ ficha: Ficha, en posicion: Int) {
    if let existente = self.posicion(ficha.id) {
      fichas[existente] = ficha
    } else {
      fichas.insert(ficha, at: posicion)
    }
  }
}

@Suite("IdentifiedArray · propiedades contra un Array")
struct IdentifiedArrayPropiedadesTests {
  @Test("Cualquier serie de operaciones deja lo mismo que en un Array con búsquedas lineales")
  func seriesDeOperaciones() {
    var azar = GeneradorConSemilla.anunciado("series de operaciones")
    for serie in 0..<60 {
      var modelo = Modelo()
      var lista: IdentifiedArrayOf<Ficha> = []
      for paso in 0..<120 {
        let operacion = aplicarUna(&lista, &modelo, &azar)
        let pista: Comment =
          "semilla \(azar.semilla), serie \(serie), paso \(paso), operación \(operacion)"
        guard comprobar(lista, modelo, pista) else { return }
      }
    }
  }

  private func comprobar(
    _ lista: IdentifiedArrayOf<Ficha>, _ modelo: Modelo, _ pista: Comment
  ) -> Bool {
    let iguales =
      lista.elements == modelo.fichas && Array(lista) == modelo.fichas
      && Array(lista.ids) == modelo.fichas.map(\.id) && lista.count == modelo.fichas.count
      && (0..<24).allSatisfy { id in
        lista.index(id: id) == modelo.posicion(id)
          && lista.ids.contains(id) == (modelo.posicion(id) != nil)
          && lista[id: id] == modelo.posicion(id).map { modelo.fichas[$0] }
      }
    #expect(iguales, pista)
    return iguales
  }

  private func aplicarUna(
    _ lista: inout IdentifiedArrayOf<Ficha>, _ modelo: inout Modelo,
    _ azar: inout GeneradorConSemilla
  ) -> Int {
    let operacion = Int.random(in: 0..<23, using: &azar)
    let id = Int.random(in: 0..<24, using: &azar)
    let ficha = Ficha(id, "\(Int.random(in: 0..<9, using: &azar))")
    let hueco = Int.random(in: 0...modelo.fichas.count, using: &azar)
    let otroHueco = Int.random(in: 0...modelo.fichas.count, using: &azar)
    let tramo = min(hueco, otroHueco)..<max(hueco, otroHueco)
    let sueltas = IndexSet(modelo.fichas.indices.filter { _ in Bool.random(using: &azar) })
    let existe = modelo.posicion(id)
    switch operacion {
    case 0:
      lista.append(ficha)
      if existe == nil { modelo.fichas.append(ficha) }
    case 1:
      lista.insert(ficha, at: hueco)
      if existe == nil { modelo.fichas.insert(ficha, at: hueco) }
    case 2:
      lista.updateOrAppend(ficha)
      modelo.actualizarOInsertar(ficha, en: modelo.fichas.count)
    case 3:
      lista.updateOrInsert(ficha, at: hueco)
      modelo.actualizarOInsertar(ficha, en: hueco)
    case 4:
      lista[id: id] = ficha
      modelo.actualizarOInsertar(ficha, en: modelo.fichas.count)
    case 5:
      lista[id: id] = nil
      if let existe { modelo.fichas.remove(at: existe) }
    case 6:
      lista[id: id]?.texto += "+"
      if let existe { modelo.fichas[existe].texto += "+" }
    case 7:
      #expect(lista.remove(id: id) == existe.map { modelo.fichas.remove(at: $0) })
    case 8:
      lista.removeSubrange(tramo)
      modelo.fichas.removeSubrange(tramo)
    case 9:
      lista.remove(atOffsets: sueltas)
      modelo.fichas = modelo.fichas.enumerated().filter { !sueltas.contains($0.offset) }.map(\.1)
    case 10:
      lista.removeAll { $0.id.isMultiple(of: 5) }
      modelo.fichas.removeAll { $0.id.isMultiple(of: 5) }
    case 11:
      lista.move(fromOffsets: sueltas, toOffset: hueco)
      modelo.fichas = mover(modelo.fichas, sueltas, hueco)
    case 12:
      lista.sort { ($0.texto, $0.id) < ($1.texto, $1.id) }
      modelo.fichas.sort { ($0.texto, $0.id) < ($1.texto, $1.id) }
    case 13:
      lista.reverse()
      modelo.fichas.reverse()
    case 14:
      var gemelo = azar
      lista.shuffle(using: &azar)
      modelo.fichas.shuffle(using: &gemelo)
    case 15 where !modelo.fichas.isEmpty:
      #expect(lista.removeLast() == modelo.fichas.removeLast())
    case 16 where hueco < modelo.fichas.count && otroHueco < modelo.fichas.count:
      lista.swapAt(hueco, otroHueco)
      modelo.fichas.swapAt(hueco, otroHueco)
    case 17 where hueco < modelo.fichas.count:
      lista[hueco] = ficha
      if let existe { modelo.fichas.swapAt(hueco, existe) }
      modelo.fichas[hueco] = ficha
    case 18:
      lista = lista.filter { $0.id != 3 }
      modelo.fichas = modelo.fichas.filter { $0.id != 3 }
    case 19 where hueco < modelo.fichas.count:
      lista[hueco].texto += "*"
      modelo.fichas[hueco].texto += "*"
    case 20:
      #expect(lista.partition { $0.id < 9 } == modelo.fichas.partition { $0.id < 9 })
    case 21:
      vaciar(&lista[id: id])
      if let existe { modelo.fichas.remove(at: existe) }
    default:
      let copia = lista
      lista[id: id]?.texto = "solo aquí"
      lista = copia
    }
    return operacion
  }

  private func vaciar(_ ficha: inout Ficha?) { ficha = nil }

  /// La definición, sin prisa: se quitan las elegidas y se insertan juntas delante del destino.
  private func mover(_ fichas: [Ficha], _ desde: IndexSet, _ hasta: Int) -> [Ficha] {
    let elegidas = desde.map { fichas[$0] }
    let delante = fichas.indices.filter { $0 < hasta && !desde.contains($0) }.map { fichas[$0] }
    let detras = fichas.indices.filter { $0 >= hasta && !desde.contains($0) }.map { fichas[$0] }
    return delante + elegidas + detras
  }

  @Test("JSON y la construcción por combinación dan lo mismo que insertando una a una")
  func construcciones() throws {
    var azar = GeneradorConSemilla.anunciado("construcciones")
    for _ in 0..<100 {
      let fichas = (0..<Int.random(in: 0..<40, using: &azar)).map { _ in
        Ficha(Int.random(in: 0..<20, using: &azar), "\(Int.random(in: 0..<99, using: &azar))")
      }
      var unaAUna: IdentifiedArrayOf<Ficha> = []
      for ficha in fichas { unaAUna.updateOrAppend(ficha) }
      let combinada = IdentifiedArray(fichas) { _, ultima in ultima }
      #expect(combinada == unaAUna, "semilla \(azar.semilla)")
      let datos = try JSONEncoder().encode(unaAUna)
      let vuelta = try JSONDecoder().decode(IdentifiedArrayOf<Ficha>.self, from: datos)
      #expect(vuelta == unaAUna, "semilla \(azar.semilla)")
      #expect(vuelta.ids == unaAUna.ids, "semilla \(azar.semilla)")
    }
  }
}
