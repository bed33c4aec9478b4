import Foundation
import Laboratorio
import Testing

@Suite("Dibujos de crecimiento")
struct DibujoTests {
  @Test("el dibujo en texto lleva ejes, unidades, una letra por serie y su crecimiento")
  func texto() throws {
    let dibujo = try comparacionDeMuestra().dibujo(de: "cuerpos evaluados")
    let esperado = """
      cuerpos evaluados (escala logarítmica)
      100 000 ┤
              │                                                      ········R
       10 000 ┤                                         ·····R·······
              │                             ············
        1 000 ┤                  ·····R·····
              │      ············
          100 ┤R·····
              │
           10 ┤
              │S······················S······················S···············S
            1 ┤
              └┬──────────────────────┬──────────────────────┬───────────────┬
              100                   1 000                 10 000        50 000
               filas (escala logarítmica)
      R rota: n^1.00, lineal
      S solución: n^0.00, constante
      """
    #expect(conEspaciosNormales(dibujo) == esperado)
  }

  @Test("el cero tiene su propio escalón, y sin trazos de caja también se lee")
  func ceroEnASCII() throws {
    let dibujo = try comparacionDeMuestra().dibujo(
      de: "identidades creadas", ancho: 50, soloASCII: true)
    let esperado = """
      identidades creadas (escala logarítmica; el 0, aparte)
      10 000 000 000 +
                     |                                .R
       1 000 000 000 +                             ...
                     |                          ...
         100 000 000 +                       .R.
                     |                    ...
          10 000 000 +                 ...
                     |              ...
           1 000 000 +           .R.
                     |        ...
             100 000 +     ...
                     |  ...
              10 000 +R.
                     |
                   0 +S...........S...........S........S
                     ++-----------+-----------+--------+
                     100        1 000      10 000 50 000
                      filas (escala logarítmica)
      R rota: n^2.00, cuadrático
      S solución: n^0.00, constante
      """
    #expect(conEspaciosNormales(dibujo) == esperado)
  }

  @Test("donde coinciden dos series hay un asterisco, y la leyenda lo dice")
  func coincidencia() throws {
    let dibujo = try DibujoEnTexto(
      [serie("rota") { $0 }, serie("tuya") { $0 }], unidad: "cuerpos", elementos: "filas"
    ).texto
    #expect(dibujo.contains("* coinciden dos o más"))
    #expect(dibujo.filter { $0 == "*" }.count == 5)
  }

  @Test("dos series con la misma inicial se distinguen por su número")
  func iniciales() throws {
    let dibujo = try DibujoEnTexto(
      [serie("copias") { $0 }, serie("comparaciones") { _ in 1 }, serie("índices") { _ in 9 }],
      unidad: "veces", elementos: "filas"
    ).texto
    let leyenda = dibujo.split(separator: "\n").suffix(3)
    #expect(leyenda.map { $0.prefix(2) } == ["1 ", "2 ", "3 "])
  }

  @Test("un solo tamaño, un ancho absurdo y el mayor entero se dibujan sin fallar")
  func extremos() throws {
    let unPunto = try Serie("sola", [.init(tamano: 1, conteo: .max)])
    let texto = try DibujoEnTexto([unPunto], unidad: "veces", elementos: "filas", ancho: -5).texto
    #expect(texto.contains("S"))
    let figura = try DibujoSVG(titulo: "Sola", [unPunto], unidad: "veces", elementos: "filas").texto
    #expect(figura.contains("<circle"))
    #expect(!figura.contains("nan"))
    #expect(throws: ErrorDeCurva.nadaMedido) {
      try DibujoSVG(titulo: "Nada", [], unidad: "veces", elementos: "filas")
    }
  }

  @Test("la figura lleva título, descripción, unidades, fondo propio y tema oscuro")
  func figura() throws {
    let figura = try comparacionDeMuestra().figura(de: "identidades creadas")
    #expect(figura.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(figura.contains("<title>Insertar al principio: identidades creadas</title>"))
    #expect(figura.contains("rota (n^2.00, cuadrático): 10\u{A0}000 con 100"))
    #expect(figura.contains("identidades creadas (escala logarítmica; el 0, aparte)"))
    #expect(figura.contains("filas (escala logarítmica)"))
    #expect(figura.contains("prefers-color-scheme:dark"))
    #expect(figura.contains("<rect class=\"fondo\""))
    // Cada serie tiene su trazo y su marca: cuatro puntos más la leyenda.
    #expect(figura.matches(of: /<circle class="m0"/).count == 5)
    #expect(figura.matches(of: /<rect class="m1"/).count == 5)
    #expect(figura.contains("stroke-dasharray=\"9 5\""))
    #expect(figura.hasSuffix("</svg>\n"))
  }

  @Test("los nombres con signos de XML no rompen la figura")
  func escape() throws {
    let figura = try DibujoSVG(
      titulo: "a < b & \"c\"\u{0}", [serie("<rota>") { $0 }], unidad: "n's", elementos: "f"
    ).texto
    #expect(figura.contains("<title>a &lt; b &amp; &quot;c&quot;</title>"))
    #expect(figura.contains("&lt;rota&gt;"))
    #expect(!figura.contains("\u{0}"))
  }

  @Test("los mismos conteos dan los mismos bytes")
  func mismosBytes() throws {
    let uno = try comparacionDeMuestra()
    let otro = try comparacionDeMuestra()
    #expect(try uno.figura(de: "cuerpos evaluados") == otro.figura(de: "cuerpos evaluados"))
    #expect(try uno.json() == otro.json())
  }

  private func conEspaciosNormales(_ texto: String) -> String {
    String(texto.map { $0 == Numero.separadorDeMiles ? " " : $0 })
  }
}
