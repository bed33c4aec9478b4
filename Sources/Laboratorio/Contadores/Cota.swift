/// El límite que se exige a un conteo, y el texto con el que se explica.
///
/// Una aserción que solo dice «1000 no es menor que 2» obliga a buscar qué se contaba. La cota
/// escribe la frase entera, siempre igual:
///
/// ```swift
/// let cota = Cota.maximo(2)
/// #expect(cota.permite(cuerpos), "\(cota.mensaje(cuerpos, de: "cuerpos evaluados"))")
/// // 1 000 cuerpos evaluados; el máximo es 2
/// ```
public enum Cota: Sendable, Hashable {
  /// Como mucho este número, incluido.
  case maximo(Int)
  /// Como poco este número, incluido.
  case minimo(Int)
  /// Este número y ningún otro.
  case exacto(Int)
  /// Un número del intervalo, con sus dos extremos incluidos.
  case entre(ClosedRange<Int>)

  /// Dice si el conteo cumple la cota.
  public func permite(_ valor: Int) -> Bool {
    switch self {
    case .maximo(let limite): valor <= limite
    case .minimo(let limite): valor >= limite
    case .exacto(let esperado): valor == esperado
    case .entre(let intervalo): intervalo.contains(valor)
    }
  }

  /// Devuelve la frase que acompaña a un fallo: «1 000 cuerpos evaluados; el máximo es 2».
  /// - Parameters:
  ///   - valor: Lo que se contó.
  ///   - unidad: Qué se contó.
  public func mensaje(_ valor: Int, de unidad: Unidad) -> String {
    "\(unidad.contados(valor)); \(descripcion)"
  }

  /// Devuelve la frase de un fallo para una cuenta que ya trae su nombre.
  public func mensaje(_ cuenta: Cuenta) -> String {
    "\(cuenta); \(descripcion)"
  }

  /// La cota en palabras: «el máximo es 2», «deben ser exactamente 0».
  public var descripcion: String {
    switch self {
    case .maximo(let limite): "el máximo es \(Numero.conMiles(limite))"
    case .minimo(let limite): "el mínimo es \(Numero.conMiles(limite))"
    case .exacto(let esperado): "deben ser exactamente \(Numero.conMiles(esperado))"
    case .entre(let intervalo):
      "deben ser entre \(Numero.conMiles(intervalo.lowerBound)) y "
        + Numero.conMiles(intervalo.upperBound)
    }
  }
}
