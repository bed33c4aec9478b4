extension Capitulo {
  static let efectos = Capitulo(
    numero: 5, titulo: "Efectos", carpeta: "05-Efectos", modulo: "Efectos",
    runtimes: ["MiniTCA"], texto: "05-efectos.md",
    katas: [
      .efectosTrabajoEnReducer, .efectosNonisolated, .efectosMilEnvios, .efectosLotes,
      .efectosCancelacion, .efectosAlPadre, .efectosError,
    ])
}

extension Kata {
  fileprivate static let efectosTrabajoEnReducer = Kata(
    id: "efectos-trabajo-en-reducer", numero: "5.1", titulo: "En el reducer se decide",
    carpeta: "05-Efectos", archivo: "EnElReducerSeDecide", tipo: .refactorizar, minutos: 15,
    pruebas: [
      .roja("Recibir 20 000 vuelos no lee ninguna hora en el actor principal"),
      .verde("Los vuelos se ven por orden de salida"),
      .verde("Al recibir otra lista se ve la de antes hasta que la nueva está"),
      .verde("De dos listas seguidas queda la última"),
      .verde("Un `TestStore` llega al mismo estado y no deja ningún efecto en marcha"),
    ],
    pistas: [
      "Mira el único «case» del Reduce. De lo que hace, ¿qué cuesta lo mismo con cien vuelos que con veinte mil, y qué no?",
      "La función que recibe el estado y la acción corre en el actor principal, entre dos fotogramas. Lo que devuelve, un Effect, puede correr fuera y volver con el trabajo hecho dentro de otra acción.",
      "Una acción nueva lleva el resultado, y el reducer solo lo guarda:\n\n  case .recibidos(let vuelos):\n    return .run { send in … await send(.ordenados(…)) }\n  case .ordenados(let vuelos):\n    state.vuelos = vuelos\n    return .none",
    ],
    porque: """
      El reducer es síncrono y vive en el actor principal: eso hace que el estado cambie en orden y
      nunca se vea a medias, y a cambio lo que escribes dentro compite con el dibujo. Ordenar 20 000
      vuelos leyó 810 024 horas entre dos fotogramas; ahora las lee el efecto, y el reducer guarda
      una lista ya hecha. Una propiedad calculada del estado no habría servido: la ejecuta quien lee
      el estado, que es la vista, otra vez en el actor principal y en cada lectura.
      """,
    trampas: [
      Trampa(
        archivo: "PropiedadCalculada", idea: "ordenar en una propiedad calculada del estado",
        prueba: "Recibir 20 000 vuelos no lee ninguna hora en el actor principal"),
      Trampa(
        archivo: "OrdenarAlVolver", idea: "pasar por un efecto y ordenar al volver",
        prueba: "Recibir 20 000 vuelos no lee ninguna hora en el actor principal"),
    ])

  fileprivate static let efectosNonisolated = Kata(
    id: "efectos-nonisolated", numero: "5.2", titulo: "`async` no basta",
    carpeta: "05-Efectos", archivo: "AsyncNoBasta", tipo: .ajusteMinimo, minutos: 10,
    pruebas: [
      .roja("Abrir el diario con 500 carreras no suma ninguna en el actor principal"),
      .roja("Las 500 se suman fuera del actor principal"),
      .verde("Cada resumen tiene los metros de su carrera, en el mismo orden"),
      .verde("El resultado llega al estado en el actor principal"),
      .verde("Mientras se suma lo dice, y después deja de decirlo"),
    ],
    pistas: [
      "Sigue la llamada: el efecto llama a «resumenes», y «resumenes» a «resumir». Este módulo se compila como un proyecto nuevo. ¿En qué actor está «resumenes», si nadie lo ha escrito?",
      "Una función «nonisolated async» no elige dónde corre: corre donde corre quien la llama. Busca en la tabla del capítulo qué declaración sale del actor principal en todas las columnas.",
      "Hay una palabra que significa «fuera, la llame quien la llame», y va donde ahora dice «nonisolated»:\n\n  @concurrent func resumir(…) async -> [Resumen]\n\nUn actor propio, con esa función dentro, también vale.",
    ],
    porque: """
      «async» dice que una función puede suspenderse, no dónde corre. Con las banderas de un
      proyecto nuevo, «ClienteDeCarreras» es del actor principal sin que nadie lo escriba, y una
      función «nonisolated async» hereda el actor de quien la llama: las 500 carreras se sumaron en
      el actor principal. «@concurrent» lo deja escrito en la declaración, como lo dejaría un actor
      propio, y ninguna bandera lo cambia. Ceder el turno o abrir un «Task {}» no cambian de actor.
      """,
    trampas: [
      Trampa(
        archivo: "TareaDentro", idea: "envolver la llamada en un «Task {}»",
        prueba: "Abrir el diario con 500 carreras no suma ninguna en el actor principal"),
      Trampa(
        archivo: "CederElTurno", idea: "ceder el turno con «Task.yield()» antes de sumar",
        prueba: "Abrir el diario con 500 carreras no suma ninguna en el actor principal"),
      Trampa(
        archivo: "SeparadaPeroAislada",
        idea: "«Task.detached» que llama a una función del actor principal",
        prueba: "Abrir el diario con 500 carreras no suma ninguna en el actor principal"),
    ])

