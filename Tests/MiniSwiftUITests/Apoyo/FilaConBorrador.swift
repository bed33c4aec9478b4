import MiniSwiftUI

/// Una fila con estado propio: si pierde la identidad, pierde el borrador.
struct FilaConBorrador: View {
  let titulo: String
  @State private var borrador = ""

  var body: some View {
    HStack {
      Text(titulo)
      TextField("borrador", text: $borrador)
    }
  }
}
