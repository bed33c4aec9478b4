extension Capitulo {
  static let medicion = Capitulo(
    numero: 8, titulo: "Medición", carpeta: "08-Medicion", modulo: "Medir",
    runtimes: ["MiniSwiftUI"], texto: "08-medicion.md",
    katas: [
      .medicionPresupuesto, .medicionRegistro, .medicionContar, .medicionRegresion, .medicionOrden,
      .medicionCrecimiento,
    ])
}

extension Kata {
  fileprivate static let medicionPresupuesto = Kata(
    id: "medicion-presupuesto", numero: "8.1", titulo: "El presupuesto y el peor caso",
    carpeta: "08-Medicion", archivo: "PresupuestoYPeorCaso", tipo: .refactorizar, minutos: 15,
    pruebas: [
      .roja("Se ven los 20 fotogramas que llegan tarde entre 1 000"),
      .roja("El trabajo que se enseña es el del peor fotograma"),
      .roja("La razón se calcula sobre el tiempo animando, no sobre lo que duró la grabación"),
      .roja("A 120 Hz el mismo trabajo llega más tarde"),
      .roja("Se dice qué opina cada una de las dos escalas de Apple, por su nombre"),
      .verde("Una grabación sin tirones no tiene ninguno"),
    ],
    pistas: [
      "El informe calcula una media y todo lo demás sale de ella. ¿Cuánto puede tardar un fotograma sin que la media lo note?",
      "Calcula el retraso de cada fotograma por separado. La razón es la suma de los retrasos entre el tiempo en que algo se movía: la grabación trae sus tramos animados.",
      "Un retraso por fotograma, y de ahí todo:\n\n  let retrasos = grabacion.fotogramas.map { presupuesto.retraso(de: $0.trabajo) }\n\nRazonDeMicrocortes y EscalaDeMicrocortes.allCases hacen el resto.",
    ],
    porque: """
      De 1 000 fotogramas, 20 llegan dos plazos tarde y la media no se entera: 4.72 ms. Lo que se
      percibe es el peor, y la cuenta que lo resume son 667 ms perdidos en 16.7 s de animación: 40
      ms/s, crítico en las dos escalas de Apple. Dividir entre la grabación entera daría 20, y con
      grabar más rato en reposo, lo que se quiera.
      """,
    trampas: [
      Trampa(
        archivo: "EntreLoQueDuro", idea: "dividir entre lo que duró la grabación",
        prueba: "La razón se calcula sobre el tiempo animando, no sobre lo que duró la grabación"),
      Trampa(
        archivo: "ExcesoYNoPlazos", idea: "contar el exceso sobre el plazo",
        prueba: "La razón se calcula sobre el tiempo animando, no sobre lo que duró la grabación"),
    ])

  fileprivate static let medicionRegistro = Kata(
    id: "medicion-registro", numero: "8.2", titulo: "Leer el registro de cambios",
    carpeta: "08-Medicion", archivo: "LeerElRegistro", tipo: .completar, minutos: 15,
    pruebas: [
      .roja("De una sesión de 50 filas se leen 101 líneas, 100 de ellas por identidad nueva"),
      .roja("Se señala la primera identidad nueva después de una acción"),
      .roja("Una propiedad dinámica se nombra"),
      .roja("Se entienden los tipos anidados, las dependencias y las líneas sin cambios"),
      .roja("Lo que la app imprime por su cuenta se ignora, aunque se parezca"),
    ],
    pistas: [
      "Compara dos líneas de verdad: «Fila: @self, @identity, _marcada changed.» y «Fila: _marcada changed.». ¿Qué parte de cada una te interesa?",
      "La forma es fija: el tipo, dos puntos, las causas separadas por comas y «changed.»; o «unchanged.». Lo que no la tenga entera no es del registro. Y una identidad nueva solo es noticia después de la primera acción.",
      "Una expresión regular que exija la línea completa:\n\n  linea.wholeMatch(of: /([\\w.<>, ]+): (?:unchanged|(.+) changed)\\./)\n\nY un booleano que recuerde si ya pasó una línea «## ».",
    ],
    porque: """
      «300 líneas» no dice nada; «la quinta es @identity y llegó al cambiar el id de las filas» dice dónde
      mirar. En la sesión de 50 filas, 50 de las 101 líneas son el primer dibujo, donde toda vista es
      nueva, una es el toque y 50 son filas recreadas: esas 50 son el problema, y la primera basta para
      encontrarlo.
      """,
    trampas: [
      Trampa(
        archivo: "BuscarLaPalabra", idea: "aceptar toda línea que diga «changed»",
        prueba: "Lo que la app imprime por su cuenta se ignora, aunque se parezca"),
      Trampa(
        archivo: "LaPrimeraDelRegistro", idea: "la primera @identity, aunque sea del primer dibujo",
        prueba: "Se señala la primera identidad nueva después de una acción"),
    ])

