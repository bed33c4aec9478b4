/// Convierte las sentencias de un *closure* en un único valor de tipo ``View``.
///
/// Lo que decide la identidad estructural es el tipo que sale de aquí: `if/else` da
/// ``_ConditionalContent`` (regla 2) e `if` sin `else` da `Optional` (regla 3).
@resultBuilder public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView((repeat each content))
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<Primera: View, Segunda: View>(
    first: Primera
  ) -> _ConditionalContent<Primera, Segunda> {
    _ConditionalContent(rama: .primera(first))
  }

  public static func buildEither<Primera: View, Segunda: View>(
    second: Segunda
  ) -> _ConditionalContent<Primera, Segunda> {
    _ConditionalContent(rama: .segunda(second))
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
