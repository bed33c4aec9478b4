/// Una vista por cada elemento de una colección; la identidad de cada una es el `id` de su elemento.
///
/// El estado de la fila sigue al `id` cuando el elemento se mueve y acaba cuando el `id` desaparece
/// (reglas 7 y 8). Con un índice como `id`, sigue a la posición (regla 12).
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// La colección.
  public var data: Data
  /// Describe la vista de un elemento. Se ejecuta por elemento y con su propio seguimiento (regla 31).
  public var content: (Data.Element) -> Content
  @usableFromInline let lector: _LectorDeIds<Data, ID>
  /// `ForEach(0..<n)`: los datos no pueden cambiar de cuenta (regla 10).
  @usableFromInline let esConstante: Bool

  @inlinable
  init(
    _ data: Data,
    lector: _LectorDeIds<Data, ID>,
    esConstante: Bool = false,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.lector = lector
    self.esConstante = esConstante
  }
}

extension ForEach where Content: View {
  /// - Parameter id: dónde está el identificador; debe ser único y durar lo que el elemento.
  @inlinable
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, lector: .conRuta(id), content: content)
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// El identificador es el de cada elemento.
  @inlinable
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, lector: .conFuncion { $0.id }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Solo para datos constantes: si la cuenta cambia se avisa y se conservan los antiguos (regla 10).
  @inlinable
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, lector: .conFuncion { $0 }, esConstante: true, content: content)
  }
}

extension ForEach where Content: View {
  /// Recorre una colección enlazada: cada elemento llega como `Binding`.
  public init<C>(
    _ data: Binding<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == _ColeccionDeEnlaces<C>, ID == C.Element.ID, C.Element: Identifiable {
    self.init(
      _ColeccionDeEnlaces(data),
      lector: .conFuncion { $0.wrappedValue.id },
      content: content
    )
  }

  /// Recorre una colección enlazada, con el identificador en una ruta.
  public init<C>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == _ColeccionDeEnlaces<C> {
    self.init(
      _ColeccionDeEnlaces(data),
      lector: .conFuncion { $0.wrappedValue[keyPath: id] },
      content: content
    )
  }
}

extension ForEach: View where Content: View {
  public var body: Never { fatalError("ForEach no tiene body: el grafo usa sus elementos.") }

  @MainActor public static func _nodo(_ vista: Self, padre: _Nodo, enLista: Bool) -> _NodoDe<Self> {
    NodoForEach(vista, padre: padre, enLista: enLista)
  }

  /// Depende de cuántos elementos haya.
  @MainActor public static func _filasEstaticas(_ contenido: Int?) -> Int? { nil }
}

extension ForEach: _VistaPrimitiva where Content: View {}
