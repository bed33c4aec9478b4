/// Un entero con los millares separados por un espacio inseparable: «50 000».
func conMiles(_ numero: Int) -> String {
  let cifras = Array(String(numero.magnitude))
  var texto = numero < 0 ? "-" : ""
  for (posicion, cifra) in cifras.enumerated() {
    if posicion > 0, (cifras.count - posicion).isMultiple(of: 3) { texto += "\u{A0}" }
    texto.append(cifra)
  }
  return texto
}

/// El número con su sustantivo concordado: «1 acción», «1 000 acciones».
func contar(_ numero: Int, _ singular: String, _ plural: String) -> String {
  "\(conMiles(numero))\u{A0}\(numero == 1 ? singular : plural)"
}
