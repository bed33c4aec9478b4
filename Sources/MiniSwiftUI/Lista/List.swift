/// Una lista de filas que solo construye las visibles y un margen (regla 34).
public nonisolated struct List<SelectionValue: Hashable, Content: View> {
  @usableFromInline let contenido: Content

  @inlinable
  init(contenido: Content) { self.contenido = contenido }
}

extension List: View, _VistaPrimitiva, _VistaPerezosa {
  public var _filas: Content { contenido }
}

extension List where SelectionValue == Never {
  /// Filas escritas una a una o con ``ForEach``.
  @inlinable
  public init(@ViewBuilder content: () -> Content) { self.init(contenido: content()) }

  /// Una fila por elemento; el `id` de cada una es el de su elemento.
  @inlinable
  public init<Data, RowContent>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    Data.Element: Identifiable, RowContent: View
  {
    self.init(contenido: ForEach(data, content: rowContent))
  }

  /// Una fila por elemento, con el identificador en una ruta.
  @inlinable
  public init<Data, ID, RowContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  {
    self.init(contenido: ForEach(data, id: id, content: rowContent))
  }

  /// Una fila por número. Solo para datos constantes (regla 10).
  @inlinable
  public init<RowContent>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
    self.init(contenido: ForEach(data, content: rowContent))
  }

  /// Una fila por elemento de una colección enlazada.
  public init<Data, RowContent>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<_ColeccionDeEnlaces<Data>, Data.Element.ID, RowContent>,
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable, RowContent: View
  {
    self.init(contenido: ForEach(data, content: rowContent))
  }
}
