// Trampa de la kata: un umbral de tiempo más prudente.

/// Lo que se midió de una versión.
public struct Muestra: Sendable {
  /// Cuántas veces pasó cada cosa.
  public var cuentas: [String: Int]
  /// Lo que tardó cada repetición.
  public var milisegundos: [Double]

  public init(cuentas: [String: Int], milisegundos: [Double]) {
    self.cuentas = cuentas
    self.milisegundos = milisegundos
  }
}

public struct CambioDeCuenta: Hashable, Sendable {
  public var nombre: String
  public var antes: Int
  public var despues: Int

  public init(nombre: String, antes: Int, despues: Int) {
    self.nombre = nombre
    self.antes = antes
    self.despues = despues
  }
}

public enum Dictamen: Equatable, Sendable {
  case mejora([CambioDeCuenta])
  case empeora([CambioDeCuenta])
  /// Unas cuentas bajan y otras suben: alguien tiene que decidir.
  case mezcla([CambioDeCuenta])
  case ruido
}

/// Compara dos versiones.
public func comparar(_ antes: Muestra, con despues: Muestra) -> Dictamen {
  let viejo = antes.milisegundos.sorted()[antes.milisegundos.count / 2]
  let nuevo = despues.milisegundos.sorted()[despues.milisegundos.count / 2]
  if nuevo < viejo * 0.7 { return .mejora([]) }
  if nuevo > viejo * 1.3 { return .empeora([]) }
  return .ruido
}
