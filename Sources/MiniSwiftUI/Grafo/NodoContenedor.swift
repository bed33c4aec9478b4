/// Una vista de la biblioteca con un contenido: pilas, botones, interruptores.
@MainActor public protocol _VistaContenedora: _VistaPrimitiva {
  associatedtype _Contenido: View
  var _contenido: _Contenido { get }
  /// Cómo se disponen los hijos.
  var _disposicion: _Disposicion { get }
  /// Lo que dibuja el propio contenedor, además de lo que contiene.
  var _dibujoPropio: _Dibujo { get }
  /// Lo que se puede hacer con ella.
  var _uso: _Uso? { get }
  /// Lo que enseña si está vacía.
  var _marcador: String? { get }
}

extension _VistaContenedora {
  public var _disposicion: _Disposicion { .vertical(espacio: 0) }
  public var _dibujoPropio: _Dibujo { .nada }
  public var _uso: _Uso? { nil }
  public var _marcador: String? { nil }

  @MainActor public static func _nodo(_ vista: Self, padre: _Nodo, enLista: Bool) -> _NodoDe<Self> {
    if enLista { return NodoRanura(vista, padre: padre) }
    return NodoContenedor(vista, padre: padre)
  }
}

/// Cómo coloca un contenedor a sus hijos. Los espacios, en puntos.
public enum _Disposicion: Equatable, Sendable {
  case vertical(espacio: Double)
  case horizontal(espacio: Double)
  case encimados
}

/// Lo que quien usa la app puede hacer con una vista.
public enum _Uso {
  case accion(() -> Void)
  case texto(Binding<String>)
  case conmutador(Binding<Bool>)
}

final class NodoContenedor<Vista: _VistaContenedora>: _NodoDe<Vista> {
  private let descriptor: DescriptorDeTipo
  private var hijo: _NodoDe<Vista._Contenido>?
  private var dibujo: _Dibujo = .nada

  override init(_ vista: Vista, padre: _Nodo) {
    descriptor = DescriptorDeTipo.de(Vista.self)
    super.init(vista, padre: padre)
    _ = instalarPropiedades(descriptor)
    dibujo = leerDibujo()
    if dibujo != .nada { marcarDibujo(primero: true) }
    hijo = Vista._Contenido._nodo(self.vista._contenido, padre: self, enLista: false)
  }

  /// Lo que muestra puede depender de un `Binding`: leerlo aquí cuenta como leerlo en un `body`.
  private func leerDibujo() -> _Dibujo {
    descriptor.dinamicas.isEmpty
      ? vista._dibujoPropio : Evaluador.evaluar(self) { vista._dibujoPropio }
  }

  override func visitarHijos(_ visita: (_Nodo) -> Void) {
    if let hijo { visita(hijo) }
  }

  override func actualizar(con nueva: Vista, igualdad: ModoDeComparacion) {
    vista = nueva
    _ = instalarPropiedades(descriptor)
    refrescar()
    hijo?.actualizar(con: vista._contenido)
  }

  override func refrescar() {
    sucio = false
    let nuevo: _Dibujo = leerDibujo()
    guard nuevo != dibujo else { return }
    dibujo = nuevo
    marcarDibujo(primero: false)
  }

  override var texto: String? {
    if case .texto(let texto, _) = dibujo { return texto }
    return nil
  }

  override var espacioVertical: Double? {
    guard vista._uso == nil, case .vertical(let espacio) = vista._disposicion else { return nil }
    return espacio
  }

  override var uso: _Uso? { entorno.valores.isEnabled ? vista._uso : nil }
  override var marcador: String? { vista._marcador }

  override func medir(ancho: Double) -> Tamano {
    guard let hijo else { return Tamano() }
    let tamanos: [Tamano] = Self.aplanar(hijo).map { $0.medir(ancho: ancho) }
    var total = Tamano()
    for tamano in tamanos {
      switch vista._disposicion {
      case .vertical:
        total.alto += tamano.alto
        total.ancho = max(total.ancho, tamano.ancho)
      case .horizontal:
        total.ancho += tamano.ancho
        total.alto = max(total.alto, tamano.alto)
      case .encimados:
        total.ancho = max(total.ancho, tamano.ancho)
        total.alto = max(total.alto, tamano.alto)
      }
    }
    let huecos = Double(max(0, tamanos.count - 1))
    switch vista._disposicion {
    case .vertical(let espacio): total.alto += huecos * espacio
    case .horizontal(let espacio): total.ancho += huecos * espacio
    case .encimados: break
    }
    if dibujo != .nada { total.alto = max(total.alto, 20) }
    return total
  }

  private static func aplanar(_ nodo: _Nodo) -> [_Nodo] {
    guard nodo.esTransparente else { return [nodo] }
    var hijos: [_Nodo] = []
    nodo.visitarHijos { hijos += aplanar($0) }
    return hijos
  }
}
