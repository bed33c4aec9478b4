/// Un modificador que solo cambia cómo se ve lo modificado; guarda el valor para compararlo.
public nonisolated struct _Apariencia<Valor: Equatable>: _ModificadorPrimitivo, _ConRasgo {
  /// El nombre del modificador.
  let nombre: StaticString
  let valor: Valor

  public func _seVeIgual(que otro: Self) -> Bool { valor == otro.valor }
  /// Lo transparente del todo ocupa su sitio y no se lee en pantalla.
  public var _oculta: Bool { (valor as? Double) == 0 && "\(nombre)" == "opacity" }
  var rasgo: String? { "\(nombre) \(valor)" }
}

extension View {
  nonisolated func apariencia<Valor: Equatable>(
    _ nombre: StaticString,
    _ valor: Valor
  ) -> ModifiedContent<Self, _Apariencia<Valor>> {
    modifier(_Apariencia(nombre: nombre, valor: valor))
  }

  /// La letra del texto de dentro.
  public nonisolated func font(_ font: Font?) -> some View { apariencia("font", font) }

  /// El grosor de la letra.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    apariencia("fontWeight", weight)
  }

  /// La letra, en negrita.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    apariencia("bold", isActive)
  }

  /// La letra, en cursiva.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    apariencia("italic", isActive)
  }

  /// El texto, tachado.
  public nonisolated func strikethrough(_ isActive: Bool = true) -> some View {
    apariencia("strikethrough", isActive)
  }

  /// Todas las cifras, con el mismo ancho.
  public nonisolated func monospacedDigit() -> some View { apariencia("monospacedDigit", true) }

  /// Con qué se pinta el primer plano.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    apariencia("foregroundStyle", style._descripcion)
  }

  /// El color del primer plano.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    apariencia("foregroundColor", color)
  }

  /// El color de acento de los controles.
  public nonisolated func tint<S: ShapeStyle>(_ style: S?) -> some View {
    apariencia("tint", style?._descripcion)
  }

  /// Cuántas líneas se ven como mucho. No cambia la medida: aquí el texto solo salta donde lo dice.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    apariencia("lineLimit", number)
  }

  /// Cómo se alinean las líneas.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    apariencia("multilineTextAlignment", alignment)
  }

  /// - Parameter opacity: de 0 (transparente) a 1.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    apariencia("opacity", opacity)
  }

  /// Recorta lo que se sale del marco.
  public nonisolated func clipped() -> some View { apariencia("clipped", true) }

  /// - Parameter radius: en puntos.
  public nonisolated func cornerRadius(_ radius: CGFloat) -> some View {
    apariencia("cornerRadius", radius)
  }

  /// Una sombra; medidas en puntos.
  public nonisolated func shadow(radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
    apariencia("shadow", [radius, x, y])
  }

  /// El tamaño relativo de los símbolos.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    apariencia("imageScale", scale)
  }

  /// Con qué animación se interpolan los cambios de `value`. Aquí no se dibujan pasos intermedios.
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?,
    value: V
  ) -> some View {
    apariencia("animation", animation)
  }

  /// Con qué transición entra y sale la vista. Aquí no se dibujan pasos intermedios.
  public nonisolated func transition(_ transition: AnyTransition) -> some View {
    apariencia("transition", transition)
  }
}
