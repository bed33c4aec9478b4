/// Un modificador que cambia el tamaño de lo modificado.
public nonisolated struct _Medida: _ModificadorPrimitivo {
  enum Cambio: Equatable {
    case margenes(EdgeInsets)
    case marco(ancho: CGFloat?, alto: CGFloat?)
    case limites(minimo: CGSize, maximo: CGSize)
    case proporcion(CGFloat?, ContentMode)
  }

  let cambio: Cambio

  public func _seVeIgual(que otro: Self) -> Bool { cambio == otro.cambio }

  public func _ajustar(_ tamano: CGSize, ancho: Double) -> CGSize {
    switch cambio {
    case .margenes(let lados):
      return CGSize(
        width: tamano.width + lados.leading + lados.trailing,
        height: tamano.height + lados.top + lados.bottom
      )
    case .marco(let nuevoAncho, let nuevoAlto):
      return CGSize(width: nuevoAncho ?? tamano.width, height: nuevoAlto ?? tamano.height)
    case .limites(let minimo, let maximo):
      return CGSize(
        width: min(max(tamano.width, minimo.width), maximo.width),
        height: min(max(tamano.height, minimo.height), maximo.height)
      )
    case .proporcion(let proporcion?, _) where proporcion > 0:
      return CGSize(width: tamano.width, height: tamano.width / proporcion)
    case .proporcion:
      return tamano
    }
  }
}

extension View {
  nonisolated func medida(_ cambio: _Medida.Cambio) -> ModifiedContent<Self, _Medida> {
    modifier(_Medida(cambio: cambio))
  }

  /// - Parameter length: en puntos; 16 si no se dice.
  public nonisolated func padding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    let lado: CGFloat = length ?? 16
    return medida(
      .margenes(
        EdgeInsets(
          top: edges.contains(.top) ? lado : 0,
          leading: edges.contains(.leading) ? lado : 0,
          bottom: edges.contains(.bottom) ? lado : 0,
          trailing: edges.contains(.trailing) ? lado : 0
        )
      )
    )
  }

  /// El mismo margen por los cuatro lados, en puntos.
  public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Un margen por lado, en puntos.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    medida(.margenes(insets))
  }

  /// Un marco de tamaño fijo, en puntos.
  public nonisolated func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    medida(.marco(ancho: width, alto: height))
  }

  /// Un marco con límites, en puntos. Los ideales no se tienen en cuenta.
  public nonisolated func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    medida(
      .limites(
        minimo: CGSize(width: minWidth ?? 0, height: minHeight ?? 0),
        maximo: CGSize(width: maxWidth ?? .infinity, height: maxHeight ?? .infinity)
      )
    )
  }

  /// Mantiene una proporción: ancho entre alto.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> some View {
    medida(.proporcion(aspectRatio, contentMode))
  }

  /// Crece hasta caber entera.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// Crece hasta llenar el sitio.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
