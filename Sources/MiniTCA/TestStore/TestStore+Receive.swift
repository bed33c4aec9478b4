#if canImport(Testing)
  import Testing

  extension TestStore {
    /// Recibe una acción que un efecto ha enviado y afirma cómo cambia el estado.
    ///
    /// Las acciones se reciben en el orden en que llegaron.
    ///
    /// Regla 27 de referencia.
    ///
    /// - Parameters:
    ///   - expectedAction: la acción que se espera.
    ///   - timeout: tiempo real que se espera; si no se dice, el del *store*.
    ///   - updateStateToExpectedResult: el cambio que se espera.
    ///   - sourceLocation: la línea en la que se anota el fallo.
    public func receive(
      _ expectedAction: Action, timeout: Duration? = nil,
      assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
      sourceLocation: SourceLocation = #_sourceLocation
    ) async where Action: Equatable {
      await recibir(
        Espera(descripcion: Volcado.enLinea(expectedAction), accion: expectedAction) {
          $0 == expectedAction
        },
        timeout, updateStateToExpectedResult, Lugar(sourceLocation))
    }

    /// Recibe una acción de un caso, con el valor que sea: `receive(\.llegaron)`.
    ///
    /// - Parameters:
    ///   - actionCase: la ruta al caso.
    ///   - timeout: tiempo real que se espera; si no se dice, el del *store*.
    ///   - updateStateToExpectedResult: el cambio que se espera.
    ///   - sourceLocation: la línea en la que se anota el fallo.
    public func receive<Value>(
      _ actionCase: CaseKeyPath<Action, Value>, timeout: Duration? = nil,
      assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
      sourceLocation: SourceLocation = #_sourceLocation
    ) async where Action: CasePathable {
      let caso = Action.allCasePaths[keyPath: actionCase]
      await recibir(
        Espera(descripcion: "una acción del caso \(Value.self)", accion: nil) {
          caso.extract(from: $0) != nil
        },
        timeout, updateStateToExpectedResult, Lugar(sourceLocation))
    }

    /// Recibe una acción de un caso con un valor: `receive(\.llegaron, pagina)`.
    ///
    /// - Parameters:
    ///   - actionCase: la ruta al caso.
    ///   - value: el valor que se espera.
    ///   - timeout: tiempo real que se espera; si no se dice, el del *store*.
    ///   - updateStateToExpectedResult: el cambio que se espera.
    ///   - sourceLocation: la línea en la que se anota el fallo.
    public func receive<Value: Equatable>(
      _ actionCase: CaseKeyPath<Action, Value>, _ value: Value, timeout: Duration? = nil,
      assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
      sourceLocation: SourceLocation = #_sourceLocation
    ) async where Action: CasePathable {
      let caso = Action.allCasePaths[keyPath: actionCase]
      let esperada = caso.embed(value)
      await recibir(
        Espera(descripcion: Volcado.enLinea(esperada), accion: esperada) {
          caso.extract(from: $0) == value
        },
        timeout, updateStateToExpectedResult, Lugar(sourceLocation))
    }

    /// Recibe una acción que cumple una condición.
    ///
    /// - Parameters:
    ///   - isMatching: dice si es la que se espera.
    ///   - timeout: tiempo real que se espera; si no se dice, el del *store*.
    ///   - updateStateToExpectedResult: el cambio que se espera.
    ///   - sourceLocation: la línea en la que se anota el fallo.
    public func receive(
      where isMatching: (_ action: Action) -> Bool, timeout: Duration? = nil,
      assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
      sourceLocation: SourceLocation = #_sourceLocation
    ) async {
      await withoutActuallyEscaping(isMatching) { isMatching in
        await recibir(
          Espera(
            descripcion: "una acción que cumpla la condición", accion: nil, vale: isMatching),
          timeout, updateStateToExpectedResult, Lugar(sourceLocation))
      }
    }
  }

  // MARK: - Cómo se recibe

  extension TestStore {
    /// La acción que espera un `receive`.
    private struct Espera {
      let descripcion: String
      /// Si se conoce entera, para enseñar la diferencia con la que llegó.
      let accion: Action?
      let vale: (Action) -> Bool
    }

    private func recibir(
      _ espera: Espera, _ plazo: Duration?, _ cambio: ((inout State) throws -> Void)?,
      _ lugar: Lugar
    ) async {
      let plazo = plazo ?? timeout
      let seBusca: () -> Bool = { [self] in
        exhaustivity == .on
          ? !recibidas.isEmpty : recibidas.contains { espera.vale($0.accion) }
      }
      await esperar(plazo, hasta: seBusca)
      guard let posicion = seBusca() ? posicion(de: espera) : nil else {
        return Problemas.fallar(textoDeNoLlego(espera, plazo), en: lugar)
      }
      saltarAnteriores(a: posicion, lugar)
      let recibida = recibidas.removeFirst()
      let anterior = state
      state = recibida.estado
      guard espera.vale(recibida.accion) else {
        return Problemas.fallar(textoDeOtra(espera, recibida.accion), en: lugar)
      }
      comprobar(desde: anterior, hasta: state, cambio: cambio, en: lugar)
      await reposo()
    }

    private func posicion(de espera: Espera) -> Int? {
      exhaustivity == .on ? 0 : recibidas.firstIndex { espera.vale($0.accion) }
    }

    /// En una prueba no exhaustiva, lo que llegó antes de la acción buscada se da por recibido.
    private func saltarAnteriores(a posicion: Int, _ lugar: Lugar) {
      guard posicion > 0, case .off(let mostrar) = exhaustivity else { return }
      let posteriores = recibidas[posicion...]
      recibidas = Array(recibidas[..<posicion])
      saltarRecibidas(mostrar: mostrar, lugar)
      recibidas = Array(posteriores)
    }

    /// Espera a que pase algo: primero a que los efectos se suspendan y, si alguno sigue en marcha, a
    /// lo que venga de fuera.
    func esperar(_ plazo: Duration, hasta cumplido: () -> Bool) async {
      let reloj = ContinuousClock()
      let final = reloj.now.advanced(by: plazo)
      repeat {
        await reposo()
        if cumplido() || enVuelo.isEmpty { return }
        try? await Task.sleep(for: .milliseconds(1))
      } while reloj.now < final && !Task.isCancelled
    }

    private func textoDeNoLlego(_ espera: Espera, _ plazo: Duration) -> String {
      let motivo: String
      if enVuelo.isEmpty {
        motivo = "No hay ningún efecto en marcha que pueda enviarla. ¿Se canceló, o no se devolvió?"
      } else {
        motivo = """
          Se esperó \(plazo) y hay \(contar(enVuelo.count, "efecto", "efectos")) en marcha. Si \
          depende de un reloj de prueba, avánzalo antes; si depende de algo de fuera, sube «timeout».
          """
      }
      let otras =
        recibidas.isEmpty ? "" : "\n\nSí se recibió:\n\(Self.lista(recibidas))"
      return """
        Se esperaba recibir una acción y no llegó.

          Esperada: \(espera.descripcion)

        \(motivo)\(otras)
        """
    }

    private func textoDeOtra(_ espera: Espera, _ recibida: Action) -> String {
      if let accion = espera.accion {
        return "Se recibió una acción que no es la esperada." + Self.cuerpo(accion, recibida)
      }
      return """
        Se recibió una acción que no es la esperada.

          Esperada: \(espera.descripcion)
          Recibida: \(Volcado.enLinea(recibida))
        """
    }
  }
#endif
