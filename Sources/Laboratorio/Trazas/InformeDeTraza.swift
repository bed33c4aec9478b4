/// Lo que dice una traza, en texto: los peores microcortes, la razón y qué dice cada escala de Apple.
public struct InformeDeTraza: Sendable, Hashable {
  /// Entre qué se divide el tiempo de microcorte de una exportación de `xctrace`.
  public enum Denominador: Sendable, Hashable {
    /// El tiempo animando, que es el bueno; la tabla no lo trae y hay que saberlo.
    case animando(Duration)
    /// Lo que duró la grabación, según su índice: da una razón menor que la real.
    case grabacion(IndiceDeTraza)
    /// No se sabe: no hay razón.
    case desconocido
  }

  /// El informe, sin salto de línea final.
  public let texto: String
  /// La razón, si se pudo calcular; con varias cargas de MetricKit, la peor.
  public let razon: RazonDeMicrocortes?

  /// Escribe el informe de una traza.
  /// - Parameters:
  ///   - traza: La traza leída.
  ///   - denominador: Solo cuenta para `xctrace`; MetricKit ya da la razón hecha.
  ///   - peores: Cuántos microcortes se enseñan, 5 si no se dice; lo negativo cuenta como cero.
  /// - Complexity: O(*m* log *m*) comparaciones, con *m* microcortes.
  public init(_ traza: Traza, denominador: Denominador = .desconocido, peores: Int = 5) {
    switch traza {
    case .xctrace(let tabla, let microcortes):
      (texto, razon) = Self.xctrace(tabla, microcortes, denominador, max(peores, 0))
    case .metricKit(let cargas):
      (texto, razon) = Self.metricKit(cargas)
    }
  }
}

// MARK: - xctrace

extension InformeDeTraza {
  private static let unidad = Unidad("microcorte", "microcortes")

  private static func xctrace(
    _ tabla: String, _ microcortes: [Microcorte], _ denominador: Denominador, _ peores: Int
  ) -> (String, RazonDeMicrocortes?) {
    let deLaApp = microcortes.filter { !$0.esDelSistema }
    let total = deLaApp.reduce(Duration.zero) { $0 + $1.duracion }
    var renglones = ["Traza de xctrace, tabla «\(tabla)»"]
    renglones.append("\(unidad.contados(deLaApp.count)), \(Numero.milisegundos(total)) en total")
    let delSistema = microcortes.count - deLaApp.count
    if delSistema > 0 {
      renglones.append("\(unidad.contados(delSistema)) más de procesos del sistema, sin sumar")
    }
    if microcortes.isEmpty {
      renglones.append(
        "Una tabla vacía no demuestra que no los hubiera: comprueba que se grabó con la plantilla "
          + "de microcortes de animación.")
    }
    let ordenados = deLaApp.sorted { ($1.duracion, $0.inicio) < ($0.duracion, $1.inicio) }
    if !ordenados.isEmpty, peores > 0 { renglones.append("Los peores:") }
    renglones += ordenados.prefix(peores).map(linea)
    let (razon, explicacion) = razon(de: total, entre: denominador)
    renglones += explicacion
    if let razon { renglones += escalas(razon) }
    return (renglones.joined(separator: "\n"), razon)
  }

  private static func linea(_ microcorte: Microcorte) -> String {
    let partes = [
      "  \(Numero.milisegundos(microcorte.duracion)) en el segundo "
        + Numero.decimal(microcorte.inicio.milisegundos / 1000, decimales: 3),
      microcorte.proceso, microcorte.motivo,
    ]
    return partes.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private static func razon(
    de total: Duration, entre denominador: Denominador
  ) -> (RazonDeMicrocortes?, [String]) {
    switch denominador {
    case .animando(let tiempo):
      guard let razon = try? RazonDeMicrocortes(microcorte: total, animando: tiempo) else {
        return (nil, ["Sin razón: el tiempo animando debe ser mayor que cero."])
      }
      return (razon, ["Razón: \(razon.descripcion) sobre \(Numero.segundos(tiempo)) animando"])
    case .grabacion(let indice):
      let duracion = indice.duracion
      guard let razon = try? RazonDeMicrocortes(microcorte: total, animando: duracion) else {
        return (nil, ["Sin razón: la grabación duró cero segundos."])
      }
      return (
        razon,
        [
          "Razón: \(razon.descripcion) sobre los \(Numero.segundos(duracion)) de la grabación",
          "Es un mínimo: la grabación incluye ratos quietos, y la razón se define sobre el tiempo "
            + "animando.",
        ]
      )
    case .desconocido:
      return (
        nil,
        [
          "Sin razón: la tabla no dice cuánto se animó. Hace falta el tiempo animando o, como "
            + "mínimo, el índice de la traza (xctrace export --toc)."
        ]
      )
    }
  }

  private static func escalas(_ razon: RazonDeMicrocortes) -> [String] {
    EscalaDeMicrocortes.allCases.map { escala in
      "  \(escala.nombre): \(escala.valorar(razon).rawValue) (\(escala.limites))"
    }
  }
}

// MARK: - MetricKit

extension InformeDeTraza {
  private static func metricKit(_ cargas: [CargaDeMetricKit]) -> (String, RazonDeMicrocortes?) {
    let bloques = cargas.map { carga in
      let version = carga.version.isEmpty ? "" : ", versión \(carga.version)"
      let periodo = carga.periodo.isEmpty ? "" : ", \(carga.periodo)"
      var renglones = ["Carga de MetricKit\(version)\(periodo)"]
      if let razon = carga.desplazamiento {
        renglones.append("Desplazamiento (scrollHitchTimeRatio): \(razon.descripcion)")
        renglones.append(veredicto(.wwdc20, razon))
      }
      if let razon = carga.animaciones {
        renglones.append("Todas las animaciones (hitchTimeRatio): \(razon.descripcion)")
        renglones.append(veredicto(.organizador, razon))
      }
      if carga.desplazamiento == nil, carga.animaciones == nil {
        renglones.append("No trae «animationMetrics»: ese día no se midió ninguna animación.")
      }
      return renglones.joined(separator: "\n")
    }
    let razones = cargas.flatMap { [$0.desplazamiento, $0.animaciones] }.compactMap { $0 }
    return (bloques.joined(separator: "\n\n"), razones.max())
  }

  private static func veredicto(
    _ escala: EscalaDeMicrocortes, _ razon: RazonDeMicrocortes
  ) -> String {
    "  \(escala.nombre): \(escala.valorar(razon).rawValue) (\(escala.limites))"
  }
}
