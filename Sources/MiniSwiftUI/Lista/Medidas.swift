/// Las medidas de la pantalla, en puntos.
struct Medidas {
  var alto = 800.0
  var ancho = 390.0
  /// Lo que mide una fila mientras no se construye, y lo menos que mide después.
  var altoDeFila = 44.0
  var hercios = 60
  /// Filas que se construyen por delante y por detrás de lo visible.
  var margen = Pantalla.margenDeFilas
}
