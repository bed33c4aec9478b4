/// El estilo de una lista.
public struct _EstiloDeLista: Sendable {
  let nombre: String
  public static let plain = _EstiloDeLista(nombre: "plain")
  public static let grouped = _EstiloDeLista(nombre: "grouped")
  public static let insetGrouped = _EstiloDeLista(nombre: "insetGrouped")
  public static let automatic = _EstiloDeLista(nombre: "automatic")
}

/// El estilo de un botón.
public struct _EstiloDeBoton: Sendable {
  let nombre: String
  public static let plain = _EstiloDeBoton(nombre: "plain")
  public static let bordered = _EstiloDeBoton(nombre: "bordered")
  public static let borderedProminent = _EstiloDeBoton(nombre: "borderedProminent")
  public static let borderless = _EstiloDeBoton(nombre: "borderless")
  public static let automatic = _EstiloDeBoton(nombre: "automatic")
}

/// El estilo de un campo de texto.
public struct _EstiloDeCampo: Sendable {
  let nombre: String
  public static let plain = _EstiloDeCampo(nombre: "plain")
  public static let roundedBorder = _EstiloDeCampo(nombre: "roundedBorder")
  public static let automatic = _EstiloDeCampo(nombre: "automatic")
}

/// Si algo se ve o no.
public enum Visibility: Hashable, Sendable, CaseIterable { case automatic, visible, hidden }

extension View {
  public nonisolated func listStyle(_ style: _EstiloDeLista) -> some View {
    apariencia("listStyle", style.nombre)
  }

  public nonisolated func buttonStyle(_ style: _EstiloDeBoton) -> some View {
    apariencia("buttonStyle", style.nombre)
  }

  public nonisolated func textFieldStyle(_ style: _EstiloDeCampo) -> some View {
    apariencia("textFieldStyle", style.nombre)
  }

  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    apariencia("navigationTitle", String(title))
  }

  public nonisolated func listRowSeparator(_ visibility: Visibility) -> some View {
    apariencia("listRowSeparator", visibility)
  }

  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    apariencia("listRowInsets", insets)
  }

  public nonisolated func labelsHidden() -> some View { apariencia("labelsHidden") }

  /// Pone una barra con sus vistas por encima del contenido.
  public nonisolated func toolbar<V: View>(@ViewBuilder content: () -> V) -> some View {
    modifier(_Capa(capa: content(), delante: false))
  }

  /// Pone un campo de búsqueda por encima del contenido; `prompt` es su marcador.
  public nonisolated func searchable(
    text: Binding<String>,
    prompt: String = "Buscar"
  ) -> some View {
    modifier(_Capa(capa: TextField(prompt, text: text), delante: false))
  }
}
