extension Capitulo {
  static let cuerpo = Capitulo(
    numero: 3, titulo: "El cuerpo de la fila", carpeta: "03-Cuerpo", modulo: "Cuerpo",
    runtimes: ["MiniSwiftUI"], texto: "03-cuerpo-de-la-fila.md",
    katas: [
      .cuerpoFormateador, .cuerpoOrdenar, .cuerpoAplanar, .cuerpoPresentacion, .cuerpoInit,
    ])
}

extension Kata {
  fileprivate static let cuerpoFormateador = Kata(
    id: "cuerpo-formateador", numero: "3.1", titulo: "El formateador por fila",
    carpeta: "03-Cuerpo", archivo: "FormateadorPorFila", tipo: .refactorizar, minutos: 15,
    pruebas: [
      .roja("Recorrer 5 000 movimientos crea un formateador como mucho"),
      .roja("Recorrer 5 000 movimientos no lee ninguna fecha"),
      .verde("Los textos son los mismos, fila a fila"),
      .verde("Al cambiar de idioma cambian los textos"),
      .verde("Corregir una fecha cambia su texto"),
      .verde("Un movimiento nuevo aparece con su texto"),
      .verde("El instrumento sigue contando lecturas"),
    ],
    pistas: [
      "Mira «dia» en FilaDeMovimiento. ¿Cuándo se ejecuta? ¿De qué depende lo que devuelve, y cuánto de eso cambia al desplazar?",
      "Compartir el formateador arregla la mitad: cada fila que entra sigue escribiendo su fecha.\nEl texto depende del movimiento y del idioma, y de nada que ocurra en la pantalla. Puede\nestar escrito antes de que la fila exista.",
      "Extracto conoce las dos cosas y sabe cuándo cambian. Que guarde las filas ya escritas:\n\n  public var movimientos: [Movimiento] { didSet { preparar() } }\n  public var idioma: Locale { didSet { preparar() } }\n  private(set) var filas: [FilaDelExtracto] = []",
    ],
    porque: """
      Recorrer 5 000 movimientos creó 5 000 formateadores, uno por cada fila que entraba. Con un
      formateador compartido se crea uno y se siguen escribiendo 5 000 fechas mientras el dedo se
      mueve. Preparados en el modelo, los textos se escriben al cargar y cuando cambian el idioma o
      los movimientos: recorrer la lista lee 0 fechas. Guardar el texto para siempre habría dejado
      el idioma anterior en pantalla.
      """,
    trampas: [
      Trampa(
        archivo: "FormateadorCompartido", idea: "un formateador estático para todas las filas",
        prueba: "Recorrer 5 000 movimientos no lee ninguna fecha"),
      Trampa(
        archivo: "TextoParaSiempre", idea: "guardar cada texto por el id de su movimiento",
        prueba: "Al cambiar de idioma cambian los textos"),
      Trampa(
        archivo: "EstiloDeFormato", idea: "«formatted» en el body, sin formateador",
        prueba: "Recorrer 5 000 movimientos no lee ninguna fecha"),
    ])

