// Kata 1.4 · La rama que borra el estado
//
// Qué se ve: estás escribiendo una respuesta, alguien destaca el mensaje y lo que llevabas escrito
// desaparece. Si deja de estar destacado, también.
//
// Al terminar: destacar y dejar de destacar cambia el fondo y nada más: la fila es la misma y la
// respuesta a medio escribir sigue ahí.
//
// swift run workbook probar 1.4

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
      // Un valor que cambia dentro de un modificador no cambia quién es la fila; una rama, sí.
      FilaDeMensaje(mensaje: mensaje)
        .background(mensaje.destacado ? Color.yellow : Color.clear)
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
