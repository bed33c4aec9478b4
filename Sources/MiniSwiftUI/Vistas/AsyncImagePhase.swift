#if hasAttribute(nonexhaustive)
  /// En qué punto está una imagen remota.
  ///
  /// No es exhaustiva por contrato: un `switch` fuera de este paquete necesita `@unknown default`.
  @nonexhaustive public enum AsyncImagePhase: Sendable {
    /// Aún no hay imagen.
    case empty
    case success(Image)
    case failure(any Error)
  }
#else
  /// En qué punto está una imagen remota.
  public enum AsyncImagePhase: Sendable {
    /// Aún no hay imagen.
    case empty
    case success(Image)
    case failure(any Error)
  }
#endif

extension AsyncImagePhase {
  public var image: Image? {
    if case .success(let imagen) = self { return imagen }
    return nil
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}