  fileprivate static let medicionContar = Kata(
    id: "medicion-contar", numero: "8.3", titulo: "Contar antes que cronometrar",
    carpeta: "08-Medicion", archivo: "ContarAntesQueCronometrar", tipo: .refactorizar, minutos: 15,
    pruebas: [
      .roja("Comparar 1 000 veces una versión consigo misma no anuncia ningún cambio"),
      .roja("Tardar la mitad sin mover ningún contador es ruido"),
      .roja("Un contador que baja es una mejora, tarde lo que tarde"),
      .roja("Un contador nuevo que antes era cero es un empeoramiento"),
      .roja("Si unos bajan y otros suben, se dicen los dos aunque la suma sea la misma"),
    ],
    pistas: [
      "Mira qué campo de Muestra se usa para decidir y cuál no se usa para nada.",
      "El tiempo lo ponen el código y el equipo; las cuentas, solo el código. Compara las cuentas una a una, también las que solo están en una de las dos muestras.",
      "Junta los nombres de las dos, quédate con los que cambian y decide según haya bajadas, subidas, las dos cosas o ninguna:\n\n  switch (bajan, suben) { … }",
    ],
    porque: """
      Una versión comparada consigo misma 1 000 veces, con tiempos que oscilan un 20 %, anunció cientos
      de «mejoras» y «empeoramientos». Con cuentas, ninguna: sin trabajo distinto no hay cambio. Un
      umbral mayor solo retrasa la mentira, y sumar las cuentas esconde que se cambió un trabajo por
      otro.
      """,
    trampas: [
      Trampa(
        archivo: "UmbralMayor", idea: "un umbral de tiempo más alto",
        prueba: "Comparar 1 000 veces una versión consigo misma no anuncia ningún cambio"),
      Trampa(
        archivo: "SumarLasCuentas", idea: "comparar la suma de las cuentas",
        prueba: "Si unos bajan y otros suben, se dicen los dos aunque la suma sea la misma"),
    ])

  fileprivate static let medicionRegresion = Kata(
    id: "medicion-regresion", numero: "8.4", titulo: "Rendimiento en cada integración",
    carpeta: "08-Medicion", archivo: "RendimientoEnCadaIntegracion", tipo: .refactorizar,
    minutos: 15,
    pruebas: [
      .roja("Un servidor diez veces más lento no hace fallar nada"),
      .roja("Un 5 % más de trabajo se admite; un 6 %, no, y se dice qué, cuánto y el máximo"),
      .roja("De 1 000 cuentas que empeoran un 6 % se señalan las 1 000"),
      .roja("Empeorar un 4 % en cada integración se detiene en la segunda"),
      .roja("La línea base solo cambia cuando se pide"),
      .roja("Sin línea base, o con una que no se entiende, falla y no inventa otra"),
      .roja("Una cuenta que no está en la línea base, o que deja de contarse, se dice"),
    ],
    pistas: [
      "«comprobar» escribe el archivo siempre y no lo lee nunca. ¿Con qué compara entonces?",
      "Separa las dos intenciones: con «actualizar» se escribe y no se juzga; sin él se juzga y no se escribe. Lo que se juzga son las cuentas, cada una contra la suya.",
      "Lee la línea base como [String: Int] y, por cada cuenta, máximo = base × 1.05. Tres avisos más: no hay archivo, sobra una cuenta, falta una cuenta.",
    ],
    porque: """
      Un límite en milisegundos falla con el servidor cargado y aprueba con uno nuevo. Contando, 500 ms
      con el mismo trabajo pasan y un 6 % más de trabajo, no. Y como la línea base no se mueve sola,
      empeorar un 4 % cada vez se detiene en la segunda integración: con la que se pone al día sola,
      diez integraciones habrían colado un 48 %.
      """,
    trampas: [
      Trampa(
        archivo: "MargenAncho", idea: "un margen del 50 %",
        prueba: "Un 5 % más de trabajo se admite; un 6 %, no, y se dice qué, cuánto y el máximo"),
      Trampa(
        archivo: "BaseQueSeMueve", idea: "si pasa, actualizar la línea base",
        prueba: "Empeorar un 4 % en cada integración se detiene en la segunda"),
    ])

