import Laboratorio
import Testing

/// Comprueba un conteo y, si se sale de la cota, explica qué se contó, el límite y el motivo.
///
/// Un mensaje que enseña vale más que una comparación: dice qué se esperaba, por qué y dónde mirar.
///
/// - Parameters:
///   - valor: lo contado, sin unidades.
///   - cota: el límite.
///   - unidad: qué se contó.
///   - motivo: por qué ese límite, en una o dos frases.
public func exigir(
  _ valor: Int, _ cota: Cota, de unidad: Unidad, porque motivo: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard !cota.permite(valor) else { return }
  let mensaje = "\(cota.mensaje(valor, de: unidad)).\n\(motivo)"
  Issue.record(Comment(rawValue: mensaje), sourceLocation: sourceLocation)
}

/// Comprueba que dos valores son iguales y, si no, enseña los dos.
///
/// - Parameters:
///   - obtenido: lo que salió.
///   - esperado: lo que tenía que salir.
///   - motivo: qué significa la diferencia para quien usa la app.
public func exigirIgual<Valor: Equatable>(
  _ obtenido: Valor, _ esperado: Valor, porque motivo: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard obtenido != esperado else { return }
  let mensaje = "\(motivo)\nEsperado: \(esperado)\nObtenido: \(obtenido)"
  Issue.record(Comment(rawValue: mensaje), sourceLocation: sourceLocation)
}
