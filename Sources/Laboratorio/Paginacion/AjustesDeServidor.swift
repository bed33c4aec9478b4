/// Cómo se porta un servidor paginado mientras nadie programe otra cosa.
public struct AjustesDeServidor: Sendable, Hashable {
  /// Cuántos elementos da si no se pide un límite.
  public var limitePredeterminado = 20
  /// El mayor límite que acepta; pedir más es un error, como en una API de verdad.
  public var limiteMaximo = 100
  /// Cuántos elementos trae como mucho la primera página; `nil` para no acortarla.
  ///
  /// Sirve para la lista que no llena la pantalla y cuya última fila ya no vuelve a aparecer.
  public var primeraPagina: Int?
  /// Cuántos elementos de la página anterior repite cada página desde la segunda.
  ///
  /// Es lo que pasa cuando el orden del servidor cambia entre dos peticiones. Siempre queda al menos
  /// un elemento nuevo por página, para que se pueda llegar al final.
  public var solape = 0
  /// Lo que tarda en responder, en el reloj del servidor.
  public var latencia = Duration.zero

  /// Crea los ajustes de un servidor sin rarezas: páginas de 20, sin solape y sin latencia.
  public init() {}
}
