#if canImport(Testing)
  import Testing

  /// Lo que queda por hacer tras un `send` de ``TestStore``.
  ///
  /// Regla 30 de referencia.
  @MainActor
  public struct TestStoreTask: Sendable {
    let arbol: ArbolDeEfectos?
    let ejecutor: EjecutorDeEfectos
    let plazo: Duration

    /// Cancela los efectos, como haría una vista al desaparecer, y espera a que se enteren.
    public func cancel() async {
      arbol?.cancelar()
      await Reposo.esperar(a: ejecutor)
    }

    /// Espera a que acabe todo.
    ///
    /// - Parameters:
    ///   - timeout: tiempo real que se espera; si no se dice, el del *store*.
    ///   - sourceLocation: la línea en la que se anota el fallo.
    public func finish(
      timeout: Duration? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
      guard let arbol else { return }
      let reloj = ContinuousClock()
      let final = reloj.now.advanced(by: timeout ?? plazo)
      await Reposo.esperar(a: ejecutor)
      while !arbol.vacio {
        guard reloj.now < final else {
          return Problemas.fallar(
            """
            Se esperaba que los efectos de este envío acabaran y, tras \(timeout ?? plazo), siguen \
            en marcha. Si esperan a un reloj, avánzalo; si son de larga vida, llama a «cancel()».
            """,
            en: Lugar(sourceLocation))
        }
        try? await Task.sleep(for: .milliseconds(1))
        await Reposo.esperar(a: ejecutor)
      }
    }

    /// Si se ha cancelado.
    public var isCancelled: Bool { arbol?.cancelado ?? true }
  }
#endif
