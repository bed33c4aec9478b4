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
  private let base: BaseDeDatos

  public static func crearTabla(en base: BaseDeDatos) throws {
    // «id» no es clave primaria a propósito: un «INTEGER PRIMARY KEY» es el rowid con otro nombre, no
    // ocupa columna en el índice y SQLite tendría que recorrer los empates uno a uno.
    try base.ejecutar(
      """
      CREATE TABLE lecturas (id INTEGER NOT NULL, creada INTEGER NOT NULL);
      CREATE UNIQUE INDEX orden ON lecturas (creada DESC, id DESC);
      """)
  }

  /// - Parameter marca: la última lectura que se vio, para seguir por ahí; sin ella, desde el
  ///   principio.
  public init(base: BaseDeDatos, desde marca: Lectura? = nil) throws {
    self.base = base
    lecturas = try leer(despuesDe: marca)
  }

  /// Añade la página siguiente y suelta lo que pase de tres.
  public func avanzar() throws {
    let siguiente = try leer(despuesDe: lecturas.last)
    lecturas = Array((lecturas + siguiente).suffix(3 * Self.pagina))
  }

  private func leer(despuesDe marca: Lectura?) throws -> [Lectura] {
    // Las dos columnas del orden, juntas: con la fecha sola se perderían los empates del borde.
    let filtro = marca == nil ? "" : "WHERE (creada, id) < (?, ?)"
    let valores = marca.map { [ValorSQLite.entero($0.creada), .entero($0.id)] } ?? []
    return try base.filas(
      "SELECT id, creada FROM lecturas \(filtro) ORDER BY creada DESC, id DESC LIMIT \(Self.pagina)",
      valores
    ).compactMap { fila in
      guard let id = fila[0].comoEntero, let creada = fila[1].comoEntero else { return nil }
      return Lectura(id: id, creada: creada)
    }
  }
}
