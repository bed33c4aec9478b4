import Testing

@testable import Cuaderno

@Suite("Pantalla de un veredicto")
struct VistaDeVeredictoTests {
  private let kata = Kata.dePrueba(pruebas: ["Suma bien", "Cuenta poco"])

  private func texto(_ estado: Veredicto.Estado, siguiente: Kata? = nil) -> String {
    let falla = estado == .roja
    let pruebas = [
      ResultadoDePrueba(nombre: "Suma bien", termino: true, fallos: []),
      ResultadoDePrueba(
        nombre: "Cuenta poco", termino: true,
        fallos: falla
          ? [
            Fallo(
              lineas: ["9 cuerpos evaluados; el máximo es 1.", "Solo una fila es nueva."],
              original: "Issue recorded", lugar: "Tests/X.swift:7")
          ] : []),
    ]
    return VistaDeVeredicto(
      kata: kata, veredicto: Veredicto(estado: estado, pruebas: pruebas),
      estilo: Estilo(color: false, unicode: true, ancho: 80), archivo: kata.rutaDeTrabajo,
      siguiente: siguiente
    ).texto
  }

  @Test("En rojo: qué se contó, dónde y por dónde seguir")
  func roja() {
    #expect(
      texto(.roja) == """
        Kata 1.1 · De prueba
        Sources/Katas/01-Prueba/Muestra.swift

          ✔ Suma bien
          ✘ Cuenta poco
              9 cuerpos evaluados; el máximo es 1.
              Solo una fila es nueva.
              Tests/X.swift:7

        Roja: falla 1 de 2 pruebas.

        Qué sigue:
          1. Abre Sources/Katas/01-Prueba/Muestra.swift y repara lo que cuentan las pruebas.
          2. ¿Te atascas? «swift run workbook pista 1.1» da la siguiente pista.
          3. «swift run workbook» vuelve a probar.

        """)
  }

  @Test("En verde: por qué funciona y qué kata sigue")
  func verde() {
    #expect(
      texto(.verde, siguiente: .dePrueba(numero: "1.2")) == """
        Kata 1.1 · De prueba
        Sources/Katas/01-Prueba/Muestra.swift

          ✔ Suma bien
          ✔ Cuenta poco

        Verde: pasan las 2 pruebas.

        Por qué funciona:
          Porque sí.

        Qué sigue:
          «swift run workbook solucion 1.1» compara tu arreglo con el del cuaderno.
          «swift run workbook» sigue con la kata 1.2 · De prueba.

        """)
  }

  @Test("Sin compilar: las líneas del compilador tal cual y una frase debajo")
  func noCompila() {
    #expect(
      texto(.noCompila(diagnosticos: "a.swift:1:2: error: cannot find 'x' in scope\n1 | x")) == """
        Kata 1.1 · De prueba
        Sources/Katas/01-Prueba/Muestra.swift

        a.swift:1:2: error: cannot find 'x' in scope
        1 | x

        No compila: arriba está lo que dice el compilador, tal cual.

        Qué sigue:
          1. Abre Sources/Katas/01-Prueba/Muestra.swift y repara lo que dice el compilador.
          2. ¿Te atascas? «swift run workbook pista 1.1» da la siguiente pista.
          3. «swift run workbook» vuelve a probar.

        """)
  }
}
