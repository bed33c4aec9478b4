extension Kata {
  static let paginacionSalto = Kata(
    id: "paginacion-salto", numero: "6.5", titulo: "Sin saltos",
    carpeta: "06-Paginacion", archivo: "SinSaltos", tipo: .ajusteMinimo, minutos: 10,
    pruebas: [
      .roja("Lo que se está viendo no se mueve al llegar veinte páginas"),
      .roja("Una página de 1 000 museos no desplaza ninguna fila de las que se ven"),
      .roja("Si la búsqueda falla, lo que se está viendo no se mueve"),
      .verde("Mientras se busca, se dice al final de la lista"),
      .roja("Los museos salen en el orden del servidor, página tras página"),
    ],
    pistas: [
      "Hay dos saltos distintos. Uno lo provoca el modelo cuando llega una página; el otro, la vista cuando deja de buscar. Busca una línea en cada uno.",
      "La lista guarda cuántos puntos se ha bajado. Si aparece algo por encima, lo mismo queda más\nabajo; si el contenido encoge por el final, ya no se puede estar tan abajo. Añade siempre al\nfinal, y que lo que hay al final no cambie nunca de tamaño.",
      "En el modelo sobra el «sort». En la vista, una última fila sin «if» y con altura fija:\n\n  Text(guia.cargando ? \"Buscando más…\" : …)\n    .frame(height: 44)",
    ],
    porque: """
      Ordenar al llegar metió 1 000 filas por encima de lo que se estaba leyendo; añadir al final, 0.
      El otro salto es de 44 puntos y pasa desapercibido hasta que la red falla: la fila de carga
      desaparece y quien estaba apoyado en ella se recoloca. Una fila que está siempre y mide siempre
      lo mismo cambia de texto y no de sitio. Ordenar solo al terminar no evita el salto: lo junta todo
      en uno.
      """,
    trampas: [
      Trampa(
        archivo: "SinFilaDeCarga", idea: "quitar la fila de carga",
        prueba: "Mientras se busca, se dice al final de la lista"),
      Trampa(
        archivo: "FilaQueEncoge", idea: "dejar la fila siempre, más alta mientras se busca",
        prueba: "Si la búsqueda falla, lo que se está viendo no se mueve"),
      Trampa(
        archivo: "OrdenarCadaPagina", idea: "ordenar cada página antes de añadirla",
        prueba: "Los museos salen en el orden del servidor, página tras página"),
      Trampa(
        archivo: "OrdenarAlFinal", idea: "ordenar cuando ha llegado la última página",
        prueba: "Lo que se está viendo no se mueve al llegar veinte páginas"),
    ])

  static let paginacionRefresco = Kata(
    id: "paginacion-refresco", numero: "6.6", titulo: "Refrescar mientras carga",
    carpeta: "06-Paginacion", archivo: "RefrescarMientrasCarga", tipo: .refactorizar, minutos: 15,
    pruebas: [
      .roja("Una página que llega después de refrescar no se añade"),
      .roja("Tras refrescar, se sigue por donde acaba la lista nueva"),
      .roja("De dos refrescos seguidos gana el segundo, aunque su respuesta llegue antes"),
      .verde("De dos refrescos seguidos gana el segundo, llegando en orden"),
      .roja("El fallo de una petición que ya no importa no se cuenta"),
      .verde("Si el refresco falla, los correos siguen ahí y se puede seguir paginando"),
      .verde("Tras refrescar con una página en camino se puede seguir paginando"),
    ],
    pistas: [
      "Cuenta la historia de «cargarMas» con un refresco entero metido en su «await». ¿Qué valen «correos» y «cursor» cuando vuelve, y qué hace con ellos?",
      "Cancelar la petición anterior no basta: su respuesta puede estar ya en camino. Quien vuelve de\nuna espera tiene que poder comprobar si lo que pidió sigue siendo lo último que se pidió.",
      "Un número que sube con cada petición y del que cada una guarda su copia:\n\n  generacion += 1\n  let mia = generacion\n  let pagina = try await pedir(cursor)\n  guard mia == generacion else { return }\n\nTambién en el «catch», y para bajar la marca de carga.",
    ],
    porque: """
      Durante un «await» el actor principal sigue trabajando, y lo que era verdad antes puede no serlo
      después: 20 correos de la lista vieja acabaron debajo de la nueva, y su cursor sustituyó al bueno.
      Un número de generación es la pregunta «¿sigo siendo lo último que se pidió?», hecha al volver y
      antes de tocar nada. Cancelar ahorra trabajo y no sustituye a esa pregunta, porque una respuesta
      puede llegar ya cancelada.
      """,
    trampas: [
      Trampa(
        archivo: "SoloCancelar", idea: "cancelar la tarea anterior y no comprobar nada al volver",
        prueba: "De dos refrescos seguidos gana el segundo, aunque su respuesta llegue antes"),
      Trampa(
        archivo: "IgnorarElSegundo", idea: "no admitir un refresco mientras hay otro",
        prueba: "De dos refrescos seguidos gana el segundo, llegando en orden"),
      Trampa(
        archivo: "MarcaPerdida", idea: "quien llega tarde se va sin bajar la marca de carga",
        prueba: "Tras refrescar con una página en camino se puede seguir paginando"),
      Trampa(
        archivo: "VaciarAntes", idea: "vaciar la lista al empezar a refrescar",
        prueba: "Si el refresco falla, los correos siguen ahí y se puede seguir paginando"),
    ])

  static let paginacionPrimeraCorta = Kata(
    id: "paginacion-primera-corta", numero: "6.7",
    titulo: "La primera página no llena la pantalla",
    carpeta: "06-Paginacion", archivo: "PrimeraPaginaCorta", tipo: .ajusteMinimo, minutos: 10,
    pruebas: [
      .roja("En una pantalla de 100 filas se piden páginas de diez hasta llenarla"),
      .roja("Una página vacía es el final, y se deja de buscar"),
      .roja("Una primera página vacía deja la lista vacía"),
      .verde("Una página que no es de veinte no es el final"),
      .verde("Con la pantalla llena se deja de pedir, y al bajar se pide otra vez"),
      .verde("Un fallo no se reintenta solo una y otra vez"),
    ],
    pistas: [
      "Mira quién dispara la petición y cuándo. Si tras la primera página la fila final no ha llegado a salir de la pantalla, ¿cuántas veces ha aparecido?",
      "Aparecer es un suceso; estar a la vista es un estado. Hace falta algo que vuelva a preguntar\ncada vez que llega una página y la fila final sigue ahí. Y una página vacía no cambia nada: si\nno se toma por el final, la lista se queda esperando.",
      "SwiftUI tiene un modificador que lanza trabajo al aparecer y lo relanza cuando cambia un valor:\n\n  .task(id: rutas.rutas.count) { await rutas.cargarMas() }\n\nY en el modelo, «hayMas» es que haya cursor y que la página no venga vacía.",
    ],
    porque: """
      «onAppear» avisa de un cambio: con diez filas en una pantalla de 100, la fila final apareció una
      vez y quedaron 90 filas vacías. «task(id:)» lanza el trabajo al aparecer y lo repite cuando
      cambia el número de rutas mientras siga ahí; al salir de la pantalla se cancela, y por eso no
      pide de más. El final lo dicen el cursor o una página vacía; la cuenta de elementos no lo dice
      nunca.
      """,
    trampas: [
      Trampa(
        archivo: "CuentaDivisible",
        idea: "deducir el final de que la cuenta sea múltiplo de veinte",
        prueba: "Una página que no es de veinte no es el final"),
      Trampa(
        archivo: "HastaElFinal", idea: "encadenar todas las páginas",
        prueba: "Con la pantalla llena se deja de pedir, y al bajar se pide otra vez"),
      Trampa(
        archivo: "VaciaSinFin", idea: "no tratar la página vacía como final",
        prueba: "Una página vacía es el final, y se deja de buscar"),
      Trampa(
        archivo: "DosVeces", idea: "pedir una segunda página si la primera viene corta",
        prueba: "En una pantalla de 100 filas se piden páginas de diez hasta llenarla"),
    ])
}
