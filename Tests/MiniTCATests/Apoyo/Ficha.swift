/// El elemento de las pruebas de colección: un id y un contenido que cambia.
struct Ficha: Identifiable, Equatable, Hashable, Codable, Sendable {
  var id: Int
  var texto: String

  init(_ id: Int, _ texto: String = "") {
    self.id = id
    self.texto = texto
  }
}
