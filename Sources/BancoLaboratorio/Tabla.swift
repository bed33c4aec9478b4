import Laboratorio

/// Los renglones de la salida.
enum Tabla {
  static func renglon(
    _ caso: String, _ resultado: Cronometro.Resultado, veredicto: Bool?
  ) -> String {
    let cociente = resultado.cociente
    let marca = veredicto.map { $0 ? "  ✔" : "  ✘ pasa del máximo" } ?? ""
    return "  \(caso), \(resultado.nombre): \(Numero.milisegundos(resultado.minimo)); "
      + "× \(Numero.decimal(cociente.mediana, decimales: 2)) "
      + "(de \(Numero.decimal(cociente.menor, decimales: 2)) "
      + "a \(Numero.decimal(cociente.mayor, decimales: 2)))\(marca)"
  }
}
