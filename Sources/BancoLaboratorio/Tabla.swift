import Laboratorio

/// Los renglones de la salida.
enum Tabla {
  static func renglon(
    _ caso: String, _ resultado: Cronometro.Resultado, veredicto: Bool?
  ) -> String {
    let marca = veredicto.map { $0 ? "  ✔" : "  ✘ pasa del máximo" } ?? ""
    let cociente = resultado.cociente?.descripcion ?? "demasiado rápido para compararlo"
    return "  \(caso), \(resultado.nombre): \(Numero.milisegundos(resultado.minimo)); "
      + "\(cociente)\(marca)"
  }
}
