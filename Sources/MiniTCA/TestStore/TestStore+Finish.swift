#if canImport(Testing)
  import Testing

  extension TestStore {
    /// Espera a que acaben todos los efectos; falla si queda alguno o hay acciones sin recibir.
    ///
    /// Regla 28 de referencia.
    ///
    /// - Parameters:
    ///   - timeout: tiempo real que se espera; si no se dice, el del *store*.
    ///   - sourceLocation: la línea en la que se anota el fallo.
    public func finish(
      timeout: Duration? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
      let plazo = timeout ?? self.timeout
      let lugar = Lugar(sourceLocation)
      await reposo()
      fallarSiHaySinRecibir(lugar)
      await esperar(plazo) { enVuelo.isEmpty }
      if !enVuelo.isEmpty {
        Problemas.fallar(
          """
          Se esperaba que los efectos acabaran y, tras \(plazo), \
          \(enVuelo.count == 1 ? "queda" : "quedan") \
          \(contar(enVuelo.count, "efecto", "efectos")) en marcha.

          \(Self.origenes(enVuelo))
          """,
          en: lugar)
      }
      fallarSiHaySinRecibir(lugar)
    }

    /// Da por recibidas las acciones pendientes.
    ///
    /// - Parameters:
    ///   - strict: si no haber ninguna es un fallo.
    ///   - sourceLocation: la línea en la que se anota el fallo.
    public func skipReceivedActions(
      strict: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
      let lugar = Lugar(sourceLocation)
      await reposo()
      if strict, recibidas.isEmpty {
        return Problemas.fallar(
          "No hay acciones recibidas que saltar: quita la llamada, o usa «strict: false».",
          en: lugar)
      }
      saltarRecibidas(mostrar: exhaustivity == .off(showSkippedAssertions: true), lugar)
    }

    /// Cancela los efectos en marcha.
    ///
    /// - Parameters:
    ///   - strict: si no haber ninguno es un fallo.
    ///   - sourceLocation: la línea en la que se anota el fallo.
    public func skipInFlightEffects(
      strict: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
      let lugar = Lugar(sourceLocation)
      await reposo()
      if enVuelo.isEmpty {
        if strict {
          Problemas.fallar(
            "No hay efectos en marcha que saltar: quita la llamada, o usa «strict: false».",
            en: lugar)
        }
        return
      }
      if exhaustivity == .off(showSkippedAssertions: true) {
        omitido(
          """
          Se saltan \(contar(enVuelo.count, "efecto", "efectos")) en marcha.

          \(Self.origenes(enVuelo))
          """, lugar)
      }
      nucleo.motor.cancelarTodo()
      await esperar(timeout) { enVuelo.isEmpty }
      enVuelo = [:]
    }

    private func fallarSiHaySinRecibir(_ lugar: Lugar) {
      guard exhaustivity == .on, !recibidas.isEmpty else { return }
      Problemas.fallar(Self.textoDeSinRecibir(recibidas), en: lugar)
      recibidas = []
    }

    private static func origenes(_ enVuelo: [Int: Lugar]) -> String {
      let porLugar = Dictionary(grouping: enVuelo.values, by: \.texto)
      return porLugar.sorted { $0.key < $1.key }
        .map { "  • \($0.key): \(contar($0.value.count, "efecto", "efectos"))" }
        .joined(separator: "\n")
    }
  }
#endif
