import Laboratorio
import Testing

/// Las maneras de pedir la página de una marca, con lo que SQLite dice y hace en cada una.
private enum FormaDePagina: CaseIterable {
  case desplazamiento, marcaSinIndice, marcaConIndice, marcaConAliasDelRowid

  var tabla: String {
    self == .marcaConAliasDelRowid
      ? "CREATE TABLE lecturas (id INTEGER PRIMARY KEY, creada INTEGER NOT NULL)"
      : "CREATE TABLE lecturas (id INTEGER NOT NULL, creada INTEGER NOT NULL)"
  }

  var llevaIndice: Bool { self != .marcaSinIndice }

  /// La marca es la lectura de id `?1` y segundo `?2`; hay `?3` por delante de ella.
  var consulta: String {
    let filtro = self == .desplazamiento ? "?1 = ?1 AND ?2 = ?2" : "(creada, id) < (?2, ?1)"
    let salto = self == .desplazamiento ? "?3" : "0 * ?3"
    return "SELECT id, creada FROM lecturas WHERE \(filtro) "
      + "ORDER BY creada DESC, id DESC LIMIT 20 OFFSET \(salto)"
  }

  /// Un trozo del plan que la distingue.
  var plan: String {
    switch self {
    case .desplazamiento: "SCAN lecturas USING COVERING INDEX orden"
    case .marcaSinIndice: "USE TEMP B-TREE FOR ORDER BY"
    case .marcaConIndice: "SEARCH lecturas USING COVERING INDEX orden ((creada,id)<(?,?))"
    case .marcaConAliasDelRowid: "SEARCH lecturas USING COVERING INDEX orden (creada<?)"
    }
  }

  /// Si una página lejana cuesta lo mismo que una cercana, con cinco lecturas por segundo.
  var esPlana: Bool { self == .marcaConIndice || self == .marcaConAliasDelRowid }

  /// Y si lo sigue costando con todas las lecturas en el mismo segundo.
  var aguantaEmpates: Bool { self == .marcaConIndice }
}

@Suite("Los planes de una página en SQLite")
struct PlanesDePaginaTests {
  private static let lecturas = 20_000

  private func base(_ forma: FormaDePagina, porSegundo: Int) throws -> BaseDeDatos {
    let base = try BaseDeDatos()
    try base.ejecutar(forma.tabla)
    if forma.llevaIndice {
      try base.ejecutar("CREATE INDEX orden ON lecturas (creada DESC, id DESC)")
    }
    try base.ejecutar(
      """
      INSERT INTO lecturas (id, creada)
      WITH RECURSIVE n(i) AS (
        SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < \(Self.lecturas))
      SELECT i, i / \(porSegundo) FROM n
      """)
    return base
  }

  /// Las instrucciones de SQLite de la página que sigue a una lectura.
  private func pasos(
    _ forma: FormaDePagina, tras id: Int, porSegundo: Int, en base: BaseDeDatos
  ) throws -> Int {
    let consulta = try base.preparar(forma.consulta)
    let filas = try consulta.filas(
      [.entero(id), .entero(id / porSegundo), .entero(Self.lecturas - id)])
    #expect(filas.compactMap { $0[0].comoEntero } == Array((id - 20..<id).reversed()))
    return consulta.contador(.pasosDeMaquina)
  }

  @Test("cada forma de pedir una página tiene su plan", arguments: FormaDePagina.allCases)
  fileprivate func plan(_ forma: FormaDePagina) throws {
    let base = try base(forma, porSegundo: 5)
    let plan = try base.plan(de: forma.consulta)
    #expect(plan.contains { $0.contains(forma.plan) }, "\(plan)")
  }

  @Test(
    "solo la marca con índice cuesta lo mismo cerca que lejos", arguments: FormaDePagina.allCases)
  fileprivate func pendiente(_ forma: FormaDePagina) throws {
    let base = try base(forma, porSegundo: 5)
    let cerca = try pasos(forma, tras: 19_980, porSegundo: 5, en: base)
    let lejos = try pasos(forma, tras: 2_000, porSegundo: 5, en: base)
    let barata = lejos <= 2 * cerca && lejos <= 2_000
    #expect(barata == forma.esPlana, "cerca, \(cerca) instrucciones; lejos, \(lejos)")
  }

  @Test(
    "con todas las lecturas en el mismo segundo, solo aguanta el desempate en el índice",
    arguments: FormaDePagina.allCases)
  fileprivate func empates(_ forma: FormaDePagina) throws {
    let base = try base(forma, porSegundo: Self.lecturas)
    let lejos = try pasos(forma, tras: 2_000, porSegundo: Self.lecturas, en: base)
    #expect((lejos <= 2_000) == forma.aguantaEmpates, "\(lejos) instrucciones")
  }
}
