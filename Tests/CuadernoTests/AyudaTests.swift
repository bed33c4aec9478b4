import Testing

@testable import Cuaderno

/// Pantallas enteras, como literales: lo que se ve es lo que se compara.
@Suite("Pantallas de ayuda")
struct AyudaTests {
  @Test("La ayuda general")
  func general() {
    #expect(
      Ayuda.general == """
        RESUMEN: Katas sobre el rendimiento de listas grandes en SwiftUI y TCA.

        USO: workbook [orden] [opciones]

        Sin orden, en una terminal, vigila la kata actual; fuera de ella, la prueba una vez.

        ÓRDENES:
          observar, watch         Vigila la kata actual y la prueba cada vez que
                                  guardas.
          lista, list             Muestra las katas y en qué punto está cada una.
          probar, run             Compila y prueba una o más katas.
          pista, hint             Da la siguiente pista de una kata; hay tres.
          solucion, solution      Compara tu archivo con la solución.
          reiniciar, reset        Devuelve una kata a su estado inicial y guarda una
                                  copia de la tuya.
          medir, measure          Cuenta lo que hace una kata a varios tamaños: rota,
                                  tuya y solución.
          calificar, grade        Prueba todas las katas y da el resultado de conjunto.
          verificar, verify       Para quien mantiene el cuaderno: comprueba que las
                                  familias y los textos dicen la verdad.
          ayuda, help             Muestra la ayuda de una orden.

        OPCIONES:
          --limite <segundos>     Sin orden: tiempo máximo de las pruebas de una kata.
                                  (predeterminado: 10)
          --color <cuándo>        auto, siempre o nunca. (predeterminado: auto)
          --version               Muestra la versión.
          -h, --help              Muestra esta ayuda.

        CÓDIGOS DE SALIDA:
          0                       Todo bien.
          1                       Alguna kata está en rojo.
          64                      La orden está mal escrita.
          65                      Un archivo no se entiende.
          66                      Algo nombrado no existe.
          69                      Faltan las herramientas de Swift o el permiso de
                                  escribir.
          70                      Un error del cuaderno.
          130                     Interrumpido con Ctrl-C.

        «workbook ayuda <orden>» explica una orden.
        """)
  }

  @Test("La ayuda de probar")
  func probar() {
    #expect(
      Ayuda.de(.probar) == """
        RESUMEN: Compila y prueba una o más katas.

        USO: workbook probar [<kata…>] [--limite <segundos>] [--de-nuevo]

        ARGUMENTOS:
          <kata…>                 Una o más katas. (predeterminado: la actual)

        OPCIONES:
          --limite <segundos>     Tiempo máximo de las pruebas de una kata.
                                  (predeterminado: 10)
          --de-nuevo              Repite las pruebas aunque no haya cambiado nada.
          -h, --help              Muestra esta ayuda.

        En inglés: workbook run.
        """)
  }

  @Test("La ayuda de observar dice qué hace cada tecla")
  func observar() {
    #expect(
      Ayuda.de(.observar) == """
        RESUMEN: Vigila la kata actual y la prueba cada vez que guardas.

        USO: workbook observar [<kata>] [--limite <segundos>]

        ARGUMENTOS:
          <kata>                  Número (1.1), id o ruta de su archivo.
                                  (predeterminado: la actual)

        OPCIONES:
          --limite <segundos>     Tiempo máximo de las pruebas de una kata.
                                  (predeterminado: 10)
          -h, --help              Muestra esta ayuda.

        Teclas: r repetir · p pista · s solución · l lista · m medir · n siguiente · q salir.
        Necesita una terminal; sin ella usa «workbook probar».

        En inglés: workbook watch.
        """)
  }

  @Test("Toda orden tiene su ficha, y su resumen acaba en punto", arguments: NombreDeOrden.allCases)
  func fichas(nombre: NombreDeOrden) {
    let ficha = FichaDeOrden.de(nombre)
    #expect(ficha.resumen.hasSuffix("."))
    #expect(FichaDeOrden.todas.count { $0.nombre == nombre } == 1)
  }
}
