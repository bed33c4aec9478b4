/// Un modificador de la biblioteca, sin `body`: cambia cómo se mide o se dibuja lo modificado.
@MainActor @preconcurrency public protocol _ModificadorPrimitivo: ViewModifier
where Body == Never {
  /// Lo que distingue lo que dibuja; si cambia, se redibuja. `nil` si no dibuja nada.
  var _rasgo: String? { get }
  /// El tamaño de lo modificado a partir de su contenido, en puntos.
  func _ajustar(_ tamano: CGSize, ancho: Double) -> CGSize
  /// Con qué se encuentra desde fuera.
  var _etiqueta: String? { get }
  var _uso: _Uso? { get }
  /// Si lo modificado no se ve.
  var _oculta: Bool { get }
}

extension _ModificadorPrimitivo {
  public func body(content: Content) -> Never {
    fatalError("«\(Self.self)» es un modificador primitivo y su body no se evalúa.")
  }

  public var _rasgo: String? { nil }
  public func _ajustar(_ tamano: CGSize, ancho: Double) -> CGSize { tamano }
  public var _etiqueta: String? { nil }
  public var _uso: _Uso? { nil }
  public var _oculta: Bool { false }

  @MainActor public static func _nodo<Modificada: View>(
    _ vista: ModifiedContent<Modificada, Self>,
    padre: _Nodo,
    enLista: Bool
  ) -> _NodoDe<ModifiedContent<Modificada, Self>> {
    NodoModificado(vista, padre: padre, enLista: enLista)
  }
}

/// Un nodo con un aspecto propio, que se puede leer desde fuera.
@MainActor protocol _ConRasgo: AnyObject {
  var rasgo: String? { get }
}

final class NodoModificado<Modificada: View, Modifier: _ModificadorPrimitivo>:
  NodoDePaso<ModifiedContent<Modificada, Modifier>, Modificada>, _ConRasgo
{
  private(set) var rasgo: String?

  init(_ vista: ModifiedContent<Modificada, Modifier>, padre: _Nodo, enLista: Bool) {
    rasgo = vista.modifier._rasgo
    super.init(vista, contenido: vista.content, padre: padre, enLista: enLista)
  }

  override var cuentaComoNodo: Bool { true }
  override var esTransparente: Bool { false }

  override func actualizar(
    con nueva: ModifiedContent<Modificada, Modifier>,
    igualdad: ModoDeComparacion
  ) {
    vista = nueva
    let nuevo: String? = nueva.modifier._rasgo
    if nuevo != rasgo {
      rasgo = nuevo
      marcarDibujo(primero: false)
    }
    hijo?.actualizar(con: nueva.content)
  }

  override func visitarVisibles(_ visita: (_Nodo) -> Void) {
    if !vista.modifier._oculta { super.visitarVisibles(visita) }
  }

  override var etiqueta: String? { vista.modifier._etiqueta }
  override var uso: _Uso? { entorno.valores.isEnabled ? vista.modifier._uso : nil }
  override var edicion: _Edicion? { vista.modifier as? _Edicion }

  override func medir(ancho: Double) -> Tamano {
    let natural: Tamano = super.medir(ancho: ancho)
    let ajustado: CGSize = vista.modifier._ajustar(
      CGSize(width: natural.ancho, height: natural.alto),
      ancho: ancho
    )
    return Tamano(ancho: Double(ajustado.width), alto: Double(ajustado.height))
  }
}
