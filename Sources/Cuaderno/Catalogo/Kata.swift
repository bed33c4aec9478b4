/// Una kata: un archivo, un defecto, y todo lo que el cuaderno sabe de ella.
///
/// Los nombres de archivo salen de `carpeta` y `archivo`, así que la familia entera (rota, solución,
/// especificación, trampas) comparte raíz y no hay rutas que mantener.
public struct Kata: Sendable, Equatable {
  /// Identificador permanente; el progreso de quien lee se guarda con él.
  public var id: String
  /// «1.1»: capítulo y posición.
  public var numero: String
  public var titulo: String
  /// «01-Identidad».
  public var carpeta: String
  /// Nombre de archivo sin extensión.
  public var archivo: String
  public var tipo: TipoDeEjercicio
  public var minutos: Int
  public var pruebas: [Prueba]
  /// Tres, de menos a más: dónde mirar, qué idea, qué forma tiene el arreglo.
  public var pistas: [String]
  /// Lo que se enseña tras el verde: por qué funciona.
  public var porque: String
  public var trampas: [Trampa]

  /// «01-Identidad/IndicesComoIdentidad»: el valor de `WORKBOOK_KATA`.
  public var foco: String { "\(carpeta)/\(archivo)" }
  /// Ruta relativa a la raíz de la variante.
  var rutaRelativa: String { "\(foco).swift" }
  /// Lo que quien lee edita, relativo a la raíz del paquete.
  public var rutaDeTrabajo: String { "Sources/Katas/\(rutaRelativa)" }
  public var rutaDeEspecificacion: String { "Tests/Especificaciones/\(rutaRelativa)" }
  public var nombreCompleto: String { "Kata \(numero) · \(titulo)" }
}

/// Tipos de ejercicio, con los nombres de *Enseñar tecnología en comunidad*.
public enum TipoDeEjercicio: String, Sendable, Codable {
  case ajusteMinimo = "ajuste mínimo"
  case completar = "completar"
  case refactorizar = "refactorizar"
  case revisarCodigo = "revisar código"
}

/// Una prueba de la especificación, por el nombre que se lee en pantalla.
public struct Prueba: Sendable, Equatable {
  public var nombre: String
  /// Verdadero si la versión rota la suspende: es la razón declarada de que la kata esté en rojo.
  public var rojaEnBroken: Bool

  static func roja(_ nombre: String) -> Prueba { Prueba(nombre: nombre, rojaEnBroken: true) }
  static func verde(_ nombre: String) -> Prueba { Prueba(nombre: nombre, rojaEnBroken: false) }
}

/// Un arreglo tentador y equivocado que la especificación debe mantener en rojo.
public struct Trampa: Sendable, Equatable {
  /// Nombre de archivo sin extensión dentro de `Tests/Trampas/<foco>/`.
  public var archivo: String
  /// Qué se intentó y por qué parece buena idea.
  public var idea: String
  /// La prueba que tiene que suspender.
  public var prueba: String
}

/// Un capítulo: una carpeta de katas, un módulo y un texto.
public struct Capitulo: Sendable, Equatable {
  public var numero: Int
  public var titulo: String
  /// «01-Identidad».
  public var carpeta: String
  /// El módulo de las katas; el de sus especificaciones es `Especificaciones<modulo>`.
  public var modulo: String
  /// Carpetas de `Sources/` con las que se compila: forman parte de la huella de un veredicto.
  public var runtimes: [String]
  /// Nombre del texto en `Chapters/`.
  public var texto: String
  public var katas: [Kata]

  public var moduloDeEspecificaciones: String { "Especificaciones\(modulo)" }
}
