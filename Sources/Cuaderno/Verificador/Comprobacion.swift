/// El resultado de una de las comprobaciones de `verificar`.
struct Comprobacion: Equatable {
  var titulo: String
  /// Qué se comprobó, en una frase.
  var resumen: String
  /// Cada uno dice qué está mal y dónde.
  var problemas: [String]
  /// Katas que no dieron lo esperado a la primera y sí al repetir, por su número.
  var inestables: [String] = []
}
