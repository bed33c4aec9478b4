import Testing

@testable import Laboratorio

@Suite("Lector de XML")
struct LectorXMLTests {
  private func sucesos(_ texto: String) throws -> [LectorXML.Suceso] {
    var lector = LectorXML(Array(texto.utf8))
    var sucesos: [LectorXML.Suceso] = []
    while let suceso = try lector.siguiente() { sucesos.append(suceso) }
    return sucesos
  }

  @Test("lee elementos, atributos, texto, entidades, comentarios y CDATA")
  func completo() throws {
    let leidos = try sucesos(
      "\u{FEFF}<?xml version=\"1.0\"?><!-- nada --><a x='1' y = \"&lt;&#241;\">\n"
        + "  <b/>t&amp;t<![CDATA[<crudo>]]></a>\n"
    )
    #expect(
      leidos == [
        .apertura(nombre: "a", atributos: ["x": "1", "y": "<ñ"]),
        .apertura(nombre: "b", atributos: [:]), .cierre(nombre: "b"), .texto("t&t"),
        .texto("<crudo>"), .cierre(nombre: "a"),
      ]
    )
  }

  @Test(
    "lo roto es un error con su línea",
    arguments: [
      ("<a>\n<b>\n</a>", 3, "</a> cierra <b>"),
      ("<a>", 1, "el documento se acaba con <a> sin cerrar"),
      ("<a/><b/>", 1, "hay más de un elemento raíz"),
      ("<a x=\"1\" x=\"2\"/>", 1, "el atributo «x» está repetido"),
      ("<a x=1/>", 1, "el valor de «x» no va entre comillas"),
      ("<a x=\"1\"y=\"2\"/>", 1, "falta un espacio entre atributos de <a>"),
      ("<a x=\"\n", 2, "el valor de «x» no se cierra"),
      ("<a x=\"<\"/>", 1, "hay un < en el valor de «x»"),
      ("<a", 1, "<a> sin cerrar"),
      ("</a>", 1, "</a> sin apertura"),
      ("hola", 1, "hay texto fuera del elemento raíz"),
      ("<a>&nada;</a>", 1, "la entidad «&nada;»"),
      ("<a>&#27;</a>", 1, "la entidad «&#27;»"),
      ("<a>&#x;</a>", 1, "la entidad «&#x;»"),
      ("<a>&#+65;</a>", 1, "la entidad «&#+65;»"),
      ("<a>a & b</a>", 1, "un & sin su ;"),
      ("<a>\u{1B}[31m</a>", 1, "hay un carácter de control"),
      ("<!DOCTYPE a [<!ENTITY b \"c\">]><a/>", 1, "las declaraciones <!…> no se admiten"),
      ("<a><!-- ", 1, "un comentario sin cerrar"),
      ("<a><![CDATA[ ]]", 1, "un CDATA sin cerrar"),
      ("< a/>", 1, "se esperaba un nombre"),
      ("", 1, "no hay ningún elemento"),
    ]
  )
  func roto(texto: String, linea: Int, motivo: String) {
    #expect(throws: ErrorDeTraza.xml(linea: linea, motivo: motivo)) { try sucesos(texto) }
  }

  @Test("bytes que no son UTF-8 son un error, no caracteres inventados")
  func utf8() {
    var lector = LectorXML([UInt8(ascii: "<"), 0xFF, UInt8(ascii: ">")])
    #expect(throws: ErrorDeTraza.xml(linea: 1, motivo: "hay bytes que no son UTF-8")) {
      try lector.siguiente()
    }
  }

  @Test("anidar sin fin se corta antes de gastar memoria")
  func anidado() {
    let hondo = String(repeating: "<a>", count: 100_000)
    #expect(throws: ErrorDeTraza.xml(linea: 1, motivo: "más de 256 elementos anidados")) {
      try sucesos(hondo)
    }
  }

  @Test("un nombre larguísimo no acaba entero en el mensaje")
  func largo() {
    let nombre = String(repeating: "a", count: 10_000)
    let error = #expect(throws: ErrorDeTraza.self) { try sucesos("<\(nombre)>") }
    #expect((error?.description.count ?? 0) < 250)
  }
}
