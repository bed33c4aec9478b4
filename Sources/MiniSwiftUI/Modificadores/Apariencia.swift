/// Un modificador que solo cambia cómo se ve lo modificado.
public nonisolated struct _Apariencia: _ModificadorPrimitivo {
  private let rasgo: String

  init(_ nombre: String, _ valor: Any?) {
    rasgo = "\(nombre) \(valor.map { "\($0)" } ?? "-")"
  }

  public var _rasgo: String? { rasgo }
}

extension View {
  nonisolated func apariencia(
    _ nombre: String,
    _ valor: Any? = nil
  ) -> ModifiedContent<Self, _Apariencia> {
    modifier(_Apariencia(nombre, valor))
  }

  public nonisolated func font(_ font: Font?) -> some View { apariencia("font", font) }

  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    apariencia("fontWeight", weight)
  }

  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    apariencia("bold", isActive)
  }

  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    apariencia("italic", isActive)
  }

  public nonisolated func strikethrough(_ isActive: Bool = true) -> some View {
    apariencia("strikethrough", isActive)
  }

  public nonisolated func monospacedDigit() -> some View { apariencia("monospacedDigit") }

  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    apariencia("foregroundStyle", style._descripcion)
  }

  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    apariencia("foregroundColor", color?._descripcion)
  }

  public nonisolated func tint<S: ShapeStyle>(_ style: S?) -> some View {
    apariencia("tint", style?._descripcion)
  }

  public nonisolated func lineLimit(_ number: Int?) -> some View {
    apariencia("lineLimit", number)
  }

  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    apariencia("multilineTextAlignment", alignment)
  }

  public nonisolated func opacity(_ opacity: Double) -> some View {
    apariencia("opacity", opacity)
  }

  public nonisolated func clipped() -> some View { apariencia("clipped") }

  public nonisolated func cornerRadius(_ radius: CGFloat) -> some View {
    apariencia("cornerRadius", radius)
  }

  public nonisolated func shadow(radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
    apariencia("shadow", [radius, x, y])
  }

  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    apariencia("imageScale", scale)
  }

  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?,
    value: V
  ) -> some View {
    apariencia("animation", animation)
  }
}
