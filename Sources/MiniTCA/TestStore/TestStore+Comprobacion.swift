#if canImport(Testing)
  import Testing

  extension TestStore {
    /// Compara el estado con el que dice la prueba.
    ///
    /// - Parameters:
    ///   - anterior: el estado antes del paso.
    ///   - actual: el estado después.
    ///   - cambio: lo que la prueba dice que cambia; sin él, nada cambia.
    ///   - lugar: la línea del paso.
    func comprobar(
      desde anterior: State, hasta actual: State,
      cambio: ((inout State) throws -> Void)?, en lugar: Lugar
    ) {
      do {
        switch exhaustivity {
        case .on:
          try comprobarTodo(anterior, actual, cambio, lugar)
        case .off(let mostrar):
          try comprobarLoDicho(anterior, actual, cambio, mostrar: mostrar, lugar)
        }
      } catch {
        Problemas.fallar(
          "El closure que describe el cambio lanzó un error: \(Volcado.enLinea(error))", en: lugar)
      }
    }

    /// Exhaustivo: el closure parte del estado anterior y tiene que llegar al actual, entero.
    ///
    /// Regla 26 de referencia.
    private func comprobarTodo(
      _ anterior: State, _ actual: State, _ cambio: ((inout State) throws -> Void)?, _ lugar: Lugar
    ) throws {
      var esperado = anterior
      try cambio?(&esperado)
      guard esperado == actual else {
        let titulo =
          cambio == nil
          ? "No se esperaba que el estado cambiara, pero cambió."
          : "El cambio del estado no es el esperado."
        return Problemas.fallar(titulo + Self.cuerpo(esperado, actual), en: lugar)
      }
      if cambio != nil, esperado == anterior {
        Problemas.fallar(
          """
          Se esperaba que el estado cambiara, pero no cambió.

          El closure describe un cambio y deja el estado igual que antes. Si en este paso no cambia \
          nada, quita el closure.
          """,
          en: lugar)
      }
    }

    /// No exhaustivo: el closure parte del estado actual, y solo falla si lo que asigna no es lo que
    /// ya hay.
    ///
    /// Regla 29 de referencia.
    private func comprobarLoDicho(
      _ anterior: State, _ actual: State, _ cambio: ((inout State) throws -> Void)?,
      mostrar: Bool, _ lugar: Lugar
    ) throws {
      var esperado = actual
      try cambio?(&esperado)
      guard esperado == actual else {
        return Problemas.fallar(
          "El cambio del estado no es el esperado." + Self.cuerpo(esperado, actual), en: lugar)
      }
      guard mostrar else { return }
      var dicho = anterior
      try? cambio?(&dicho)
      if dicho != actual {
        omitido("Cambios del estado que la prueba no afirma." + Self.cuerpo(dicho, actual), lugar)
      }
    }

    /// Anota algo que la prueba no exhaustiva pasa por alto: se ve y no la hace fallar.
    func omitido(_ texto: String, _ lugar: Lugar) {
      if let desvio = Problemas.desvio { return desvio.recibir("Omitido. " + texto, lugar) }
      withKnownIssue("Aserciones omitidas") { Problemas.fallar(texto, en: lugar) }
    }

    /// La diferencia, con su leyenda.
    static func cuerpo(_ esperado: Any, _ obtenido: Any) -> String {
      guard let diferencia = Diferencia.texto(esperado: esperado, obtenido: obtenido) else {
        return """


          Los dos se escriben igual, pero «==» dice que son distintos. Revisa el «==» de \
          «\(type(of: esperado))».
          """
      }
      return "\n\n\(diferencia)\n\n(Esperado: −, Obtenido: +)"
    }
  }
#endif
