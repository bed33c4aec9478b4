#if canImport(Testing)
  import Testing

  extension TestStore {
    /// Envía una acción y afirma cómo cambia el estado.
    ///
    /// El closure recibe el estado anterior y lo lleva al que se espera. Sin closure, el estado no
    /// tiene que cambiar. Si había acciones de efectos sin recibir, falla.
    ///
    /// Regla 26 de referencia.
    ///
    /// - Parameters:
    ///   - action: la acción.
    ///   - updateStateToExpectedResult: el cambio que se espera.
    ///   - sourceLocation: la línea en la que se anota el fallo.
    /// - Returns: lo que queda por hacer, para esperarlo o cancelarlo.
    @discardableResult
    public func send(
      _ action: Action,
      assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
      sourceLocation: SourceLocation = #_sourceLocation
    ) async -> TestStoreTask {
      let lugar = Lugar(sourceLocation)
      atenderPendientes(antesDe: lugar)
      let anterior = state
      let arbol = procesar(action, en: lugar)
      await reposo()
      comprobar(
        desde: anterior, hasta: state, cambio: updateStateToExpectedResult, en: lugar)
      return TestStoreTask(
        arbol: arbol.vacio ? nil : arbol, ejecutor: nucleo.motor.ejecutor, plazo: timeout)
    }

    /// Afirma el estado sin enviar nada.
    ///
    /// - Parameters:
    ///   - updateStateToExpectedResult: recibe el estado actual; lo que asigne tiene que ser lo que
    ///     ya hay.
    ///   - sourceLocation: la línea en la que se anota el fallo.
    public func assert(
      _ updateStateToExpectedResult: (_ state: inout State) throws -> Void,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      var esperado = state
      do {
        try updateStateToExpectedResult(&esperado)
      } catch {
        Problemas.fallar(
          "El closure que describe el estado lanzó un error: \(Volcado.enLinea(error))",
          en: Lugar(sourceLocation))
      }
      if esperado != state {
        Problemas.fallar(
          "El estado no es el esperado." + Self.cuerpo(esperado, state), en: Lugar(sourceLocation))
      }
    }

    private func atenderPendientes(antesDe lugar: Lugar) {
      guard !recibidas.isEmpty else { return }
      switch exhaustivity {
      case .on:
        Problemas.fallar(
          """
          Antes de enviar otra acción hay que recibir \
          \(contar(recibidas.count, "acción", "acciones")).

          \(Self.lista(recibidas))
          """,
          en: lugar)
      case .off(let mostrar):
        saltarRecibidas(mostrar: mostrar, lugar)
      }
    }

    /// Da por recibidas las acciones pendientes.
    func saltarRecibidas(mostrar: Bool, _ lugar: Lugar) {
      guard let ultima = recibidas.last else { return }
      if mostrar {
        omitido(
          """
          Se saltan \(contar(recibidas.count, "acción recibida", "acciones recibidas")).

          \(Self.lista(recibidas))
          """, lugar)
      }
      state = ultima.estado
      recibidas = []
    }
  }
#endif
