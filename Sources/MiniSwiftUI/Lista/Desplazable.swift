/// Algo cuyo contenido se desplaza.
@MainActor protocol Desplazable: AnyObject {
  var desplazamiento: Double { get }
  func desplazar(por puntos: Double)
}
