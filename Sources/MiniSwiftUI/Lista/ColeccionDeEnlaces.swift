/// Una colección enlazada vista como colección de enlaces a sus elementos.
public struct _ColeccionDeEnlaces<Base: MutableCollection & RandomAccessCollection>:
  RandomAccessCollection
{
  private let enlace: Binding<Base>
  private let ahora: Base

  init(_ enlace: Binding<Base>) {
    self.enlace = enlace
    self.ahora = enlace.wrappedValue
  }

  public var startIndex: Base.Index { ahora.startIndex }
  public var endIndex: Base.Index { ahora.endIndex }
  public func index(after indice: Base.Index) -> Base.Index { ahora.index(after: indice) }
  public func index(before indice: Base.Index) -> Base.Index { ahora.index(before: indice) }
  public func index(_ indice: Base.Index, offsetBy distancia: Int) -> Base.Index {
    ahora.index(indice, offsetBy: distancia)
  }
  public func distance(from inicio: Base.Index, to fin: Base.Index) -> Int {
    ahora.distance(from: inicio, to: fin)
  }

  public subscript(posicion: Base.Index) -> Binding<Base.Element> {
    let enlace: Binding<Base> = enlace
    let elemento: Base.Element = ahora[posicion]
    return Binding(
      get: {
        let actual: Base = enlace.wrappedValue
        return actual.indices.contains(posicion) ? actual[posicion] : elemento
      },
      set: { nuevo in
        guard enlace.wrappedValue.indices.contains(posicion) else { return }
        enlace.wrappedValue[posicion] = nuevo
      }
    )
  }
}
