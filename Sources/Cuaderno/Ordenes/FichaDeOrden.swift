/// Lo que la ayuda y el analizador saben de una orden: una sola tabla para las dos cosas.
struct FichaDeOrden {
  struct Opcion {
    var nombre: String
    /// Nombre del valor en la ayuda, o `nil` si la opción no lleva valor.
    var valor: String?
    var ayuda: String
  }

  var nombre: NombreDeOrden
  var resumen: String
  /// Lo que va tras el nombre en la línea de uso, con los nombres de los argumentos.
  var argumentos: [(nombre: String, ayuda: String)] = []
  /// Cuántos argumentos sueltos admite.
  var maximoDeArgumentos = 0
  var opciones: [Opcion] = []
  var detalle: String = ""

  static let limite = Opcion(
    nombre: "--limite", valor: "segundos",
    ayuda: "Tiempo máximo de las pruebas de una kata. (predeterminado: 10)")
  static let limiteLargo = Opcion(
    nombre: "--limite", valor: "segundos",
    ayuda: "Tiempo máximo de cada versión. (predeterminado: 60)")
  static let formato = Opcion(
    nombre: "--formato", valor: "texto|json", ayuda: "Cómo se escribe. (predeterminado: texto)")

  static let kataOpcional = [
    (nombre: "kata", ayuda: "Número (1.1), id o ruta de su archivo. (predeterminado: la actual)")
  ]

  static let todas: [FichaDeOrden] = [
    FichaDeOrden(
      nombre: .observar, resumen: "Vigila la kata actual y la prueba cada vez que guardas.",
      argumentos: kataOpcional, maximoDeArgumentos: 1, opciones: [limite],
      detalle: """
        Teclas: r repetir · p pista · s solución · l lista · m medir · n siguiente · q salir.
        Necesita una terminal; sin ella usa «workbook probar».
        """),
    FichaDeOrden(
      nombre: .lista, resumen: "Muestra las katas y en qué punto está cada una.",
      opciones: [formato]),
    FichaDeOrden(
      nombre: .probar, resumen: "Compila y prueba una o más katas.",
      argumentos: [(nombre: "kata…", ayuda: "Una o más katas. (predeterminado: la actual)")],
      maximoDeArgumentos: .max,
      opciones: [
        limite,
        Opcion(
          nombre: "--de-nuevo", valor: nil,
          ayuda: "Repite las pruebas aunque no haya cambiado nada."),
      ]),
    FichaDeOrden(
      nombre: .pista, resumen: "Da la siguiente pista de una kata; hay tres.",
      argumentos: kataOpcional, maximoDeArgumentos: 1,
      opciones: [Opcion(nombre: "--todas", valor: nil, ayuda: "Enseña las tres de una vez.")]),
    FichaDeOrden(
      nombre: .solucion, resumen: "Compara tu archivo con la solución.",
      argumentos: kataOpcional, maximoDeArgumentos: 1,
      opciones: [
        Opcion(nombre: "--ver", valor: nil, ayuda: "La enseña aunque la kata no esté resuelta.")
      ]),
    FichaDeOrden(
      nombre: .reiniciar,
      resumen: "Devuelve una kata a su estado inicial y guarda una copia de la tuya.",
      argumentos: [(nombre: "kata…", ayuda: "Una o más katas.")], maximoDeArgumentos: .max,
      opciones: [Opcion(nombre: "--todo", valor: nil, ayuda: "Reinicia todas las katas.")]),
    FichaDeOrden(
      nombre: .medir,
      resumen: "Cuenta lo que hace una kata a varios tamaños: rota, tuya y solución.",
      argumentos: kataOpcional, maximoDeArgumentos: 1,
      opciones: [
        Opcion(
          nombre: "--formato", valor: "texto|json|csv|svg",
          ayuda: "Cómo se escribe. (predeterminado: texto)"),
        Opcion(
          nombre: "--tiempo", valor: nil,
          ayuda: "Añade tiempos de reloj en release, como razones y con su dispersión."),
        Opcion(
          nombre: "--traza", valor: "archivo",
          ayuda: "Lee una exportación de xctrace o una carga de MetricKit en vez de medir."),
        Opcion(
          nombre: "--indice", valor: "archivo",
          ayuda: "El índice de la traza (xctrace export --toc), que dice cuánto duró."),
        Opcion(
          nombre: "--escribir", valor: nil,
          ayuda: "Pone al día los bloques medidos y las figuras de los capítulos."),
        limiteLargo,
      ]),
    FichaDeOrden(
      nombre: .calificar, resumen: "Prueba todas las katas y da el resultado de conjunto.",
      argumentos: [
        (
          nombre: "carpeta",
          ayuda: "Otra copia del cuaderno, que se corrige con las pruebas de esta."
        )
      ],
      maximoDeArgumentos: 1,
      opciones: [
        formato,
        Opcion(
          nombre: "--min", valor: "katas",
          ayuda: "Katas resueltas necesarias para terminar con 0. (predeterminado: todas)"),
        limite,
      ]),
    FichaDeOrden(
      nombre: .verificar,
      resumen:
        "Para quien mantiene el cuaderno: comprueba que las familias y los textos dicen la verdad.",
      argumentos: [(nombre: "kata…", ayuda: "Solo estas katas. (predeterminado: todas)")],
      maximoDeArgumentos: .max,
      opciones: [
        Opcion(
          nombre: "--escribir", valor: nil,
          ayuda: "Pone al día los listados y las salidas de los textos."),
        limiteLargo,
      ]),
    FichaDeOrden(
      nombre: .ayuda, resumen: "Muestra la ayuda de una orden.",
      argumentos: [(nombre: "orden", ayuda: "La orden. (predeterminado: todas)")],
      maximoDeArgumentos: 1),
  ]

  static func de(_ nombre: NombreDeOrden) -> FichaDeOrden {
    todas.first { $0.nombre == nombre }
      ?? FichaDeOrden(nombre: nombre, resumen: "")
  }
}
