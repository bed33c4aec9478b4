/// Lo que han trabajado todas las sentencias de una conexión, vivas y retiradas.
///
/// Una sentencia se lleva sus contadores al desaparecer; quien mide código ajeno no la tiene a mano.
final class JornalDeSQLite {
  var vivas: Set<OpaquePointer> = []
  var retirado: [ContadorDeSentencia: Int] = [:]
  var filasEntregadas = 0
}

extension BaseDeDatos {
  /// Lo que suma un contador en todas las sentencias preparadas con esta conexión, vivas o no.
  ///
  /// Se resta para medir un tramo. Un contador puesto a cero a mano en una sentencia se pierde.
  /// - Complexity: O(*s*) lecturas, donde *s* es el número de sentencias vivas.
  public func trabajo(_ contador: ContadorDeSentencia) -> Int {
    jornal.vivas.reduce(jornal.retirado[contador] ?? 0) { suma, orden in
      suma + Int(funciones.contador(orden, contador.rawValue, 0))
    }
  }

  /// Cuántas filas ha dado SQLite en esta conexión: las que alguien tuvo que guardar o tirar.
  public var filasEntregadas: Int { jornal.filasEntregadas }

  /// Guarda las cuentas de una sentencia que va a desaparecer.
  func retirar(_ orden: OpaquePointer) {
    for contador in ContadorDeSentencia.allCases {
      jornal.retirado[contador, default: 0] += Int(
        funciones.contador(orden, contador.rawValue, 0))
    }
    jornal.vivas.remove(orden)
  }
}
