/// Un modificador que ata la identidad a un valor: si cambia, todo lo de dentro empieza de cero.
public nonisolated struct _Identificador<ID: Hashable>: ViewModifier {
  let id: ID

  public func body(content: Content) -> Never {
    fatalError("«_Identificador» es un modificador primitivo y su body no se evalúa.")
  }

  @MainActor public static func _nodo<Modificada: View>(
    _ vista: ModifiedContent<Modificada, Self>,
    padre: _Nodo,
    enLista: Bool
  ) -> _NodoDe<ModifiedContent<Modificada, Self>> {
    NodoConId(vista, padre: padre, enLista: enLista)
  }

  @MainActor public static var _llevaIdExplicito: Bool { true }
}

final class NodoConId<Modificada: View, ID: Hashable>:
  NodoDePaso<ModifiedContent<Modificada, _Identificador<ID>>, Modificada>
{
  private let enLista: Bool

  init(
    _ vista: ModifiedContent<Modificada, _Identificador<ID>>,
    padre: _Nodo,
    enLista: Bool
  ) {
    self.enLista = enLista
    super.init(vista, contenido: vista.content, padre: padre, enLista: enLista)
  }

  override var cuentaComoNodo: Bool { true }

  /// Regla 5: con otro `id`, el contenido es una identidad nueva.
  override func actualizar(
    con nueva: ModifiedContent<Modificada, _Identificador<ID>>,
    igualdad: ModoDeComparacion
  ) {
    let mismo: Bool = vista.modifier.id == nueva.modifier.id
    vista = nueva
    if mismo {
      hijo?.actualizar(con: nueva.content)
    } else {
      sustituirHijo(por: nueva.content, enLista: enLista)
    }
  }

  override var etiqueta: String? { "\(vista.modifier.id)" }

  override func buscarFila(id: AnyHashable) -> Int? {
    AnyHashable(vista.modifier.id) == id ? 0 : super.buscarFila(id: id)
  }
}

/// Una vista cuyo identificador se puede leer sin construirla.
protocol TieneIdExplicito {
  var idExplicito: AnyHashable { get }
}

extension _Identificador: TieneIdExplicito {
  var idExplicito: AnyHashable { AnyHashable(id) }
}

extension ModifiedContent: TieneIdExplicito where Modifier: TieneIdExplicito {
  var idExplicito: AnyHashable { modifier.idExplicito }
}

extension View {
  /// Da a la vista una identidad explícita.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(_Identificador(id: id))
  }
}
