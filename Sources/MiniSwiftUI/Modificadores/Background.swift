/// Un modificador con una segunda vista, por detrás o por delante de la modificada.
public nonisolated struct _Capa<Capa: View>: ViewModifier {
  let capa: Capa
  let delante: Bool

  public func body(content: Content) -> Never {
    fatalError("«_Capa» es un modificador primitivo y su body no se evalúa.")
  }

  @MainActor public static func _nodo<Modificada: View>(
    _ vista: ModifiedContent<Modificada, Self>,
    padre: _Nodo,
    enLista: Bool
  ) -> _NodoDe<ModifiedContent<Modificada, Self>> {
    NodoConCapa(vista, padre: padre, enLista: enLista)
  }
}

final class NodoConCapa<Modificada: View, Capa: View>:
  NodoDePaso<ModifiedContent<Modificada, _Capa<Capa>>, Modificada>
{
  private var capa: _NodoDe<Capa>?

  init(_ vista: ModifiedContent<Modificada, _Capa<Capa>>, padre: _Nodo, enLista: Bool) {
    super.init(vista, contenido: vista.content, padre: padre, enLista: enLista)
    capa = Capa._nodo(vista.modifier.capa, padre: self, enLista: false)
  }

  override var cuentaComoNodo: Bool { true }
  override var esTransparente: Bool { false }

  /// «background yellow»: el color que se ve en la capa, si lo hay.
  override var rasgo: String? {
    capa.flatMap(Self.color).map { "\(vista.modifier.delante ? "overlay" : "background") \($0)" }
  }

  private static func color(de nodo: _Nodo) -> String? {
    if let color = nodo.color { return color._descripcion }
    var hallado: String?
    nodo.visitarVisibles { hijo in
      if hallado == nil { hallado = color(de: hijo) }
    }
    return hallado
  }

  override func visitarHijos(_ visita: (_Nodo) -> Void) {
    if let capa, !vista.modifier.delante { visita(capa) }
    super.visitarHijos(visita)
    if let capa, vista.modifier.delante { visita(capa) }
  }

  override func actualizar(
    con nueva: ModifiedContent<Modificada, _Capa<Capa>>,
    igualdad: ModoDeComparacion
  ) {
    vista = nueva
    hijo?.actualizar(con: nueva.content)
    capa?.actualizar(con: nueva.modifier.capa)
  }

  override var cuerpoPrincipal: _Nodo? { hijo }

  override func medir(ancho: Double) -> Tamano { hijo?.medir(ancho: ancho) ?? Tamano() }
}

extension View {
  /// Pone una vista por detrás.
  public nonisolated func background<V: View>(
    _ background: V,
    alignment: Alignment = .center
  ) -> some View {
    modifier(_Capa(capa: background, delante: false))
  }

  /// Pinta el fondo.
  public nonisolated func background<S: ShapeStyle>(_ style: S) -> some View {
    apariencia("background", style._descripcion)
  }

  /// Pone una vista por detrás.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_Capa(capa: content(), delante: false))
  }

  /// Pone una vista por delante.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_Capa(capa: content(), delante: true))
  }
}
