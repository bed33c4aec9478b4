/// Muta el valor de un opcional sin copiarlo: sale, se cambia y vuelve.
///
/// `if var` haría una copia, y con ella las colecciones de dentro tendrían dos dueños y cada mutación
/// las copiaría.
///
/// - Returns: lo que devuelva el cuerpo, o `nil` si no había valor.
func enSuSitio<Valor, Resultado>(
  _ opcional: inout Valor?, _ cuerpo: (inout Valor) -> Resultado
) -> Resultado? {
  guard var valor = opcional.take() else { return nil }
  defer { opcional = valor }
  return cuerpo(&valor)
}
