import Apoyo
import Laboratorio
import Paginacion
import Testing

/// *n* lecturas de un sensor.
///
/// - Parameter porSegundo: cuántas comparten cada segundo.
private func sensor(_ n: Int, porSegundo: Int = 5) throws -> BaseDeDatos {
  let base = try BaseDeDatos()
  try Diario.crearTabla(en: base)
  // Las inserta SQLite: cien mil idas y vueltas serían una espera.
  try base.ejecutar(
    """
    INSERT INTO lecturas (id, creada)
    WITH RECURSIVE numeros(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM numeros WHERE i + 1 < \(n))
    SELECT i, i / \(porSegundo) FROM numeros
    """)
  return base
}

private func lectura(_ id: Int, porSegundo: Int = 5) -> Lectura {
  Lectura(id: id, creada: id / porSegundo)
}

/// Lo que trabaja SQLite mientras se hace algo.
private struct Trabajo {
  let filas: Int
  let recorrido: Int
  let ordenaciones: Int
  let pasos: Int
  let plan: String

  static let justo = "2 000 instrucciones de SQLite o menos"

  /// Solo si cabe en la cota: cuántas instrucciones son exactamente cambia con la versión de SQLite.
  var trabajo: String { pasos <= 100 * Diario.pagina ? Self.justo : "más de 2 000" }

  init(_ base: BaseDeDatos, _ hacer: () throws -> Void) throws {
    var consultas: [String] = []
    func leer() -> [Int] {
      [
        base.filasEntregadas, base.trabajo(.pasosDeRecorrido), base.trabajo(.ordenaciones),
        base.trabajo(.pasosDeMaquina),
      ]
    }
    let antes = leer()
    base.alPreparar = { consultas.append($0) }
    try hacer()
    base.alPreparar = nil
    let tramo = zip(leer(), antes).map { $0 - $1 }
    (filas, recorrido, ordenaciones, pasos) = (tramo[0], tramo[1], tramo[2], tramo[3])
    plan = try consultas.flatMap { try base.plan(de: $0) }.joined(separator: "; ")
  }
}

/// Se abre un diario de *n* lecturas por el principio y por el final.
private let escenario = Escenario(
  "Abrir el diario por el principio y por el final",
  unidad: Unidad("fila que dio SQLite", "filas que dio SQLite"), elementos: "lecturas"
) { n in
  let base = try sensor(n)
  let principio = try Trabajo(base) { _ = try Diario(base: base) }
  let final = try Trabajo(base) { _ = try Diario(base: base, desde: lectura(min(30, n - 1))) }
  return [
    Cuenta("filas que dio SQLite", principio.filas),
    Cuenta("pasos de recorrido al abrir por el principio", principio.recorrido),
    Cuenta("pasos de recorrido al abrir por el final", final.recorrido),
  ]
}

@MainActor
@Suite(
  "Kata 6.8 · La tabla entera para veinte filas", .kata("paginacion-local"), .escenario(escenario))
struct TablaEntera {
  @Test("Abrir un diario de 100 000 lecturas recorre las de una página y no ordena nada")
  func abrir() throws {
    let base = try sensor(100_000)
    let trabajo = try Trabajo(base) { _ = try Diario(base: base) }
    exigir(
      trabajo.filas, .maximo(Diario.pagina), de: "filas que dio SQLite",
      porque: "En la pantalla caben veinte. El plan de SQLite: \(trabajo.plan).")
    exigir(
      trabajo.recorrido, .maximo(Diario.pagina), de: "pasos de recorrido",
      porque: "Con un índice en el orden de la lista, las veinte primeras están juntas. El plan de "
        + "SQLite: \(trabajo.plan).")
    exigir(
      trabajo.ordenaciones, .exacto(0), de: "ordenaciones",
      porque: "El índice ya está ordenado. El plan de SQLite: \(trabajo.plan).")
  }

  @Test("La página 4 500 cuesta lo mismo que la 2")
  func pendiente() throws {
    let base = try sensor(100_000)
    let cerca = try Trabajo(base) { _ = try Diario(base: base, desde: lectura(99_980)) }
    let lejos = try Trabajo(base) { _ = try Diario(base: base, desde: lectura(10_020)) }
    exigirIgual(
      lejos.pasos > 2 * cerca.pasos ? "más del doble" : "parecido", "parecido",
      porque:
        "Lo que trabaja SQLite en la página 4 500, comparado con la 2. La lista se lee igual por "
        + "cualquier sitio. El plan de SQLite: \(lejos.plan).")
    exigir(
      lejos.filas, .maximo(Diario.pagina), de: "filas que dio SQLite",
      porque: "Una página son veinte, esté donde esté.")
    exigirIgual(
      lejos.trabajo, Trabajo.justo,
      porque: "Con cien instrucciones por fila hay de sobra. El plan de SQLite: \(lejos.plan).")
  }

  @Test("Con 20 000 lecturas en el mismo segundo, pasar de página cuesta lo mismo")
  func empates() throws {
    let base = try sensor(20_000, porSegundo: 20_000)
    let marca = lectura(4_000, porSegundo: 20_000)
    let trabajo = try Trabajo(base) { _ = try Diario(base: base, desde: marca) }
    exigirIgual(
      trabajo.trabajo, Trabajo.justo,
      porque:
        "Si el desempate no está en el índice, SQLite llega al segundo de la marca y recorre los "
        + "empates uno a uno. El plan de SQLite: \(trabajo.plan).")
  }

  @Test("Página a página sale cada lectura una vez y en orden, también las del mismo segundo")
  func todas() throws {
    let base = try sensor(505, porSegundo: 7)
    let diario = try Diario(base: base)
    var vistas = diario.lecturas
    for _ in 0..<40 {
      let ultima = diario.lecturas.last
      try diario.avanzar()
      let posicion = diario.lecturas.firstIndex { $0 == ultima } ?? -1
      vistas += diario.lecturas.dropFirst(posicion + 1)
    }
    exigirIgual(vistas.count, 505, porque: "Hay 505 lecturas, y siete comparten cada segundo.")
    exigirIgual(
      vistas == (0..<505).reversed().map { lectura($0, porSegundo: 7) }, true,
      porque: "De la más nueva a la más vieja; a igual segundo, por id.")
  }

  @Test("Al llegar una lectura nueva, la página siguiente ni repite ni se salta")
  func insertar() throws {
    let base = try sensor(100)
    let diario = try Diario(base: base)
    try base.ejecutar("INSERT INTO lecturas (id, creada) VALUES (500, 900)")
    try diario.avanzar()
    exigirIgual(
      diario.lecturas.suffix(20).map(\.id), Array((60..<80).reversed()),
      porque: "La nueva va delante de todo: lo que sigue a la última vista no cambia.")
  }

  @Test("En memoria hay tres páginas como mucho")
  func memoria() throws {
    let base = try sensor(1_000)
    let diario = try Diario(base: base)
    var mayor = diario.lecturas.count
    for _ in 0..<20 {
      try diario.avanzar()
      mayor = max(mayor, diario.lecturas.count)
    }
    exigir(
      mayor, .maximo(3 * Diario.pagina), de: "lecturas en memoria",
      porque: "La página que se ve, la de antes y la de después bastan: las demás están a una "
        + "consulta.")
  }
}