  fileprivate static let medicionOrden = Kata(
    id: "medicion-orden", numero: "8.5", titulo: "El orden aburrido",
    carpeta: "08-Medicion", archivo: "ElOrdenAburrido", tipo: .refactorizar, minutos: 20,
    pruebas: [
      .roja(
        "Primero se quita trabajo: 2 000 lecturas de 50 sensores, como mucho 1 000 comparaciones"),
      .roja("Después se agrupa: una entrega, un aviso a la pantalla"),
      .roja("Al final se mueve: ninguna comparación en el actor principal"),
      .verde("Queda la última lectura de cada sensor, de menor a mayor, entrega tras entrega"),
      .verde("Dos entregas a la vez no se pisan"),
    ],
    pistas: [
      "De las 2 000 lecturas de una entrega, ¿cuántas acaban en pantalla? ¿Cuántas veces se ordena para llegar a ellas?",
      "Por este orden: quita trabajo (de cada sensor solo importa la última), agrúpalo (una asignación por entrega) y muévelo fuera del actor principal. Al moverlo, piensa qué pasa si llega otra entrega mientras tanto.",
      "Un conjunto de sensores ya vistos, recorriendo desde la última, y un solo «sorted()», en una función @concurrent nonisolated static. Guarda las lecturas que lleguen mientras tanto en «pendientes» y da otra vuelta si las hay.",
    ],
    porque: """
      El algoritmo era lo de menos. Quedarse con la última de cada sensor deja 50 valores que ordenar
      una vez: unos cientos de comparaciones en lugar de más de cien mil. Una asignación por entrega quita 1 999 avisos. Y lo
      que queda sale del actor principal: 0 comparaciones en él. La búsqueda binaria, sola, seguía en
      rojo: menos comparaciones, los mismos 2 000 avisos, todas en el mismo sitio.
      """,
    trampas: [
      Trampa(
        archivo: "MejorAlgoritmo", idea: "insertar con búsqueda binaria",
        prueba: "Después se agrupa: una entrega, un aviso a la pantalla"),
      Trampa(
        archivo: "SoloMoverlo", idea: "el mismo trabajo fuera del actor principal",
        prueba:
          "Primero se quita trabajo: 2 000 lecturas de 50 sensores, como mucho 1 000 comparaciones"),
      Trampa(
        archivo: "PisarLaOtraEntrega", idea: "moverlo sin contar con la reentrada",
        prueba: "Dos entregas a la vez no se pisan"),
    ])

  fileprivate static let medicionCrecimiento = Kata(
    id: "medicion-crecimiento", numero: "8.6", titulo: "Cómo crece",
    carpeta: "08-Medicion", archivo: "ComoCrece", tipo: .ajusteMinimo, minutos: 10,
    pruebas: [
      .roja("El trabajo crece como los datos: exponente 1.1 o menos con cinco tamaños"),
      .roja("Tampoco crece más deprisa a tamaños que nadie anunció"),
      .verde("No quedan repetidos, se conserva el orden y gana la primera aparición"),
      .verde("Unir listas vacías da una lista vacía"),
    ],
    pistas: [
      "«swift run workbook medir 8.6» enseña los pasos a cuatro tamaños. Cuando los contactos se multiplican por diez, ¿por cuánto se multiplican los pasos?",
      "«contains» en una lista mira uno a uno. Dentro de un bucle, eso es n veces n. Hace falta algo que responda «¿ya estaba?» sin recorrer nada, y que no sea quien decide el orden.",
      "Un Set al lado de la lista: «insert» devuelve si era nuevo.\n\n  filter { vistos.insert($0).inserted }",
    ],
    porque: """
      Con «contains» en una lista, 100 contactos son unos 5 000 pasos y 50 000 son más de mil millones:
      exponente 2. Con un conjunto son pocos por contacto a cualquier tamaño: exponente 1. El conjunto
      solo responde si ya estaba; el orden lo sigue poniendo la lista, y por eso devolver el conjunto
      tal cual no vale.
      """,
    trampas: [
      Trampa(
        archivo: "SoloLosTamanosDePrueba", idea: "un camino rápido para los tamaños de la prueba",
        prueba: "Tampoco crece más deprisa a tamaños que nadie anunció"),
      Trampa(
        archivo: "ConjuntoSinOrden", idea: "devolver el conjunto",
        prueba: "No quedan repetidos, se conserva el orden y gana la primera aparición"),
    ])
}
