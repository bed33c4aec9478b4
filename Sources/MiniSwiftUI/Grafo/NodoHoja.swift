/// Una vista de la biblioteca sin hijos: lo que muestra es un valor que se compara.
@MainActor public protocol _VistaHoja: _VistaPrimitiva {
  /// Lo que se ve: si cambia, se redibuja.
  var _dibujo: _Dibujo { get }
  /// Tamaño en puntos para una anchura disponible.
  func _tamano(ancho: Double) -> CGSize
}

/// Lo que una hoja pone en pantalla.
public enum _Dibujo: Equatable {
  case texto(String, estilo: [_RasgoDeTexto])
  case imagen(String, rasgos: [String])
  case color(Color)
  case figura(String)
  case progreso(Double?)
  case nada
}

extension _VistaHoja {
  @MainActor public static func _nodo(_ vista: Self, padre: _Nodo, enLista: Bool) -> _NodoDe<Self> {
    if enLista { return NodoRanura(vista, padre: padre) }
    return NodoHoja(vista, padre: padre)
  }
}

final class NodoHoja<Vista: _VistaHoja>: _NodoDe<Vista> {
  private var dibujo: _Dibujo

  override init(_ vista: Vista, padre: _Nodo) {
    dibujo = vista._dibujo
    super.init(vista, padre: padre)
    marcarDibujo(primero: true)
  }

  override func actualizar(con nueva: Vista, igualdad: ModoDeComparacion) {
    vista = nueva
    let nuevo: _Dibujo = nueva._dibujo
    guard nuevo != dibujo else { return }
    dibujo = nuevo
    marcarDibujo(primero: false)
  }

  override var texto: String? {
    if case .texto(let texto, _) = dibujo { return texto }
    return nil
  }

  override var color: Color? {
    if case .color(let color) = dibujo { return color }
    return nil
  }

  override var imagen: String? {
    if case .imagen(let nombre, _) = dibujo { return nombre }
    return nil
  }

  override func medir(ancho: Double) -> Tamano {
    let tamano: CGSize = vista._tamano(ancho: ancho)
    return Tamano(ancho: Double(tamano.width), alto: Double(tamano.height))
  }
}
