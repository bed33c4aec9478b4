/// Las katas del capítulo 5 que tratan de cuánto vive un efecto y de cómo acaba.
extension Kata {
  static let efectosCancelacion = Kata(
    id: "efectos-cancelacion", numero: "5.5", titulo: "El productor que nadie apaga",
    carpeta: "05-Efectos", archivo: "ProductorSinApagar", tipo: .ajusteMinimo, minutos: 10,
    pruebas: [
      .roja("Entrar y salir diez veces no deja ningún productor"),
      .roja("Nunca hay más de un productor a la vez"),
      .roja("Con la pantalla cerrada, un precio nuevo no envía nada"),
      .roja("Aparecer dos veces seguidas deja un productor"),
      .verde("El precio se ve al llegar, y también al volver a entrar"),
    ],
    pistas: [
      "Mira qué devuelve «desaparecio». ¿Quién podría parar el bucle que empezó en «aparecio»?",
      "Un efecto que no acaba solo tiene que tener un nombre para que otro lo pare. Y si la vista aparece dos veces, el efecto nuevo tiene que sustituir al viejo en lugar de sumarse.",
      "Un «enum» de un caso sirve de nombre; en este módulo tiene que ser «nonisolated», o su conformidad a Hashable será del actor principal y no valdrá:\n\n  nonisolated enum CancelID { case precios }\n  return .run { … }.cancellable(id: CancelID.precios, cancelInFlight: true)\n  return .cancel(id: CancelID.precios)",
    ],
    porque: """
      Cerrar una pantalla no acaba los efectos que empezó. Diez visitas dejaron 10 productores
      vivos, y cada precio nuevo enviaba 10 acciones que nadie veía: un coste que sube un escalón
      por visita y que ningún cambio en el reducer explica. Con un id y «cancelInFlight» hay como
      mucho uno, y ninguno al salir. Una bandera que ignora los precios esconde el síntoma: los
      productores siguen ahí y siguen enviando.
      """,
    trampas: [
      Trampa(
        archivo: "BanderaQueIgnora", idea: "ignorar los precios con una bandera",
        prueba: "Entrar y salir diez veces no deja ningún productor"),
      Trampa(
        archivo: "UnoParaSiempre", idea: "empezar una vez y no parar nunca",
        prueba: "Con la pantalla cerrada, un precio nuevo no envía nada"),
      Trampa(
        archivo: "OtroIdCadaVez", idea: "un id recién fabricado en cada acción",
        prueba: "Entrar y salir diez veces no deja ningún productor"),
    ])

  static let efectosAlPadre = Kata(
    id: "efectos-al-padre", numero: "5.6", titulo: "El efecto común sube",
    carpeta: "05-Efectos", archivo: "ElEfectoSube", tipo: .refactorizar, minutos: 15,
    pruebas: [
      .roja("Mil temporizadores tienen un efecto vivo"),
      .roja("Cada segundo llega una acción, haya los temporizadores que haya"),
      .verde("Cada temporizador resta un segundo por segundo y se para en cero"),
      .verde("Uno quitado se para, y los demás siguen"),
      .verde("Uno añadido con la cocina abierta también resta"),
      .verde("Dar uno por listo lo pone a cero y no toca los demás"),
      .verde("Entrar dos veces no corre el doble"),
      .verde("Al salir no queda ningún efecto y nada resta"),
    ],
    pistas: [
      "Mira quién espera al reloj, y cuántos esperan. ¿Esperan algo distinto unos de otros?",
      "Lo que es igual para todas las filas no es de ninguna: es de quien las tiene. La cocina puede esperar el segundo una vez y restar a todos en una sola acción. Lo que es de una fila, como darla por lista, se queda en la fila.",
      "En Cocina, un efecto con id y una acción que recorre las filas:\n\n  case .aparecio:\n    return .run { … await send(.tic) }.cancellable(id: CancelID.tic, cancelInFlight: true)\n  case .tic:\n    for id in state.temporizadores.ids { state.temporizadores[id: id]?… }\n\n«anadir» y «quitar» ya no tienen que empezar ni parar nada.",
    ],
    porque: """
      Lo que cuesta sostener efectos depende de cuántos hay vivos y de cuánto envían. Mil
      temporizadores eran 1 000 efectos esperando el mismo segundo y 1 000 acciones al cumplirse;
      con el efecto en la cocina es uno, y una acción. Las filas añadidas o quitadas salen gratis,
      porque el tic recorre las que haya. Un solo reloj que reparte mil acciones no habría bastado:
      cada una recorre el árbol de reducers.
      """,
    trampas: [
      Trampa(
        archivo: "UnRelojMilAcciones", idea: "un efecto que reparte una acción a cada fila",
        prueba: "Cada segundo llega una acción, haya los temporizadores que haya"),
      Trampa(
        archivo: "NadieLoPara", idea: "subir el efecto y olvidar pararlo",
        prueba: "Al salir no queda ningún efecto y nada resta"),
      Trampa(
        archivo: "SoloLosPrimeros", idea: "capturar los ids que había al empezar",
        prueba: "Uno añadido con la cocina abierta también resta"),
    ])

  static let efectosError = Kata(
    id: "efectos-error", numero: "5.7", titulo: "El error que nadie recoge",
    carpeta: "05-Efectos", archivo: "ErrorSinRecoger", tipo: .completar, minutos: 15,
    pruebas: [
      .roja("Tras un fallo el indicador se para"),
      .roja("Tras un fallo se explica y se sigue viendo lo que había"),
      .roja("Los cinco intentos llegan al servidor y el último carga"),
      .roja("Tras cancelar el indicador se para y no hay ningún aviso"),
      .roja("Tras cancelar se puede volver a cargar"),
      .verde("Si no falla nada se ven las recetas, sin indicador ni aviso"),
      .verde("Pedir dos veces seguidas es una petición"),
    ],
    pistas: [
      "Busca dónde se levanta «cargando» y dónde se baja. ¿Por cuántos caminos puede acabar el efecto sin pasar por ahí?",
      "Un efecto acaba de tres maneras: bien, con un error o cancelado. Del error te avisa el parámetro «catch» de «.run». De la cancelación no te avisa nadie, porque los envíos de un efecto cancelado no hacen nada: quien la pide ya lo sabe.",
      "Dos cambios. En el efecto, una acción para el fallo:\n\n  } catch: { _, send in await send(.fallo) }\n\nY en «cancelar», bajar el indicador antes de devolver «.cancel(id:)».",
    ],
    porque: """
      Un «.run» que lanza no envía nada: se avisa por la consola y el estado se queda como estaba,
      con el indicador levantado. Y como el reducer no pide con el indicador levantado, de cinco
      intentos llegaba al servidor uno. Cancelar deja el mismo hueco por otro camino, y ahí «catch»
      no entra ni sirve enviar al final: un efecto cancelado ya no puede enviar. El que cancela es
      quien lo sabe, y es quien deja el estado en orden.
      """,
    trampas: [
      Trampa(
        archivo: "SoloElCatch", idea: "recoger el error y olvidar la cancelación",
        prueba: "Tras cancelar el indicador se para y no hay ningún aviso"),
      Trampa(
        archivo: "EnviarAlFinal", idea: "enviar siempre al final del efecto, acabe como acabe",
        prueba: "Tras cancelar el indicador se para y no hay ningún aviso"),
      Trampa(
        archivo: "ListaVaciaPorError", idea: "«try?» y una lista vacía",
        prueba: "Tras un fallo se explica y se sigue viendo lo que había"),
    ])
}
