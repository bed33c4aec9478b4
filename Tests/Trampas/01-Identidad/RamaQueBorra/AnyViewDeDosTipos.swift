// Trampa de la kata: AnyView quita el «if» del tipo, pero envuelve dos tipos distintos.

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
      fila(mensaje)
    }
  }
}

extension ListaDeMensajes {
  fileprivate func fila(_ mensaje: Mensaje) -> AnyView {
    mensaje.destacado
      ? AnyView(FilaDeMensaje(mensaje: mensaje).background(Color.yellow))
      : AnyView(FilaDeMensaje(mensaje: mensaje))
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
