// Trampa de la kata: un «id» explícito parece dar identidad, pero cambia al destacar.

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
        .background(mensaje.destacado ? Color.yellow : Color.clear)
        .id("\(mensaje.id)-\(mensaje.destacado)")
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
