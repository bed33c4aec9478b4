/// Números como se escriben en los mensajes: miles separados por un espacio duro.
enum Cifras {
  static func miles(_ numero: Int) -> String {
    let cifras: [Character] = Array(String(numero.magnitude))
    var texto = ""
    for (posicion, cifra) in cifras.enumerated() {
      let quedan: Int = cifras.count - posicion
      if posicion > 0, quedan.isMultiple(of: 3) { texto.append("\u{A0}") }
      texto.append(cifra)
    }
    return numero < 0 ? "-\(texto)" : texto
  }
}
