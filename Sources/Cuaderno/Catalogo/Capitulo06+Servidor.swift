extension Kata {
  static let paginacionCursor = Kata(
    id: "paginacion-cursor", numero: "6.2", titulo: "Cursor, no desplazamiento",
    carpeta: "06-Paginacion", archivo: "CursorNoDesplazamiento", tipo: .ajusteMinimo, minutos: 10,
    pruebas: [
      .roja("Una noticia publicada entre dos páginas no hace repetir ninguna"),
      .roja("Una noticia retirada entre dos páginas no hace saltarse ninguna"),
      .roja("Se puede seguir aunque se retire la última noticia leída"),
      .roja("Leer 1 000 noticias en un día con movimiento no repite ni se salta ninguna"),
      .verde("En un día tranquilo sale todo, en orden y con una petición por página"),
    ],
    pistas: [
      "Mira qué le dice «cargarMas» al servidor para que sepa por dónde seguir. Si alguien publica una noticia justo antes de la segunda petición, ¿a qué noticia apunta ese dato?",
      "«Llevo veinte» depende de todo lo que haya delante. «Iba por esta» no. El servidor ya da,\ncon cada página, algo que quiere decir «iba por esta», y espera que se lo devuelvas sin tocar.",
      "Guarda «pagina.cursorSiguiente» y pide con él:\n\n  let pagina = try await servicio.despuesDe(cursor)\n\nLa primera vez, con nil.",
    ],
    porque: """
      Un desplazamiento es una posición, y las posiciones son de la lista de ese instante: leyendo
      1 000 noticias en un día con movimiento, 24 salieron repetidas y 48 no salieron. Un cursor
      nombra a la última leída, y lo que pase delante no lo mueve: 0 y 0. Quitar repetidas en el
      cliente esconde la mitad del problema, porque no puede inventar las que faltan. Y el cursor es
      opaco: se devuelve tal como vino, sin fabricarlo.
      """,
    trampas: [
      Trampa(
        archivo: "QuitarRepetidas", idea: "quitar las repetidas en el cliente",
        prueba: "Una noticia retirada entre dos páginas no hace saltarse ninguna"),
      Trampa(
        archivo: "RetrocederPorSiAcaso", idea: "volver a pedir la última y quitar repetidas",
        prueba: "Una noticia retirada entre dos páginas no hace saltarse ninguna"),
      Trampa(
        archivo: "CursorInventado", idea: "fabricar el cursor con el id de la última noticia",
        prueba: "En un día tranquilo sale todo, en orden y con una petición por página"),
    ])

  static let paginacionSolapes = Kata(
    id: "paginacion-solapes", numero: "6.3", titulo: "Solapes silenciosos",
    carpeta: "06-Paginacion", archivo: "SolapesSilenciosos", tipo: .ajusteMinimo, minutos: 10,
    pruebas: [
      .roja("Cargar 1 000 episodios con páginas que se solapan no repite ninguno"),
      .roja("De un episodio que llega dos veces queda lo último que se supo"),
      .roja("Un episodio que vuelve a llegar no cambia de sitio"),
      .verde("Añadir 20 episodios a 10 000 no relee la lista"),
      .verde("Sin solape, los episodios salen en el orden en que llegan"),
    ],
    pistas: [
      "Mira la línea que añade la página en «paginaLlego». ¿Qué hace con un episodio que ya está en la lista?",
      "Que dos páginas se solapen es lo normal cuando el orden cambia mientras lees. No hace falta\ndetectarlo: hace falta una colección en la que un id no pueda estar dos veces, y que sepa\ndónde está cada uno sin buscarlo.",
      "MiniTCA la trae. Cambia el tipo y la manera de añadir:\n\n  public var episodios: IdentifiedArrayOf<Episodio> = []\n  …\n  for episodio in pagina.elementos { state.episodios.updateOrAppend(episodio) }",
    ],
    porque: """
      Con un «Array», cargar 1 000 episodios en páginas solapadas dejó 330 repetidos. En un
      «IdentifiedArray» un id no cabe dos veces, y «updateOrAppend» decide por cada elemento: si
      estaba, lo actualiza donde está; si no, va al final. Sabe la posición de cada id, así que 20
      episodios cuestan lo mismo con 100 filas que con 50 000. «append» a secas también evita
      repetidos, pero se queda con la copia vieja.
      """,
    trampas: [
      Trampa(
        archivo: "QuedarseConLaVieja", idea: "una colección sin repetidos, añadiendo con «append»",
        prueba: "De un episodio que llega dos veces queda lo último que se supo"),
      Trampa(
        archivo: "MoverAlFinal", idea: "quitar el que estaba y añadir el nuevo",
        prueba: "Un episodio que vuelve a llegar no cambia de sitio"),
      Trampa(
        archivo: "BuscarUnoAUno", idea: "buscar cada episodio en la lista con «firstIndex»",
        prueba: "Añadir 20 episodios a 10 000 no relee la lista"),
    ])

  static let paginacionError = Kata(
    id: "paginacion-error", numero: "6.4", titulo: "El fallo que cierra la lista",
    carpeta: "06-Paginacion", archivo: "FalloQueCierra", tipo: .refactorizar, minutos: 15,
    pruebas: [
      .roja("Un fallo de red no deja mensajes sin ver a quien insiste"),
      .roja("Tras un fallo se vuelve a pedir la misma página"),
      .roja("Un fallo se cuenta, y los mensajes siguen ahí"),
      .roja("Una cancelación no se cuenta como fallo ni cierra la lista"),
      .roja("Salir con la página en camino y volver la pide otra vez"),
      .verde("La última página cierra la lista"),
    ],
    pistas: [
      "Sigue a «cargando»: ¿dónde se pone en true y dónde en false? Haz la lista de todas las maneras en que puede acabar una petición y busca las que no pasan por ninguna línea que la baje.",
      "Una petición acaba de tres maneras: llega, falla o se cancela. Las tres tienen que devolver\nel estado a un sitio desde el que se pueda seguir. Y ojo con dos puertas falsas: el «catch:» de\n«run» no recibe las cancelaciones, y un efecto cancelado con «cancel(id:)» ya no puede enviar.",
      "Dentro de «run»:\n\n  do { await send(.paginaLlego(try await pedir(cursor))) }\n  catch { await send(.paginaNoLlego(error)) }\n\nEn «paginaNoLlego», baja la marca, no toques el cursor y cuenta el error si no es CancellationError\nni URLError.cancelled. En «salio», baja también la marca.",
    ],
    porque: """
      El camino bueno bajaba la marca; los otros dos, no. Un solo fallo con 200 mensajes dejó 160 sin
      ver, porque todas las peticiones posteriores se encontraban la marca puesta. «try?» la habría
      bajado, callando el error. Una petición acaba de tres maneras y las tres necesitan una acción:
      llegó, no llegó, o salió quien la esperaba. La cancelación va aparte: no es un fallo que contar,
      pero tampoco puede dejar la lista cerrada.
      """,
    trampas: [
      Trampa(
        archivo: "IntentarSinDecir", idea: "«try?» dentro del efecto",
        prueba: "Un fallo se cuenta, y los mensajes siguen ahí"),
      Trampa(
        archivo: "SoloCatch", idea: "usar el «catch:» de «run»",
        prueba: "Una cancelación no se cuenta como fallo ni cierra la lista"),
      Trampa(
        archivo: "TodoEsFallo", idea: "contar cualquier error, también la cancelación",
        prueba: "Una cancelación no se cuenta como fallo ni cierra la lista"),
      Trampa(
        archivo: "VolverAEmpezar", idea: "tras un fallo, empezar por la primera página",
        prueba: "Tras un fallo se vuelve a pedir la misma página"),
      Trampa(
        archivo: "DarPorTerminada", idea: "tras un fallo, dar la lista por terminada",
        prueba: "Un fallo de red no deja mensajes sin ver a quien insiste"),
    ])
}
