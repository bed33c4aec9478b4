import Observation

/// Un modificador que cambia el entorno de lo modificado.
public nonisolated struct _EscrituraDeEntorno: ViewModifier {
  /// Lo que escribe.
  let escribir: (inout EnvironmentValues) -> Void
  /// Si escribe lo mismo que otra (regla 28).
  let iguales: @MainActor (Any, Any) -> Bool
  let valor: Any

  public func body(content: Content) -> Never {
    fatalError("«_EscrituraDeEntorno» es un modificador primitivo y su body no se evalúa.")
  }

  @MainActor public static func _nodo<Modificada: View>(
    _ vista: ModifiedContent<Modificada, Self>,
    padre: _Nodo,
    enLista: Bool
  ) -> _NodoDe<ModifiedContent<Modificada, Self>> {
    NodoConEntorno(vista, contenido: vista.content, padre: padre, enLista: enLista)
  }

  init<V>(_ ruta: WritableKeyPath<EnvironmentValues, V>, _ valor: V) {
    self.valor = valor
    escribir = { $0[keyPath: ruta] = valor }
    iguales = { uno, otro in
      guard let uno = uno as? V, let otro = otro as? V else { return false }
      return Comparador.sonIguales(uno, otro)
    }
  }

  init<Objeto: AnyObject>(objeto: Objeto?) {
    self.valor = objeto as Any
    escribir = { $0.poner(objeto) }
    iguales = { uno, otro in (uno as? Objeto) === (otro as? Objeto) }
  }
}

final class NodoConEntorno<Modificada: View>:
  NodoDePaso<ModifiedContent<Modificada, _EscrituraDeEntorno>, Modificada>
{
  private var propio: Entorno?

  override func preparar() { recalcular() }

  private func recalcular() {
    var valores: EnvironmentValues = entorno.valores
    vista.modifier.escribir(&valores)
    propio = Entorno(valores)
  }

  override var cuentaComoNodo: Bool { true }
  override var entornoParaHijos: Entorno { propio ?? entorno }

  override func heredar(_ nuevo: Entorno) {
    guard entorno !== nuevo else { return }
    entorno = nuevo
    recalcular()
    hijo?.heredar(entornoParaHijos)
  }

  override func actualizar(
    con nueva: ModifiedContent<Modificada, _EscrituraDeEntorno>,
    igualdad: ModoDeComparacion
  ) {
    let mismo: Bool = nueva.modifier.iguales(
      nueva.modifier.valor,
      vista.modifier.valor
    )
    vista = nueva
    if !mismo {
      recalcular()
      hijo?.heredar(entornoParaHijos)
    }
    hijo?.actualizar(con: nueva.content)
  }
}

extension View {
  /// Pone un valor en el entorno de la vista; escribir uno igual no evalúa nada (regla 28).
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View {
    modifier(_EscrituraDeEntorno(keyPath, value))
  }

  /// Pone un objeto `@Observable` en el entorno de la vista.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EscrituraDeEntorno(objeto: object))
  }

  /// Pone un `ObservableObject` en el entorno de la vista.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EscrituraDeEntorno(objeto: object))
  }

  /// Desactiva los controles de la vista: `Pantalla.tocar` no los encuentra.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(_EscrituraDeEntorno(\.isEnabled, !disabled))
  }
}
