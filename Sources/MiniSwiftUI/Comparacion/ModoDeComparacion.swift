/// Cómo decide el grafo si dos valores de una vista son el mismo (reglas 21 y 22 de referencia).
enum ModoDeComparacion {
  /// El modo por omisión: un tipo POD se compara por sus campos y se ignora su `==`; uno que no
  /// es POD, con `==` si es `Equatable`, y si no, campo a campo con esta misma regla.
  case igualdadSalvoPOD
  /// El de `.equatable()`: si el tipo es `Equatable`, siempre con `==`.
  case igualdadSiempre
}
