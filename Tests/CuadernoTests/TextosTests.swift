import Testing

@testable import Cuaderno

@Suite("Textos atados al código")
struct TextosTests {
  private let archivo = """
    import MiniSwiftUI

    /// Una fila.
    @MainActor
    struct Fila: View {
      let titulo: String

      var body: some View {
        Text(titulo)
      }
    }

    struct FilaGrande {
      let x = [
        1
      ]
    }
    """

  @Test("Una declaración se recorta con sus atributos y comentarios")
  func declaracion() {
    #expect(
      Declaracion.buscar("Fila", en: archivo) == """
        /// Una fila.
        @MainActor
        struct Fila: View {
          let titulo: String

          var body: some View {
            Text(titulo)
          }
        }
        """)
  }

  @Test("Un miembro se recorta sin la sangría de su tipo")
  func miembro() {
    #expect(
      Declaracion.buscar("Fila.body", en: archivo) == """
        var body: some View {
          Text(titulo)
        }
        """)
    #expect(Declaracion.buscar("FilaGrande.x", en: archivo) == "let x = [\n  1\n]")
    #expect(Declaracion.buscar("Nada", en: archivo) == nil)
  }

  @Test("Entre dos miembros del mismo nombre gana el del tipo y no el de un tipo anidado")
  func homonimos() {
    let texto = """
      struct Cargador {
        struct Clave {
          let archivo: String
        }

        func archivo() -> Int { 1 }
      }
      """
    #expect(Declaracion.buscar("Cargador.archivo", en: texto) == "func archivo() -> Int { 1 }")
    #expect(Declaracion.buscar("Cargador.Clave.archivo", en: texto) == "let archivo: String")
  }

  @Test("La marca vale para el bloque que la sigue y para ninguno más")
  func bloques() {
    let texto = """
      <!-- listado: Sources/A.swift · Fila.body -->
      ```swift
      uno
      ```

      <!-- salida: probar 1.1 -->

      ```text
      dos
      ```
      otro

      ```swift
      tres
      ```
      """
    #expect(
      Bloque.leer(texto) == [
        Bloque(
          marca: .listado(archivo: "Sources/A.swift", nombre: "Fila.body"), lenguaje: "swift",
          contenido: "uno", linea: 2),
        Bloque(marca: .salida(orden: "probar 1.1"), lenguaje: "text", contenido: "dos", linea: 8),
        Bloque(marca: .ninguna, lenguaje: "swift", contenido: "tres", linea: 13),
      ])
  }

  @Test("Las diferencias llevan contexto y dicen qué línea es de quién")
  func diferencias() {
    let antes = "a\nb\nc\nd\ne\nf\ng\nh\ni"
    let despues = "a\nB\nc\nd\ne\nf\ng\nh\nI"
    let estilo = Estilo(color: false, unicode: true, ancho: 80)
    #expect(
      Diferencias(de: antes, a: despues).lineas(estilo: estilo) == [
        "  a", "- b", "+ B", "  c", "  d", "  e", "  f", "  g", "  h", "- i", "+ I",
      ])
    #expect(Diferencias(de: antes, a: antes).sonIguales)
  }
}