  fileprivate static let cuerpoOrdenar = Kata(
    id: "cuerpo-ordenar", numero: "3.2", titulo: "Ordenar al dibujar",
    carpeta: "03-Cuerpo", archivo: "OrdenarAlDibujar", tipo: .refactorizar, minutos: 10,
    pruebas: [
      .roja("Cambiar la hora no vuelve a ordenar 1 000 sensores"),
      .roja("Abrir la ayuda no vuelve a ordenar 1 000 sensores"),
      .verde("Los más calientes salen arriba"),
      .verde("Un sensor nuevo entra en su sitio"),
      .verde("Una temperatura nueva cambia el orden"),
      .verde("Apagar un sensor lo quita de la tabla"),
      .verde("La hora del encabezado está al día"),
      .verde("El instrumento sigue contando lecturas"),
    ],
    pistas: [
      "«masCalientes» es una propiedad calculada. Haz la lista de todo lo que puede hacer que se evalúe el body que la lee.",
      "Que el resultado sea el mismo no evita la cuenta: una propiedad calculada se calcula cada vez que se lee, viva en la vista o en el modelo. El orden tiene que guardarse en alguna parte y rehacerse cuando cambia lo que se ordena.",
      "El modelo sabe cuándo cambian los sensores:\n\n  public var sensores: [Sensor] { didSet { ordenar() } }\n  private(set) var masCalientes: [Sensor] = []\n\nY acuérdate del init: los observadores no se ejecutan en él.",
    ],
    porque: """
      Cambiar la hora con 1 000 sensores leyó 43 962 temperaturas: dos por comparación, para llegar al
      mismo orden de antes. Llevar la cuenta a una propiedad calculada del modelo no ahorra ninguna,
      porque se hace cada vez que se lee. Guardado y rehecho en didSet, el orden se calcula cuando
      cambian los sensores, y la hora lee 0. Ordenar una vez, o al aparecer, habría dejado la tabla
      en el orden de entonces.
      """,
    trampas: [
      Trampa(
        archivo: "PropiedadCalculada", idea: "llevar la propiedad calculada al modelo",
        prueba: "Cambiar la hora no vuelve a ordenar 1 000 sensores"),
      Trampa(
        archivo: "OrdenarUnaVez", idea: "ordenar al crear el modelo",
        prueba: "Un sensor nuevo entra en su sitio"),
      Trampa(
        archivo: "OrdenarAlAparecer", idea: "ordenar en onAppear y guardarlo en un @State",
        prueba: "Una temperatura nueva cambia el orden"),
    ])

  fileprivate static let cuerpoAplanar = Kata(
    id: "cuerpo-aplanar", numero: "3.3", titulo: "Siete niveles, quince modificadores",
    carpeta: "03-Cuerpo", archivo: "AplanarLaFila", tipo: .refactorizar, minutos: 15,
    pruebas: [
      .roja("Una fila tiene seis nodos como mucho"),
      .verde("Se ven los mismos textos, en el mismo orden"),
      .verde("La etiqueta de accesibilidad dice lo mismo"),
      .verde("La fila mide lo mismo"),
      .verde("Una temperatura nueva se ve en su fila y en su etiqueta"),
    ],
    pistas: [
      "Tapa con la mano, una a una, cada línea del body de FilaDeCiudad. ¿Cuáles cambian algo de lo que se ve, se mide o se oye?",
      "Una pila con una sola vista dentro no coloca nada. Lo transparente, recortado o no, sigue siendo transparente. Y los márgenes del mismo lado se suman: uno puede hacer de varios.",
      "Quedan una pila con sus dos textos, un margen y la etiqueta. Lo que es de Text (la letra, las\ncifras fijas) se le pide al Text, y entonces no es un nodo más:\n\n  HStack(spacing: 12) { Text(…).font(.title3) … }\n    .padding(.vertical, …)\n    .accessibilityLabel(…)",
    ],
    porque: """
      Cada contenedor y cada modificador es un nodo que se crea, se mide y se coloca en cada fila que
      entra en pantalla. La fila tenía 26 y ahora tiene 6, con los mismos textos, la misma etiqueta
      y los mismos 52 puntos. Ponerle nombre al estilo con un ViewModifier aplana el código y no la
      fila: los nodos siguen ahí, y uno más. La etiqueta de accesibilidad también es un nodo, y de
      los que se quedan.
      """,
    trampas: [
      Trampa(
        archivo: "EstiloConNombre", idea: "llevar los modificadores a un ViewModifier",
        prueba: "Una fila tiene seis nodos como mucho"),
      Trampa(
        archivo: "SinEtiqueta", idea: "quitar también la etiqueta de accesibilidad",
        prueba: "La etiqueta de accesibilidad dice lo mismo"),
      Trampa(
        archivo: "SinMargen", idea: "quitar todos los márgenes", prueba: "La fila mide lo mismo"),
    ])

