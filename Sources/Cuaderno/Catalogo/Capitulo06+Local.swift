extension Kata {
  static let paginacionLocal = Kata(
    id: "paginacion-local", numero: "6.8", titulo: "La tabla entera para veinte filas",
    carpeta: "06-Paginacion", archivo: "TablaEntera", tipo: .refactorizar, minutos: 20,
    pruebas: [
      .roja("Abrir un diario de 100 000 lecturas recorre las de una página y no ordena nada"),
      .roja("La página 4 500 cuesta lo mismo que la 2"),
      .roja("Con 20 000 lecturas en el mismo segundo, pasar de página cuesta lo mismo"),
      .verde("Página a página sale cada lectura una vez y en orden, también las del mismo segundo"),
      .verde("Al llegar una lectura nueva, la página siguiente ni repite ni se salta"),
      .roja("En memoria hay tres páginas como mucho"),
    ],
    pistas: [
      "La primera prueba enseña el plan de SQLite: «SCAN» es recorrer la tabla entera. ¿Qué parte del trabajo de «init» podría hacer la base de datos, si supiera en qué orden se van a leer las filas?",
      "Un índice en el orden de la lista tiene las veinte primeras juntas. Para las veinte siguientes no hace falta saltar: pide las que van después de la última vista, comparando las dos columnas del orden a la vez, porque muchas lecturas comparten segundo.",
      "Tabla sin «PRIMARY KEY» en id (sería el rowid con otro nombre, y como desempate sale caro):\n\n  CREATE TABLE lecturas (id INTEGER NOT NULL, creada INTEGER NOT NULL);\n  CREATE UNIQUE INDEX orden ON lecturas (creada DESC, id DESC);\n\nConsulta, con la última lectura como marca, y «Array(….suffix(60))» para soltar páginas:\n\n  SELECT id, creada FROM lecturas WHERE (creada, id) < (?, ?)\n  ORDER BY creada DESC, id DESC LIMIT 20",
    ],
    porque: """
      Para enseñar veinte lecturas, SQLite dio 100 000. Con un índice en el orden de la lista y «LIMIT»
      dio 20 y no ordenó nada; y con la última lectura como marca, la página 4 500 cuesta lo mismo que
      la 2, porque el índice lleva derecho a ella: el plan dice SEARCH y no SCAN. «OFFSET» da las mismas
      filas contando las que salta. El desempate tiene que ser columna del índice: con el alias del
      rowid, SQLite recorre los empates uno a uno.
      """,
    trampas: [
      Trampa(
        archivo: "Desplazamiento", idea: "saltar con «OFFSET»",
        prueba: "La página 4 500 cuesta lo mismo que la 2"),
      Trampa(
        archivo: "SoloLaFecha", idea: "usar solo la fecha como marca",
        prueba:
          "Página a página sale cada lectura una vez y en orden, también las del mismo segundo"),
      Trampa(
        archivo: "AliasDelRowid", idea: "desempatar con un «INTEGER PRIMARY KEY»",
        prueba: "Con 20 000 lecturas en el mismo segundo, pasar de página cuesta lo mismo"),
      Trampa(
        archivo: "SinIndice", idea: "pedir veinte sin índice",
        prueba: "Abrir un diario de 100 000 lecturas recorre las de una página y no ordena nada"),
      Trampa(
        archivo: "TodoEnMemoria", idea: "paginar bien y no soltar nada",
        prueba: "En memoria hay tres páginas como mucho"),
    ])
}
