import Testing

@testable import Cuaderno

@Suite("Palabras de la línea de órdenes")
struct AnalizadorTests {
  private func orden(_ palabras: String...) throws -> Orden {
    try Analizador(palabras).analizar().orden
  }

  private func error(_ palabras: String...) -> String? {
    do {
      _ = try Analizador(palabras).analizar()
      return nil
    } catch let error as ErrorDelCuaderno {
      return error.codigoDeSalida == 64 ? error.mensaje : "código \(error.codigoDeSalida)"
    } catch {
      return "\(error)"
    }
  }

  @Test("Sin palabras se sigue con la kata actual")
  func sinPalabras() throws {
    #expect(try orden() == .seguir(limite: .seconds(10)))
    #expect(try orden("--limite", "3") == .seguir(limite: .seconds(3)))
  }

  @Test("Cada orden responde a su nombre en español y en inglés", arguments: NombreDeOrden.allCases)
  func nombresYAlias(nombre: NombreDeOrden) throws {
    let resto = nombre == .reiniciar ? ["--todo"] : []
    let espanol = try Analizador([nombre.rawValue] + resto).analizar()
    #expect(try Analizador([nombre.alias] + resto).analizar() == espanol)
  }

  @Test("Una tilde de más no estorba")
  func tildes() throws {
    #expect(try orden("solución", "1.1", "--ver") == .solucion(kata: "1.1", ver: true))
  }

  @Test("Las opciones valen separadas o con igual, y antes o después de los argumentos")
  func opciones() throws {
    let esperada = Orden.probar(katas: ["1.1", "1.2"], limite: .seconds(2.5), deNuevo: true)
    #expect(try orden("probar", "1.1", "--limite", "2.5", "--de-nuevo", "1.2") == esperada)
    #expect(try orden("probar", "--limite=2.5", "--de-nuevo", "--", "1.1", "1.2") == esperada)
  }

  @Test("El color se admite en cualquier posición")
  func color() throws {
    #expect(try Analizador(["lista", "--color", "nunca"]).analizar().color == false)
    #expect(try Analizador(["--color=siempre", "lista"]).analizar().color == true)
    #expect(try Analizador(["lista"]).analizar().color == nil)
  }

  @Test("Una orden mal escrita sugiere la más parecida")
  func ordenDesconocida() {
    #expect(
      error("provar") == """
        No existe la orden «provar». ¿Querías decir «probar»?
        Uso: workbook [orden] [opciones]
        «workbook ayuda» explica todas las órdenes.
        """)
    #expect(
      error("xyzzy") == """
        No existe la orden «xyzzy».
        Uso: workbook [orden] [opciones]
        «workbook ayuda» explica todas las órdenes.
        """)
  }

  @Test("Una opción mal escrita sugiere la más parecida y enseña el uso de su orden")
  func opcionDesconocida() {
    #expect(
      error("probar", "--limte", "3") == """
        No existe la opción «--limte». ¿Querías decir «--limite»?
        Uso: workbook probar [<kata…>] [--limite <segundos>] [--de-nuevo]
        «workbook ayuda probar» explica sus opciones.
        """)
  }

  @Test("Cada valor imposible dice qué se esperaba y qué llegó")
  func valoresImposibles() {
    #expect(error("probar", "--limite")?.hasPrefix("Falta el valor de «--limite».") == true)
    #expect(
      error("probar", "--limite", "pronto")?
        .hasPrefix("«--limite» necesita segundos, más de 0 y hasta 3600; se recibió «pronto».")
        == true)
    #expect(error("probar", "--limite", "0") != nil)
    #expect(
      error("lista", "--formato", "xml")?
        .hasPrefix("«--formato» admite texto o json; se recibió «xml».") == true)
    #expect(
      error("calificar", "--min", "-1")?
        .hasPrefix("«--min» necesita un número entero, 0 o mayor; se recibió «-1».") == true)
    #expect(error("pista", "1.1", "1.2")?.hasPrefix("Sobra «1.2».") == true)
    #expect(error("pista", "--todas=si")?.hasPrefix("«--todas» no lleva valor.") == true)
    #expect(error("reiniciar")?.hasPrefix("Falta decir qué kata se reinicia") == true)
    #expect(error("reiniciar", "1.1", "--todo")?.hasPrefix("«--todo» ya incluye") == true)
    #expect(error("lista", "--color", "azul")?.hasPrefix("«--color» admite") == true)
  }

  @Test("Pedir ayuda gana a lo demás")
  func ayuda() throws {
    #expect(try orden("--help") == .ayuda(de: nil))
    #expect(try orden("ayuda", "hint") == .ayuda(de: .pista))
    #expect(try orden("reiniciar", "--help") == .ayuda(de: .reiniciar))
    #expect(try orden("--version") == .version)
  }
}
