import MiniTCA
import Testing

/// Un elemento con un número que se muta, sea cual sea su forma en memoria.
private protocol Muestra: Identifiable, Equatable where ID == Int {
  static var nombre: String { get }
  init(_ id: Int, _ valor: Int)
  var valor: Int { get set }
}

private struct ConTexto: Muestra {
  static let nombre = "con un String"
  let id: Int
  var texto: String
  init(_ id: Int, _ valor: Int) { (self.id, texto) = (id, String(repeating: "x", count: valor)) }
  var valor: Int {
    get { texto.count }
    set { texto = String(repeating: "x", count: newValue) }
  }
}

private struct SoloEnteros: Muestra {
  static let nombre = "solo enteros: sin patrones libres"
  let id: Int
  var valor: Int
  init(_ id: Int, _ valor: Int) { (self.id, self.valor) = (id, valor) }
}

private struct ConLogico: Muestra {
  static let nombre = "con un Bool y relleno"
  var par: Bool
  let id: Int
  var mitad: Int
  init(_ id: Int, _ valor: Int) { (par, self.id, mitad) = (valor.isMultiple(of: 2), id, valor / 2) }
  var valor: Int {
    get { mitad * 2 + (par ? 0 : 1) }
    set { self = Self(id, newValue) }
  }
}

private struct ConOpcional: Muestra {
  static let nombre = "con un opcional"
  let id: Int
  var guardado: Int?
  init(_ id: Int, _ valor: Int) { (self.id, guardado) = (id, valor == 0 ? nil : valor) }
  var valor: Int {
    get { guardado ?? 0 }
    set { guardado = newValue == 0 ? nil : newValue }
  }
}

private enum Enumerado: Muestra {
  static let nombre = "un enum"
  case cero(Int)
  case lista(Int, [Int])
  init(_ id: Int, _ valor: Int) { self = valor == 0 ? .cero(id) : .lista(id, Array(0..<valor)) }
  var id: Int {
    switch self {
    case .cero(let id), .lista(let id, _): id
    }
  }
  var valor: Int {
    get { if case .lista(_, let numeros) = self { numeros.count } else { 0 } }
    set { self = Self(id, newValue) }
  }
}

private final class Objeto: Muestra {
  static let nombre = "una clase"
  let id: Int
  var valor: Int
  init(_ id: Int, _ valor: Int) { (self.id, self.valor) = (id, valor) }
  static func == (izquierda: Objeto, derecha: Objeto) -> Bool {
    izquierda.id == derecha.id && izquierda.valor == derecha.valor
  }
}

private struct ConObjeto: Muestra {
  static let nombre = "con una referencia y otra lista dentro"
  let id: Int
  var objeto: Objeto
  var numeros: IdentifiedArrayOf<SoloEnteros> = []
  init(_ id: Int, _ valor: Int) { (self.id, objeto) = (id, Objeto(id, valor)) }
  var valor: Int {
    get { objeto.valor }
    set {
      objeto = Objeto(id, newValue)
      numeros[id: newValue] = SoloEnteros(newValue, 0)
    }
  }
}

@Suite("IdentifiedArray · mutación en sitio según la forma del elemento")
struct MutacionEnSitioTests {
  @Test("Mutar, vaciar y poner por id da lo mismo que en un diccionario, tenga la forma que tenga")
  func todasLasFormas() {
    comprobar(ConTexto.self)
    comprobar(SoloEnteros.self)
    comprobar(ConLogico.self)
    comprobar(ConOpcional.self)
    comprobar(Enumerado.self)
    comprobar(Objeto.self)
    comprobar(ConObjeto.self)
  }

  private func comprobar<M: Muestra>(_ tipo: M.Type) {
    func mutar(_ elemento: inout M?, _ valor: Int) { elemento?.valor = valor }
    func vaciar(_ elemento: inout M?) { elemento = nil }
    func sustituir(_ elemento: inout M?, _ nuevo: M) { elemento = nuevo }

    var azar = GeneradorConSemilla.anunciado("mutación en sitio, \(tipo.nombre)")
    for _ in 0..<40 {
      var lista: IdentifiedArrayOf<M> = []
      var orden: [Int] = []
      var valores: [Int: Int] = [:]
      for _ in 0..<60 {
        let id = Int.random(in: 0..<6, using: &azar)
        let valor = Int.random(in: 0..<5, using: &azar)
        switch Int.random(in: 0..<4, using: &azar) {
        case 0:
          mutar(&lista[id: id], valor)
          if valores[id] != nil { valores[id] = valor }
        case 1:
          vaciar(&lista[id: id])
          valores[id] = nil
          orden.removeAll { $0 == id }
        case 2:
          sustituir(&lista[id: id], M(id, valor))
          if valores.updateValue(valor, forKey: id) == nil { orden.append(id) }
        default:
          lista[id: id]?.valor += 1
          if let previo = valores[id] { valores[id] = previo + 1 }
        }
        let iguales =
          Array(lista.ids) == orden && lista.map(\.id) == orden
          && lista.map(\.valor) == orden.map { valores[$0] }
          && orden.enumerated().allSatisfy { lista.index(id: $0.element) == $0.offset }
        #expect(iguales, "\(tipo.nombre), semilla \(azar.semilla)")
        guard iguales else { return }
      }
    }
  }

  @Test("Los objetos no se pierden ni se retienen de más")
  func sinFugas() {
    final class Testigo {}
    struct ConTestigo: Identifiable {
      let id: Int
      var testigo: Testigo
    }
    weak var quitado: Testigo?
    weak var sustituido: Testigo?
    weak var superviviente: Testigo?
    var lista = IdentifiedArray(
      uniqueElements: (0..<3).map { ConTestigo(id: $0, testigo: Testigo()) })
    quitado = lista[0].testigo
    sustituido = lista[1].testigo
    superviviente = lista[2].testigo
    func vaciar(_ elemento: inout ConTestigo?) { elemento = nil }
    vaciar(&lista[id: 0])
    lista[id: 1]?.testigo = Testigo()
    #expect(quitado == nil)
    #expect(sustituido == nil)
    #expect(superviviente != nil)
    vaciar(&lista[id: 1])
    vaciar(&lista[id: 2])
    #expect(superviviente == nil)
    #expect(lista.isEmpty)
  }

  @Test("Una copia tomada antes no ve la mutación, tampoco con un solo elemento")
  func copias() {
    var una: IdentifiedArrayOf<SoloEnteros> = [SoloEnteros(1, 1)]
    let copia = una
    una[id: 1]?.valor = 9
    #expect(copia[id: 1]?.valor == 1)
    #expect(una[id: 1]?.valor == 9)
    var dos: IdentifiedArrayOf<ConTexto> = [ConTexto(1, 1), ConTexto(2, 2)]
    let otraCopia = dos
    dos[id: 2]?.valor = 7
    #expect(otraCopia.map(\.valor) == [1, 2])
    #expect(dos.map(\.valor) == [1, 7])
  }
}
