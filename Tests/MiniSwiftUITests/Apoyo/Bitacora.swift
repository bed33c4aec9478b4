/// Donde una vista de prueba apunta lo que le pasa, en orden.
@MainActor final class Bitacora {
  private(set) var lineas: [String] = []

  func apuntar(_ linea: String) { lineas.append(linea) }

  func vaciar() { lineas = [] }
}
