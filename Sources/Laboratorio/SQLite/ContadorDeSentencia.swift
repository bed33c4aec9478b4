/// Lo que SQLite cuenta de cada sentencia (`sqlite3_stmt_status`).
///
/// Son deterministas para unos mismos datos y una misma versión de SQLite. Comprueba cotas y
/// pendientes, no valores exactos de ``pasosDeMaquina``: cambian con la versión.
///
/// - Note: `count(*)` no se ve en ninguno: SQLite lo resuelve en una sola operación (medido, 3.40.1).
public enum ContadorDeSentencia: Int32, Sendable, Hashable, CaseIterable {
  /// Pasos hacia delante en un recorrido de tabla (`FULLSCAN_STEP`). Una página de *n* filas por
  /// índice, sin filtro, da *n* − 1 y no cero.
  case pasosDeRecorrido = 1
  /// Ordenaciones hechas a mano (`SORT`): falta un índice en ese orden.
  case ordenaciones = 2
  /// Filas metidas en índices creados sobre la marcha (`AUTOINDEX`).
  case filasAutoindexadas = 3
  /// Instrucciones de la máquina virtual (`VM_STEP`): la medida de trabajo total.
  case pasosDeMaquina = 4
  /// Veces que hubo que volver a prepararla porque cambió el esquema (`REPREPARE`).
  case repreparaciones = 5
  /// Veces que se ejecutó (`RUN`).
  case ejecuciones = 6
  /// Bytes que ocupa la sentencia (`MEMUSED`).
  case bytesUsados = 99
}
