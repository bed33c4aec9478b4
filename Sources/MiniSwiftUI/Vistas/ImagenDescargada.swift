/// Lo que un servicio de imágenes entrega para dibujar.
public struct ImagenDescargada: Hashable, Sendable {
  /// Con qué se la reconoce en pantalla y en las pruebas.
  public let nombre: String
  /// En píxeles.
  public let ancho: Int
  public let alto: Int

  public init(nombre: String, ancho: Int, alto: Int) {
    self.nombre = nombre
    self.ancho = ancho
    self.alto = alto
  }
}
