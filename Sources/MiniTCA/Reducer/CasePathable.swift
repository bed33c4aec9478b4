/// Un `enum` cuyos casos se pueden nombrar con una ruta: `\.filas`.
///
/// En TCA lo escribe la macro `@CasePathable` (o `@Reducer`); aquí se escribe a mano, y el resto del
/// código se queda como en TCA:
///
/// ```swift
/// enum Action: CasePathable {
///   case filas(IdentifiedActionOf<Fila>)
///   case refrescar
///
///   struct AllCasePaths {
///     var filas: AnyCasePath<Action, IdentifiedActionOf<Fila>> {
///       AnyCasePath(embed: Action.filas) { if case .filas(let accion) = $0 { accion } else { nil } }
///     }
///   }
///   static var allCasePaths: AllCasePaths { AllCasePaths() }
/// }
/// ```
public protocol CasePathable {
  /// Una propiedad por cada caso que hace falta nombrar.
  associatedtype AllCasePaths
  /// Los casos que se pueden nombrar.
  static var allCasePaths: AllCasePaths { get }
}

/// Cómo se mete un valor en un caso y cómo se saca de él.
public struct AnyCasePath<Root, Value>: Sendable {
  private let meter: @Sendable (Value) -> Root
  private let sacar: @Sendable (Root) -> Value?

  /// Describe un caso.
  ///
  /// - Parameters:
  ///   - embed: el valor, dentro de su caso; vale el propio caso: `Action.filas`.
  ///   - extract: el valor del caso, o `nil` si el `enum` está en otro.
  public init(
    embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?
  ) {
    meter = embed
    sacar = extract
  }

  /// El valor, dentro de su caso.
  public func embed(_ value: Value) -> Root { meter(value) }

  /// El valor del caso, o `nil` si el `enum` está en otro.
  public func extract(from root: Root) -> Value? { sacar(root) }
}

/// La ruta a un caso: lo que es `\.filas` donde se espera una acción.
public typealias CaseKeyPath<Root: CasePathable, Value> = KeyPath<
  Root.AllCasePaths, AnyCasePath<Root, Value>
>

/// La acción de una fila de una colección.
public enum IdentifiedAction<ID: Hashable, Action> {
  /// La acción de la fila que tiene ese id.
  case element(id: ID, action: Action)
}

/// La acción de una fila cuyo *reducer* es `R`.
public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action>
where R.State: Identifiable

extension IdentifiedAction: Equatable where Action: Equatable {}
extension IdentifiedAction: Sendable where ID: Sendable, Action: Sendable {}

extension AnyCasePath {
  /// La ruta a la acción de una sola fila: `\.filas[id: id]`.
  ///
  /// - Parameter id: el id de la fila.
  public subscript<ID: Hashable & Sendable, RowAction>(
    id id: ID
  ) -> AnyCasePath<Root, RowAction> where Value == IdentifiedAction<ID, RowAction> {
    AnyCasePath<Root, RowAction>(
      embed: { meter(.element(id: id, action: $0)) },
      extract: { raiz in
        guard case .element(id, let accion)? = sacar(raiz) else { return nil }
        return accion
      })
  }
}
