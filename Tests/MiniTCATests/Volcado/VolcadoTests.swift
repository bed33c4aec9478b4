import Foundation
import Testing

@testable import MiniTCA

@Suite("Volcado y diferencias")
struct VolcadoTests {
  struct Punto: Equatable {
    var x = 0
    var nombre: String?
  }
  enum Caso { case vacio, uno(Int), dos(a: Int, b: String), anidado(Punto) }
  final class Nodo { var siguiente: Nodo? }

  @Test(
    "Un valor se escribe en una línea como se escribiría en Swift",
    arguments: [
      (Punto(x: 3, nombre: "a") as Any & Sendable, #"VolcadoTests.Punto(x: 3, nombre: "a")"#),
      (Punto(), "VolcadoTests.Punto(x: 0, nombre: nil)"),
      (["b", "a"], #"["b", "a"]"#), (["k": 1], #"["k": 1]"#), ([Int](), "[]"),
      ([String: Int](), "[:]"), (Array(1...9), "[1, 2, 3, 4, 5, … 4 más]"), (true, "true"),
      (Int.self, "Int.self"), ("dice \"hola\"", #""dice \"hola\"""#),
    ])
  func enLinea(_ valor: any Sendable, _ esperado: String) {
    #expect(Volcado.enLinea(valor) == esperado)
  }

  @Test("Los casos llevan punto y sus etiquetas")
  func casos() {
    #expect(Volcado.enLinea(Caso.vacio) == ".vacio")
    #expect(Volcado.enLinea(Caso.uno(1)) == ".uno(1)")
    #expect(Volcado.enLinea(Caso.dos(a: 1, b: "x")) == #".dos(a: 1, b: "x")"#)
    #expect(
      Volcado.enLinea(Caso.anidado(Punto())) == ".anidado(VolcadoTests.Punto(x: 0, nombre: nil))")
  }

  @Test("Lo largo se recorta")
  func largo() {
    let texto = Volcado.enLinea(String(repeating: "a", count: 10_000), largo: 50)
    #expect(texto.count == 51)
    #expect(texto.hasSuffix("…"))
  }

  @Test("Una estructura que se contiene a sí misma no cuelga el volcado")
  func ciclo() {
    let nodo = Nodo()
    nodo.siguiente = nodo
    #expect(Volcado.enLinea(nodo).contains("Nodo"))
    nodo.siguiente = nil
  }

  @Test("Las filas se emparejan por id: insertar la primera no es cambiarlas todas")
  func filasPorID() {
    let antes: IdentifiedArrayOf<Ficha> = [Ficha(1, "a"), Ficha(2, "b"), Ficha(3, "c")]
    let ahora: IdentifiedArrayOf<Ficha> = [Ficha(9, "z"), Ficha(1, "a"), Ficha(3, "C")]
    #expect(
      Diferencia.texto(esperado: antes, obtenido: ahora) == """
          [
        +   Ficha(id: 9, texto: "z")
            … (1 sin cambios)
        −   Ficha(id: 2, texto: "b")
            Ficha(
              … (1 sin cambios)
        −     texto: "c"
        +     texto: "C"
            )
          ]
        """)
  }

  @Test("Un diccionario se compara clave a clave, en orden")
  func diccionario() {
    #expect(
      Diferencia.texto(esperado: ["b": 1, "a": 1], obtenido: ["a": 2, "b": 1, "c": 3]) == """
          [
        −   "a": 1
        +   "a": 2
            … (1 sin cambios)
        +   "c": 3
          ]
        """)
  }

  @Test("Opcionales, casos distintos y tipos distintos")
  func hojas() {
    #expect(Diferencia.texto(esperado: Int?.none as Any, obtenido: 3) == "− nil\n+ 3")
    #expect(
      Diferencia.texto(esperado: Caso.vacio, obtenido: Caso.uno(1)) == "− .vacio\n+ .uno(1)")
    #expect(
      Diferencia.texto(esperado: [1, 1, 2], obtenido: [1, 2])
        == "  [\n    … (1 sin cambios)\n−   1\n    … (1 sin cambios)\n  ]")
  }

  @Test("Iguales: no hay diferencia")
  func iguales() {
    #expect(Diferencia.texto(esperado: Punto(), obtenido: Punto()) == nil)
    #expect(Diferencia.texto(esperado: Caso.uno(1), obtenido: Caso.uno(1)) == nil)
  }

  @Test("Si el `==` de un campo calla, se compara lo que se escribe")
  func igualdadQueCalla() {
    struct Callado: Equatable {
      var texto: String
      static func == (izquierda: Self, derecha: Self) -> Bool { true }
    }
    #expect(
      Diferencia.texto(esperado: Callado(texto: "a"), obtenido: Callado(texto: "b"))?
        .contains(#"+   texto: "b""#) == true)
  }

  @Test("Una diferencia de 50 000 filas se resume en menos de 70 líneas")
  func enorme() {
    let antes = (0..<50_000).map { Ficha($0, "a") }
    let ahora = (0..<50_000).map { Ficha($0, "b") }
    let texto = Diferencia.texto(esperado: antes, obtenido: ahora) ?? ""
    #expect(texto.split(separator: "\n").count < 70)
    #expect(texto.hasSuffix("… y más diferencias"))
  }

  @Test("Quitar la primera de 50 000 filas es una línea, no 50 000")
  func quitarDeMuchas() {
    let antes = (0..<50_000).map { Ficha($0) }
    #expect(
      Diferencia.texto(esperado: antes, obtenido: Array(antes.dropFirst())) == """
          [
        −   Ficha(id: 0, texto: "")
            … (49\u{A0}999 sin cambios)
          ]
        """)
  }

  @Test("Emparejar: los pasos reconstruyen las dos listas, en orden")
  func emparejar() {
    var azar = GeneradorConSemilla.anunciado("emparejar")
    for _ in 0..<300 {
      let antes = Array(Set((0..<8).map { _ in Int.random(in: 0..<12, using: &azar) }))
      let ahora = Array(Set((0..<8).map { _ in Int.random(in: 0..<12, using: &azar) })).shuffled(
        using: &azar)
      var deAntes: [Int] = []
      var deAhora: [Int] = []
      for paso in Emparejamiento.pasos(antes, ahora) {
        switch paso {
        case .par(let i, let j):
          #expect(antes[i] == ahora[j], "semilla \(azar.semilla)")
          deAntes.append(i)
          deAhora.append(j)
        case .sobra(let i): deAntes.append(i)
        case .falta(let j): deAhora.append(j)
        }
      }
      #expect(deAntes == Array(antes.indices), "semilla \(azar.semilla)")
      #expect(deAhora == Array(ahora.indices), "semilla \(azar.semilla)")
    }
  }

  @Test("Los millares llevan un espacio inseparable, también en cuatro cifras")
  func millares() {
    #expect(conMiles(0) == "0")
    #expect(conMiles(999) == "999")
    #expect(conMiles(1_000) == "1\u{A0}000")
    #expect(conMiles(-1_234_567) == "-1\u{A0}234\u{A0}567")
    #expect(contar(1, "acción", "acciones") == "1\u{A0}acción")
    #expect(contar(50_000, "acción", "acciones") == "50\u{A0}000\u{A0}acciones")
  }
}
