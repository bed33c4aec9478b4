/// Un tramo de una lista con encabezado y pie.
public nonisolated struct Section<Parent: View, Content: View, Footer: View>: _VistaPrimitiva {
  let encabezado: Parent
  let contenido: Content
  let pie: Footer

  private init(encabezado: Parent, contenido: Content, pie: Footer) {
    self.encabezado = encabezado
    self.contenido = contenido
    self.pie = pie
  }

  /// Con encabezado y pie.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(encabezado: header(), contenido: content(), pie: footer())
  }

  @MainActor public static func _nodo(_ vista: Self, padre: _Nodo, enLista: Bool) -> _NodoDe<Self> {
    NodoSeccion(vista, padre: padre, enLista: enLista)
  }

  /// El encabezado y el pie son filas aparte: una sección nunca es una fila.
  @MainActor public static func _filasEstaticas(_ contenido: Int?) -> Int? { nil }
}

extension Section where Footer == EmptyView {
  /// Con encabezado.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(encabezado: header(), contenido: content(), pie: EmptyView())
  }
}

extension Section where Parent == EmptyView {
  /// Con pie.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(encabezado: EmptyView(), contenido: content(), pie: footer())
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Sin encabezado ni pie.
  public init(@ViewBuilder content: () -> Content) {
    self.init(encabezado: EmptyView(), contenido: content(), pie: EmptyView())
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Con un texto de encabezado.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(encabezado: Text(title), contenido: content(), pie: EmptyView())
  }
}

/// Una vista que es un tramo de lista: repetirla es normal y no merece aviso.
@MainActor protocol EsSeccion {}

extension Section: EsSeccion {}

/// Si una vista, o lo que hay en su `body`, es una sección.
@MainActor func contieneSeccion<V: View>(_ tipo: V.Type) -> Bool {
  if tipo is any EsSeccion.Type { return true }
  return V.Body.self == Never.self ? false : contieneSeccion(V.Body.self)
}

final class NodoSeccion<Parent: View, Content: View, Footer: View>:
  _NodoDe<Section<Parent, Content, Footer>>
{
  private var partes: [_Nodo] = []

  init(_ vista: Section<Parent, Content, Footer>, padre: _Nodo, enLista: Bool) {
    super.init(vista, padre: padre)
    partes = [
      Parent._nodo(vista.encabezado, padre: self, enLista: enLista),
      Content._nodo(vista.contenido, padre: self, enLista: enLista),
      Footer._nodo(vista.pie, padre: self, enLista: enLista),
    ]
  }

  override var cuentaComoNodo: Bool { false }
  override var esTransparente: Bool { true }

  override func visitarHijos(_ visita: (_Nodo) -> Void) {
    for parte in partes { visita(parte) }
  }

  override func actualizar(
    con nueva: Section<Parent, Content, Footer>,
    igualdad: ModoDeComparacion
  ) {
    vista = nueva
    unsafeDowncast(partes[0], to: _NodoDe<Parent>.self).actualizar(con: nueva.encabezado)
    unsafeDowncast(partes[1], to: _NodoDe<Content>.self).actualizar(con: nueva.contenido)
    unsafeDowncast(partes[2], to: _NodoDe<Footer>.self).actualizar(con: nueva.pie)
  }

  // MARK: Filas

  override func contarFilas() -> Int { partes.reduce(0) { $0 + $1.contarFilas() } }

  override func fila(_ indice: Int) -> Fila? {
    var resto: Int = indice
    for parte in partes {
      let cuenta: Int = parte.contarFilas()
      if resto < cuenta { return parte.fila(resto) }
      resto -= cuenta
    }
    return nil
  }

  override func filasAntes(de hijo: _Nodo) -> Int {
    var total = 0
    for parte in partes {
      if parte === hijo { return total }
      total += parte.contarFilas()
    }
    return total
  }

  override func encabezados(desde base: Int, en posiciones: inout [Int]) {
    let delante: Int = partes[0].contarFilas()
    let dentro: Int = partes[1].contarFilas()
    posiciones += base..<(base + delante)
    partes[1].encabezados(desde: base + delante, en: &posiciones)
    let pie: Int = base + delante + dentro
    posiciones += pie..<(pie + partes[2].contarFilas())
  }
}
