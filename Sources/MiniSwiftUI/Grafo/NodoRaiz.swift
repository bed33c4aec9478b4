/// La raíz de una pantalla: sostiene una vista de cualquier tipo.
final class NodoRaiz: _Nodo {
  private(set) var hijo: _Nodo?

  override func visitarHijos(_ visita: (_Nodo) -> Void) {
    if let hijo { visita(hijo) }
  }

  override var cuentaComoNodo: Bool { false }
  override var esTransparente: Bool { true }

  /// Mismo tipo, misma identidad; otro tipo, se destruye lo que había.
  func mostrar<Vista: View>(_ vista: Vista) {
    if let actual = hijo as? _NodoDe<Vista> {
      actual.actualizar(con: vista)
      return
    }
    hijo?.destruir(.destruida)
    hijo = Vista._nodo(vista, padre: self, enLista: false)
  }

  func cambiarEntorno(_ nuevo: Entorno) { heredar(nuevo) }
}