  fileprivate static let efectosMilEnvios = Kata(
    id: "efectos-mil-envios", numero: "5.3", titulo: "Un solo envío de vuelta",
    carpeta: "05-Efectos", archivo: "UnSoloEnvio", tipo: .refactorizar, minutos: 10,
    pruebas: [
      .roja("Traer 1 000 contactos envía una acción desde el efecto"),
      .roja("Traer 1 000 contactos asigna el estado dos veces: al pedirlos y al recibirlos"),
      .roja("Traer 1 000 contactos invalida la lista una vez"),
      .verde("Se ven todos los contactos, en el orden en que llegan"),
      .verde("Un contacto que llega dos veces se ve una, con su último nombre"),
      .roja("Si la descarga se corta a medias, se sigue viendo lo que había"),
      .verde("El fallo se enseña, y una descarga buena lo quita"),
    ],
    pistas: [
      "Mira el bucle del efecto. ¿Cuántas veces pasa por «await send» si llegan mil contactos? Y mira qué le hace al estado «actualizar» antes de saber si habrá respuesta.",
      "Cada envío es una acción entera: recorre los reducers, asigna el estado y avisa a las vistas. El sitio para juntar lo que llega es el efecto, que no lo ve nadie; el estado cambia cuando ya hay algo que enseñar.",
      "Una variable dentro del efecto y una acción que lleva la lista:\n\n  var contactos: [Contacto] = []\n  for try await contacto in descargar() { contactos.append(contacto) }\n  await send(.llegaron(contactos))\n\ny en «actualizar», no vacíes la lista.",
    ],
    porque: """
      Trabajar fuera del actor principal no sirve de nada si se vuelve mil veces. Traer 1 000
      contactos eran 1 000 acciones, 1 001 asignaciones del estado y 1 000 rondas de invalidación;
      ahora es una de cada, y otra asignación al pedirlos. Juntar en el estado habría quitado las
      rondas y no las acciones, y una mezcla de mil «.send» síncronos, tampoco. Además, lo que llega
      entero se puede tirar entero: si la red se corta, se sigue viendo la lista de antes.
      """,
    trampas: [
      Trampa(
        archivo: "EsperarEnElEstado", idea: "juntar en el estado y publicar al final",
        prueba: "Traer 1 000 contactos envía una acción desde el efecto"),
      Trampa(
        archivo: "MezclaDeEnvios", idea: "volver una vez y devolver mil «.send»",
        prueba: "Traer 1 000 contactos envía una acción desde el efecto"),
      Trampa(
        archivo: "TragarElError", idea: "quedarse con lo que haya llegado y callar el error",
        prueba: "El fallo se enseña, y una descarga buena lo quita"),
    ])

  fileprivate static let efectosLotes = Kata(
    id: "efectos-lotes", numero: "5.4", titulo: "Lotes con reloj inyectado",
    carpeta: "05-Efectos", archivo: "LotesConReloj", tipo: .completar, minutos: 20,
    pruebas: [
      .roja("De 107 pulsos de golpe llegan los 107 en 100 ms"),
      .roja("Con una cinta lenta, un pulso se ve a los 100 ms"),
      .roja("La ventana la marca el reloj inyectado"),
      .roja("Un pulso cada 40 ms no alarga la ventana"),
      .verde("Cincuenta pulsos de golpe se ven sin esperar"),
      .verde("Mil pulsos de golpe son veinte envíos"),
      .verde("Sin pulsos no se envía nada"),
      .roja("Cuando la cinta se apaga llega lo que queda y no sigue nada en marcha"),
      .verde("Salir y volver no repite ningún pulso ni envía nada fuera"),
    ],
    pistas: [
      "Hay una sola razón para enviar, y está dentro del «if». ¿Qué pasa con el pulso 51 si el siguiente tarda un minuto, o si no llega?",
      "Hacen falta dos razones más: que pase el tiempo y que la cinta se acabe. El bucle solo avanza cuando llega algo, así que el paso del tiempo también tiene que llegarle como algo. El reloj ya está inyectado: «reloj.timer(interval:)» es un flujo.",
      "Dos tareas hijas meten en un mismo AsyncStream los pulsos y las ventanas, y un solo bucle junta y envía:\n\n  async let _: Void = { for await pulso in cinta() { entrada.yield(.pulso(pulso)) }; entrada.finish() }()\n  async let _: Void = { for await _ in reloj.timer(interval: …) { entrada.yield(.ventana) } }()\n  for await suceso in sucesos { … }\n\nAl salir del bucle, envía lo que quede. No envíes lotes vacíos.",
    ],
    porque: """
      Agrupar por cantidad solo funciona mientras la fuente no para: de 107 pulsos se perdían 7, y
      con una cinta lenta no se veía ninguno. Un lote se cierra por tres razones: está lleno, ha
      pasado la ventana o se ha acabado el flujo. La ventana la marca un reloj inyectado y la prueba
      la adelanta sin esperar tiempo real. Reiniciarla con cada pulso la convierte en un «debounce»:
      mientras la cinta no calle, no enseña nada.
      """,
    trampas: [
      Trampa(
        archivo: "EsperaReal", idea: "«Task.sleep» en lugar del reloj inyectado",
        prueba: "La ventana la marca el reloj inyectado"),
      Trampa(
        archivo: "VentanaQueSeReinicia", idea: "volver a empezar la espera con cada pulso",
        prueba: "Un pulso cada 40 ms no alarga la ventana"),
      Trampa(
        archivo: "EnviarAunqueNoHaya", idea: "enviar en cada ventana, haya pulsos o no",
        prueba: "Sin pulsos no se envía nada"),
    ])
}
