import Foundation

/// El texto de un veredicto: qué se contó, dónde y por dónde seguir.
///
/// No lleva tiempos, así que la misma versión de una kata da siempre la misma pantalla y los
/// capítulos pueden citarla.
struct VistaDeVeredicto {
  let kata: Kata
  let veredicto: Veredicto
  let estilo: Estilo
  /// Ruta del archivo probado, relativa al paquete.
  let archivo: String
  let siguiente: Kata?
  /// En el modo de vigilancia el pie ya dice qué teclas hay.
  var conTeclas = false

  var texto: String {
    let cuerpo = pruebas.isEmpty ? [] : pruebas + [""]
    return (cabecera + cuerpo + conclusion + pasos).joined(separator: "\n") + "\n"
  }

  private var cabecera: [String] {
    [estilo.pintar(kata.nombreCompleto, .fuerte), estilo.pintar(archivo, .tenue), ""]
  }

  private var pruebas: [String] {
    if case .noCompila = veredicto.estado { return [] }
    return veredicto.pruebas.flatMap { prueba -> [String] in
      guard prueba.termino else { return ["  \(estilo.pendiente) \(prueba.nombre) (no terminó)"] }
      if prueba.fallos.isEmpty { return ["  \(estilo.bien) \(prueba.nombre)"] }
      return ["  \(estilo.mal) \(prueba.nombre)"] + prueba.fallos.flatMap(detalle)
    }
  }

  private func detalle(_ fallo: Fallo) -> [String] {
    // Sin mensaje propio queda lo que dijo Swift Testing, tal cual.
    let lineas = fallo.lineas.isEmpty ? [fallo.original] : fallo.lineas
    let ajustadas = lineas.flatMap { Parrafo.ajustar($0, a: estilo.ancho - 6) }
    return (ajustadas + [estilo.pintar(fallo.lugar, .tenue)]).map { "      \($0)" }
  }

  private var conclusion: [String] {
    let total = veredicto.pruebas.count
    switch veredicto.estado {
    case .verde:
      return [estilo.pintar("Verde: pasan las \(total) pruebas.", .verde)]
    case .roja:
      let fallidas = total - veredicto.superadas
      let verbo = fallidas == 1 ? "falla" : "fallan"
      return [estilo.pintar("Roja: \(verbo) \(fallidas) de \(total) pruebas.", .rojo)]
    case .noCompila(let diagnosticos):
      return diagnosticos.components(separatedBy: "\n")
        + [
          "", estilo.pintar("No compila: arriba está lo que dice el compilador, tal cual.", .rojo),
        ]
    case .cierreInesperado(let prueba, let motivo, let salida):
      return cita(salida) + [
        estilo.pintar("Cierre inesperado\(durante(prueba)): \(motivo).", .rojo),
        "Una kata termina cuando terminan sus pruebas: ni «exit», ni «fatalError», ni índices fuera de rango.",
      ]
    case .sinTerminar(let prueba, let segundos):
      return [
        estilo.pintar(
          "Sin terminar\(durante(prueba)): se detuvo a los \(Self.segundos(segundos)) s.", .rojo),
        "Suele ser un bucle que no acaba. El límite se cambia con «--limite SEGUNDOS».",
      ]
    case .demasiadaSalida(let prueba, let bytes, let muestra):
      return cita(muestra) + [
        estilo.pintar(
          "Demasiada salida\(durante(prueba)): imprimió más de \(bytes / 1_048_576) MB y se detuvo.",
          .rojo),
        "Quita los «print» de la kata o los que estén dentro de un bucle.",
      ]
    case .incompleto(let faltan):
      let nombres = faltan.isEmpty ? "ninguna llegó a empezar" : faltan.joined(separator: "; ")
      return [estilo.pintar("Incompleta: hay pruebas que no terminaron (\(nombres)).", .rojo)]
    case .faltaElArchivo:
      return [estilo.pintar("Falta el archivo «\(archivo)».", .rojo)]
    }
  }

  private var pasos: [String] {
    let explicacion =
      veredicto.esVerde
      ? ["", "Por qué funciona:"] + Parrafo.ajustar(porque, a: estilo.ancho - 2).map { "  \($0)" }
      : []
    if conTeclas { return explicacion }
    return explicacion + ["", "Qué sigue:"] + (veredicto.esVerde ? trasElVerde : haciaElVerde)
  }

  /// En el catálogo va en varias líneas para que se lea; en pantalla manda el ancho.
  private var porque: String {
    kata.porque.components(separatedBy: "\n").joined(separator: " ")
  }

  private var haciaElVerde: [String] {
    [
      "  1. Abre \(archivo) y repara \(loQueHayQueReparar).",
      "  2. ¿Te atascas? «swift run workbook pista \(kata.numero)» da la siguiente pista.",
      "  3. «swift run workbook» vuelve a probar.",
    ]
  }

  private var loQueHayQueReparar: String {
    if case .noCompila = veredicto.estado { return "lo que dice el compilador" }
    return "lo que cuentan las pruebas"
  }

  private var trasElVerde: [String] {
    let comparar =
      "  «swift run workbook solucion \(kata.numero)» compara tu arreglo con el del cuaderno."
    guard let siguiente else {
      return [comparar, "  Era la última kata. «swift run workbook lista» enseña si queda alguna."]
    }
    let nombre = "\(siguiente.numero) · \(siguiente.titulo)"
    return [comparar, "  «swift run workbook» sigue con la kata \(nombre)."]
  }

  private func cita(_ texto: String) -> [String] {
    texto.isEmpty ? [] : texto.components(separatedBy: "\n").map { "  | \($0)" } + [""]
  }

  private func durante(_ prueba: String?) -> String {
    prueba.map { " durante «\($0)»" } ?? ""
  }

  static func segundos(_ valor: Double) -> String {
    valor == valor.rounded() ? String(Int(valor)) : String(valor)
  }
}
