/// Trazas escritas a mano con la forma de las de verdad: columnas posicionales, `id` y `ref`.
enum TrazasDeMuestra {
  private static let columnas = [
    "start", "duration", "process", "is-system", "swap-id", "label", "display",
    "narrative-description",
  ]

  /// Un documento con una tabla y las filas dadas.
  static func exportacion(_ tabla: String = "hitches", filas: String) -> String {
    let esquema = columnas.map {
      "<col><mnemonic>\($0)</mnemonic><name>\($0)</name><engineering-type>t</engineering-type></col>"
    }
    return """
      <?xml version="1.0"?>
      <trace-query-result>
      <node xpath='//trace-toc[1]/run[1]/data[1]/table[1]'><schema name="\(tabla)">\
      \(esquema.joined())</schema>\(filas)</node></trace-query-result>
      """
  }

  /// Tres microcortes de la app (50 + 16.67 + 50 ms, el tercero por referencia) y uno del sistema.
  static let completa = exportacion(
    filas: """
      <row><start-time id="1" fmt="00:02.500.000">2500000000</start-time>\
      <duration id="2" fmt="50.00 ms">50000000</duration>\
      <process id="3" fmt="Tareas (77)"><pid id="4" fmt="77">77</pid>\
      <device-session id="5" fmt="TODO">TODO</device-session></process>\
      <boolean id="6" fmt="No">0</boolean><uint32 id="7" fmt="9">9</uint32>\
      <string id="8" fmt="0x9">0x9</string><display-name id="9" fmt="Display 1">Display 1\
      </display-name><string id="10" fmt="Potentially expensive app update(s)">\
      Potentially expensive app update(s)</string></row>
      <row><start-time id="11" fmt="00:03.000.000">3000000000</start-time>\
      <duration id="12" fmt="16.67 ms">16666667</duration><process ref="3"/><boolean ref="6"/>\
      <uint32 ref="7"/><sentinel/><display-name ref="9"/><string id="13" fmt=""></string></row>
      <row><start-time id="14" fmt="00:01.000.000">1000000000</start-time><duration ref="2"/>\
      <process ref="3"/><boolean ref="6"/><uint32 ref="7"/><sentinel/><display-name ref="9"/>\
      <sentinel/></row>
      <row><start-time id="15" fmt="00:09.000.000">9000000000</start-time>\
      <duration id="16" fmt="800.00 ms">800000000</duration>\
      <process id="17" fmt="SpringBoard (1)"><pid id="18" fmt="1">1</pid></process>\
      <boolean id="19" fmt="Yes">1</boolean><uint32 ref="7"/><sentinel/><display-name ref="9"/>\
      <sentinel/></row>
      """
  )

  /// El índice de una grabación de 20 s.
  static let indice = """
    <?xml version="1.0"?>
    <trace-toc><run number="1"><info><summary><start-date>2026-10-02T03:30:31</start-date>
    <duration>20.0</duration></summary></info><data>
    <table schema="hitches-renders"/><table codes="&quot;0x2b,0x87&quot;" schema="kdebug"/>
    <table schema="hitches"/></data><tracks/></run></trace-toc>
    """

  /// Una carga de MetricKit con las dos razones.
  static let metricKit = """
    {"appVersion":"2.1","timeStampBegin":"2026-11-14 00:00:00","timeStampEnd":"2026-11-15 00:00:00",
    "cpuMetrics":{"cumulativeCPUTime":"100 sec"},
    "animationMetrics":{"scrollHitchTimeRatio":"7.5 ms per s","hitchTimeRatio":"12 ms per s"}}
    """
}
