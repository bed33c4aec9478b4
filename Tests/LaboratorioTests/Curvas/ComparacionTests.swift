import Foundation
import Laboratorio
import Testing

@Suite("Comparación de versiones")
struct ComparacionTests {
  @Test("la tabla de texto alinea las versiones y explica las ausentes")
  func texto() throws {
    let esperado = """
      cuerpos evaluados
      filas          rota  tuya   solución
      100             100     —          2
      1 000         1 000     —          2
      10 000       10 000     —          2
      50 000       50 000     —          2
      exponente    n^1.00     —     n^0.00
      crecimiento  lineal     —  constante

      identidades creadas
      filas                 rota  tuya   solución
      100                 10 000     —          0
      1 000            1 000 000     —          0
      10 000         100 000 000     —          0
      50 000       2 500 000 000     —          0
      exponente           n^2.00     —     n^0.00
      crecimiento     cuadrático     —  constante

      tuya: no compila
      """
    let texto = try comparacionDeMuestra().texto
    #expect(String(texto.map { $0 == Numero.separadorDeMiles ? " " : $0 }) == esperado)
  }

  @Test("la tabla de Markdown tiene una columna por versión y escapa las barras")
  func markdown() throws {
    let medicion = try Medicion(escenario: "e", elementos: "a|b", series: [serie("cuerpos") { $0 }])
    let markdown = try Comparacion([.init("rota", .medida(medicion))]).markdown
    let renglones = markdown.split(separator: "\n")
    #expect(renglones.first == "**cuerpos**")
    #expect(renglones.contains("| a\\|b | rota |"))
    #expect(renglones.contains("|---|---:|"))
    #expect(renglones.contains("| exponente | n^1.00 |"))
  }

  @Test("el CSV escapa comas, comillas y saltos, y deja constancia de las ausentes")
  func csv() throws {
    let medicion = try Medicion(
      escenario: "Insertar, \"mover\"", elementos: "filas",
      series: [Serie("cuerpos", [.init(tamano: 1000, conteo: 5)])]
    )
    let comparacion = try Comparacion([
      .init("rota", .medida(medicion)), .init("tuya", .ausente(motivo: "no termina,\nni avisa")),
    ])
    let esperado = [
      "escenario,version,estado,cuenta,tamano,conteo",
      #""Insertar, ""mover""",rota,medida,cuerpos,1000,5"#,
      #""Insertar, ""mover""",tuya,"no termina,"# + "\nni avisa\",,,",
      "",
    ]
    #expect(comparacion.csv == esperado.joined(separator: "\r\n"))
  }

  @Test("el JSON declara su esquema y se puede volver a leer")
  func json() throws {
    let datos = Data(try comparacionDeMuestra().json().utf8)
    let objeto = try #require(try JSONSerialization.jsonObject(with: datos) as? [String: Any])
    #expect(objeto["esquema"] as? Int == 1)
    let versiones = try #require(objeto["versiones"] as? [[String: Any]])
    #expect(versiones.map { $0["estado"] as? String } == ["medida", "ausente", "medida"])
    #expect(versiones[1]["motivo"] as? String == "no compila")
    let rota = try #require(versiones[0]["cuentas"] as? [[String: Any]])
    #expect(rota.map { $0["exponente"] as? Double } == [1, 2])
    #expect(rota[1]["crecimiento"] as? String == "cuadrático")
  }

  @Test("las versiones pueden contar cosas distintas y medir tamaños distintos")
  func desparejas() throws {
    let rota = try Medicion(
      escenario: "e", elementos: "filas", series: [serie("cuerpos", a: [100, 1000]) { $0 }])
    let tuya = try Medicion(
      escenario: "e", elementos: "filas",
      series: [serie("cuerpos", a: [100]) { $0 }, serie("copias", a: [100]) { $0 }]
    )
    let comparacion = try Comparacion([.init("rota", .medida(rota)), .init("tuya", .medida(tuya))])
    #expect(comparacion.cuentas == ["cuerpos", "copias"])
    #expect(comparacion.tamanos == [100, 1000])
    #expect(try comparacion.series(de: "copias").map(\.nombre) == ["tuya"])
    #expect(comparacion.texto.contains("—"))
    #expect(throws: ErrorDeCurva.cuentaDesconocida(nombre: "bytes")) {
      try comparacion.series(de: "bytes")
    }
  }

  @Test("si ninguna versión se midió, no hay comparación")
  func nada() {
    #expect(throws: ErrorDeCurva.nadaMedido) {
      try Comparacion([.init("tuya", .ausente(motivo: "no compila"))])
    }
  }
}
