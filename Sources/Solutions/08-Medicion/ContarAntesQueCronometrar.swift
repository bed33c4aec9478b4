// Kata 8.3 · Contar antes que cronometrar
//
// Qué se ve: se fusionó un cambio porque «va un 8 % más rápido», y a la semana siguiente otro que lo
// deshacía porque «va un 6 % más rápido». Los dos tenían razón en su equipo.
//
// Al terminar: un cambio solo cuenta si mueve algún contador; si no lo mueve se llama ruido, tarde
// lo que tarde. Si unos bajan y otros suben, se dicen los dos.
//
// swift run workbook probar 8.3

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
  let nombres = Set(antes.cuentas.keys).union(despues.cuentas.keys).sorted()
  let cambios = nombres.compactMap { nombre -> CambioDeCuenta? in
    let cambio = CambioDeCuenta(
      nombre: nombre, antes: antes.cuentas[nombre] ?? 0, despues: despues.cuentas[nombre] ?? 0)
    return cambio.antes == cambio.despues ? nil : cambio
  }
  // Sumarlas escondería un cambio de unas por otras: se miran una a una.
  let bajan = cambios.contains { $0.despues < $0.antes }
  let suben = cambios.contains { $0.despues > $0.antes }
  switch (bajan, suben) {
  case (true, true): return .mezcla(cambios)
  case (true, false): return .mejora(cambios)
  case (false, true): return .empeora(cambios)
  case (false, false): return .ruido
  }
}
