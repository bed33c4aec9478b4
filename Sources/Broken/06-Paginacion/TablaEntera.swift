// Kata 6.8 · La tabla entera para veinte filas
//
// Qué se ve: el diario de un sensor tarda en abrirse más cuanto más tiempo lleva instalado, y la
// memoria crece igual, aunque en la pantalla quepan veinte lecturas.
//
// Al terminar: abrir el diario o pasar de página cuesta lo mismo con mil lecturas que con cien mil,
// por el principio y por el final; ninguna se repite ni se pierde, ni entre las del mismo segundo;
// y en memoria hay tres páginas como mucho.
//
// swift run workbook probar 6.8

import Laboratorio

public struct Lectura: Equatable, Identifiable, Sendable {
  public let id: Int
  /// En segundos. Un sensor puede dar muchas lecturas en el mismo segundo.
  public let creada: Int

  public init(id: Int, creada: Int) {
    self.id = id
    self.creada = creada
  }
}

/// Las lecturas de un sensor, de la más nueva a la más vieja; a igual segundo, por id.
public final class Diario {
  public static let pagina = 20
  /// Lo que hay en la lista.
  public private(set) var lecturas: [Lectura] = []
  private var todas: [Lectura] = []

  public static func crearTabla(en base: BaseDeDatos) throws {
    try base.ejecutar(
      "CREATE TABLE lecturas (id INTEGER PRIMARY KEY, creada INTEGER NOT NULL)")
  }

  /// - Parameter marca: la última lectura que se vio, para seguir por ahí; sin ella, desde el
  ///   principio.
  public init(base: BaseDeDatos, desde marca: Lectura? = nil) throws {
    todas = try base.filas("SELECT id, creada FROM lecturas").compactMap { fila in
      guard let id = fila[0].comoEntero, let creada = fila[1].comoEntero else { return nil }
      return Lectura(id: id, creada: creada)
    }
    todas.sort { ($0.creada, $0.id) > ($1.creada, $1.id) }
    if let marca { todas.removeFirst((todas.firstIndex(of: marca) ?? -1) + 1) }
    try avanzar()
  }

  /// Añade la página siguiente.
  public func avanzar() throws {
    lecturas = Array(todas.prefix(lecturas.count + Self.pagina))
  }
}