  fileprivate static let cuerpoPresentacion = Kata(
    id: "cuerpo-presentacion", numero: "3.4", titulo: "Lo que la fila necesita",
    carpeta: "03-Cuerpo", archivo: "LoQueLaFilaNecesita", tipo: .ajusteMinimo, minutos: 10,
    pruebas: [
      .roja("Sincronizar 1 000 pedidos no evalúa ninguna fila"),
      .roja("Escribir en las notas de un pedido no evalúa ninguna fila"),
      .verde("Cambiar el estado de un pedido evalúa su fila y ninguna otra"),
      .verde("El estado nuevo se ve"),
      .verde("El nombre corregido se ve"),
    ],
    pistas: [
      "Compara los campos que FilaDePedido recibe con los que su body lee.",
      "Una fila se vuelve a evaluar si el valor que recibe es distinto del anterior. No se compara lo que enseña, sino lo que guarda. ¿Qué guarda de más?",
      "Dale dos campos en lugar de un pedido:\n\n  FilaDePedido(cliente: pedido.cliente, estado: pedido.estado)",
    ],
    porque: """
      Una fila se evalúa si el valor que guarda es distinto del anterior. Con el pedido entero dentro,
      sincronizar 1 000 pedidos evaluó 1 000 cuerpos y redibujó 0 filas: todo ese trabajo, para
      enseñar lo mismo. Con los dos campos que enseña, 0 cuerpos. Una igualdad escrita a mano
      también los evita, hasta que alguien enseña un campo más y nadie se acuerda de compararlo: la
      fila se queda con el dato viejo.
      """,
    trampas: [
      Trampa(
        archivo: "IgualdadSinElEstado", idea: "una igualdad a mano que se olvida de un campo",
        prueba: "El estado nuevo se ve"),
      Trampa(
        archivo: "IgualdadPorId", idea: "una igualdad que solo mira el id",
        prueba: "El nombre corregido se ve"),
      Trampa(
        archivo: "ResumenConTodo", idea: "un resumen que lleva dentro el pedido entero",
        prueba: "Sincronizar 1 000 pedidos no evalúa ninguna fila"),
    ])

  fileprivate static let cuerpoInit = Kata(
    id: "cuerpo-init", numero: "3.5", titulo: "Lo caro en el init",
    carpeta: "03-Cuerpo", archivo: "LoCaroEnElInit", tipo: .ajusteMinimo, minutos: 10,
    pruebas: [
      .roja("Cambiar 1 000 veces el encabezado calcula la onda de cada audio una vez"),
      .roja("Un audio a medias sigue por donde iba al cambiar el encabezado"),
      .roja("Corregir un título se ve y no mueve el audio"),
      .verde("Avanzar un audio no avanza los demás"),
      .verde("Otra pantalla con los mismos audios empieza desde el principio"),
    ],
    pistas: [
      "Sigue a «Onda(muestras:)»: ¿quién ejecuta el init de FilaDeAudio, y cuántas veces mientras la fila es la misma?",
      "Una vista es un valor que se fabrica y se tira en cada evaluación de quien la contiene. Lo que debe durar tanto como la fila no puede ser suyo: tiene que guardarlo SwiftUI, bajo su identidad. Y ojo: dárselo ya hecho para que lo guarde es fabricarlo otra vez.",
      "@StateObject recibe la receta y no el plato: lo de dentro del paréntesis se ejecuta una vez,\nal nacer la identidad.\n\n  @StateObject private var onda: Onda\n  …\n  _onda = StateObject(wrappedValue: Onda(muestras: audio.muestras))",
    ],
    porque: """
      El init de una vista se ejecuta en cada evaluación de quien la contiene: 1 000 cambios del
      encabezado con dos audios calcularon 2 002 ondas y perdieron por dónde iba cada una. Con
      @StateObject se calcularon 2, porque guarda una receta que se ejecuta una vez, al nacer la
      identidad. @State también conserva la primera, pero recibe la onda ya hecha: se habrían
      calculado las mismas 2 002 para tirar 2 000.
      """,
    trampas: [
      Trampa(
        archivo: "EstadoConValorInicial", idea: "@State con la onda como valor inicial",
        prueba: "Cambiar 1 000 veces el encabezado calcula la onda de cada audio una vez"),
      Trampa(
        archivo: "OndaCompartida", idea: "una onda estática para todas las filas",
        prueba: "Avanzar un audio no avanza los demás"),
      Trampa(
        archivo: "AlmacenGlobal", idea: "un diccionario estático de ondas por id",
        prueba: "Otra pantalla con los mismos audios empieza desde el principio"),
    ])
}
