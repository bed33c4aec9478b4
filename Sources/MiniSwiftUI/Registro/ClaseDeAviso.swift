/// Un uso del que SwiftUI también se quejaría, o que lo dejaría sin respuesta.
public enum ClaseDeAviso: Hashable, Sendable {
  /// Dos elementos de un `ForEach` con el mismo identificador (regla 9).
  case idRepetido(String)
  /// Un `ForEach(Range)` cuya cuenta cambió (regla 10).
  case rangoConstante(nueva: Int, inicial: Int)
  /// `@State` escrito mientras se evalúa un `body` (regla 17).
  case estadoDuranteActualizacion
  /// `@State` escrito desde fuera del actor principal.
  case estadoFueraDelActorPrincipal
  /// `objectWillChange` enviado desde fuera del actor principal.
  case publicacionFueraDelActorPrincipal
  /// Cada evaluación invalida otra y no se asienta nunca.
  case noSeAsienta(vueltas: Int)
  /// Una vista que se contiene a sí misma sin final.
  case recursionSinFin(limite: Int)
  /// Una vista sin `body` propio que no es de la biblioteca.
  case sinCuerpo
  /// Falta en el entorno un objeto que la vista necesita.
  case faltaEnElEntorno(String)
  /// Las filas por elemento no son constantes: hay que construirlas todas para contarlas (regla 36).
  case filasNoConstantes
  /// Un `.id(_:)` en la fila obliga a construirlas todas (regla 41).
  case idEnLaFila
  /// Se pidió tocar o escribir en algo que no está en pantalla.
  case noEstaEnPantalla(String)
  /// Se pidió una fila que no existe.
  case filaInexistente(Int, de: Int)
  /// No hay quien sirva imágenes remotas.
  case sinServicioDeImagenes

  /// El mensaje, sin el nombre de la vista.
  var texto: String {
    switch self {
    case .idRepetido(let id):
      """
      el identificador \(id) aparece más de una vez en la colección; el resultado no está \
      definido. Usa un `id` único por elemento.
      """
    case .rangoConstante(let nueva, let inicial):
      """
      la cuenta (\(Cifras.miles(nueva))) no es la inicial (\(Cifras.miles(inicial))). \
      `ForEach(_:content:)` con un rango es para datos constantes: se conservan los antiguos. \
      Usa `ForEach(_:id:content:)` con un identificador estable.
      """
    case .estadoDuranteActualizacion:
      """
      se escribió una `@State` mientras se evaluaba un `body`; la escritura se ignora. Hazla en \
      una acción, en `onAppear` o en `onChange`.
      """
    case .estadoFueraDelActorPrincipal:
      """
      se escribió una `@State` fuera del actor principal; la escritura se aplaza al siguiente \
      fotograma. Vuelve al actor principal antes de escribir.
      """
    case .publicacionFueraDelActorPrincipal:
      """
      un `ObservableObject` publicó un cambio fuera del actor principal; se atiende en el \
      siguiente fotograma. Publica desde el actor principal.
      """
    case .noSeAsienta(let vueltas):
      """
      tras \(Cifras.miles(vueltas)) vueltas cada evaluación sigue provocando otra; se deja como \
      está. Busca un cambio de estado que se dispare a sí mismo.
      """
    case .recursionSinFin(let limite):
      """
      hay más de \(Cifras.miles(limite)) niveles de vistas anidadas; se corta aquí. Busca una \
      vista que se contenga a sí misma sin condición de parada.
      """
    case .sinCuerpo:
      "su `body` es `Never` y no es una vista de la biblioteca; se dibuja vacía."
    case .faltaEnElEntorno(let tipo):
      """
      no hay ningún objeto \(tipo) en el entorno; su `body` no se evalúa. Ponlo con \
      `.environmentObject(_:)` o `.environment(_:)` en un antepasado.
      """
    case .filasNoConstantes:
      """
      cada elemento puede dar un número distinto de vistas, así que hay que construirlos todos \
      para contar las filas. Envuelve el contenido en un `VStack` o un `HStack`.
      """
    case .idEnLaFila:
      """
      un `.id(_:)` en las filas obliga a construirlas todas. El identificador del `ForEach` ya \
      es el de la fila.
      """
    case .noEstaEnPantalla(let etiqueta):
      "no hay en pantalla nada que se pueda usar con la etiqueta «\(etiqueta)»."
    case .filaInexistente(let fila, let total):
      "se pidió la fila \(Cifras.miles(fila)) y hay \(Cifras.miles(total))."
    case .sinServicioDeImagenes:
      "nadie sirve imágenes remotas: asigna `Pantalla.servicioDeImagenes`."
    }
  }
}
