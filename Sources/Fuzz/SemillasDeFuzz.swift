/// Ejemplos válidos y pequeños de los que parte cada objetivo.
enum SemillasDeFuzz {
  static let trozosXML = [
    "<row>", "</row>", "<sentinel/>", "<duration ref=\"2\"/>", " ref=\"", " id=\"1\"", "&#x",
    "&amp;",
    "<!--", "-->", "<![CDATA[", "]]>", "<!DOCTYPE ", "<?", "\u{FEFF}", "<a>", "/>", "\u{1B}[31m",
    "hitches-renders", "<duration>", "summary",
  ]

  static let xctrace = [
    exportacion("hitches"), exportacion("hitches-summary"),
    "<trace-query-result><node xpath='x'></node></trace-query-result>",
  ]

  static let indice = """
    <?xml version="1.0"?><trace-toc><run number="1"><info><summary><duration>20.5</duration>\
    </summary></info><data><table schema="hitches"/></data></run></trace-toc>
    """

  static let metricKit = [
    """
    {"appVersion":"2.1","timeStampBegin":"2026-11-14","animationMetrics":\
    {"scrollHitchTimeRatio":"7.5 ms per s","hitchTimeRatio":"1,530 ms per s"}}
    """,
    "[{\"timeStampEnd\":\"2026-11-15\"}]",
  ]

  static let http = [
    "GET /fotos/1?lado=60 HTTP/1.1\r\nHost: 127.0.0.1\r\nIf-None-Match: \"v1\"\r\n\r\n",
    "POST /eco HTTP/1.1\r\nContent-Length: 4\r\nContent-Type: text/plain\r\n\r\nhola",
  ]

  static let mediciones = [
    """
    {"escenario":"Insertar","elementos":"filas","series":[{"nombre":"cuerpos","puntos":\
    [{"tamano":100,"conteo":2},{"tamano":1000,"conteo":0}]},{"nombre":"copias","puntos":\
    [{"tamano":100,"conteo":7}]}]}
    """
  ]

  private static func exportacion(_ tabla: String) -> String {
    let columnas = ["start", "duration", "process", "is-system"].map {
      "<col><mnemonic>\($0)</mnemonic></col>"
    }
    return """
      <?xml version="1.0"?><trace-query-result><node xpath='t'><schema name="\(tabla)">\
      \(columnas.joined())</schema><row><start-time id="1" fmt="1 s">1000</start-time>\
      <duration id="2" fmt="16.67 ms">16670000</duration><process id="3" fmt="App (7)">\
      <pid id="4">7</pid></process><boolean id="5">0</boolean></row>
      <row><start-time ref="1"/><duration ref="2"/><process ref="3"/><sentinel/></row>
      </node></trace-query-result>
      """
  }
}
