/// Algo que ocurrió en el grafo, en el orden en que ocurrió.
public struct Suceso: Sendable {
  /// Evaluar, recrear y redibujar son tres cosas distintas: aquí no se mezclan.
  public enum Clase: String, Sendable {
    /// Se ejecutó un `body`.
    case cuerpoEvaluado
    /// Nació una identidad.
    case identidadCreada
    /// Acabó una identidad: su dato, su rama o su `id` ya no están.
    case identidadDestruida
    /// Sigue viva, en otra posición respecto a las demás.
    case identidadMovida
    /// Sus datos siguen, pero llevaba tiempo fuera de pantalla (regla 42).
    case identidadExpulsada
    /// Se creó el almacén de una `@State` o `@StateObject`.
    case estadoCreado
    /// Se ejecutó el *closure* de contenido de un `ForEach` para un elemento.
    case elementoConstruido
    /// Una fila se construyó dentro de un contenedor.
    case filaConstruida
    /// Se dibujó por primera vez.
    case dibujada
    /// Ya estaba dibujada y lo que muestra cambió.
    case redibujada
    /// Entró en la zona construida de la pantalla.
    case aparece
    /// Salió de ella.
    case desaparece
    /// Un uso dudoso.
    case aviso
  }

  /// Número de orden, desde cero.
  public let numero: Int
  public let clase: Clase
  /// En qué fotograma: el primero es el 1.
  public let fotograma: Int
  /// Número de la identidad afectada, único en la pantalla.
  public let identidad: Int
  /// Posición del elemento en su `ForEach` cuando ocurrió, si estaba dentro de uno.
  public let fila: Int?
  /// Nombre del tipo de vista, sin módulo.
  public let vista: String
  /// Por qué, si es la evaluación de un `body`.
  public let motivos: Motivos?
  /// El mensaje, si es un aviso.
  public let texto: String?

  /// Una línea legible.
  public var linea: String {
    if let motivos { return motivos.linea(vista: vista) }
    let sitio: String = fila.map { " (fila \(Cifras.miles($0)))" } ?? ""
    return "\(clase.rawValue) · \(vista)\(sitio)\(texto.map { ": \($0)" } ?? "")"
  }
}
