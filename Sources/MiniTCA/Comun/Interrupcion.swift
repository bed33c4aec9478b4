/// Detiene el programa con un texto, también en compilaciones optimizadas.
///
/// `precondition` calla su mensaje con `-O`, que es justo cuando menos se ve qué ha pasado; esto lo
/// escribe siempre.
@usableFromInline
@inline(never)
func interrumpir(_ mensaje: String) -> Never {
  fatalError(mensaje)
}

/// Comprueba un contrato y, si no se cumple, detiene el programa con el texto.
@inlinable
@inline(__always)
func exigir(_ condicion: Bool, _ mensaje: @autoclosure () -> String) {
  if !condicion { interrumpir(mensaje()) }
}
