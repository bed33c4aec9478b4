extension Kata {
  static let igualdadRevision = Kata(
    id: "igualdad-revision", numero: "4.4", titulo: "Comparar en un paso",
    carpeta: "04-Igualdad", archivo: "CompararEnUnPaso", tipo: .refactorizar, minutos: 15,
    pruebas: [
      .roja("Un minuto más con 50 000 vuelos compara, como mucho, uno"),
      .verde("La hora de la cabecera avanza y el panel se queda como estaba"),
      .verde("Una puerta nueva se ve, y si vuelve a ser la de antes, también"),
      .verde("Un vuelo que sale se va del panel"),
      .verde("Un vuelo que se anuncia aparece el último"),
    ],
    pistas: [
      "Mira qué es «panel» y cuándo existe. Después de cada acción, el store lo lee y lo compara con el de antes: ¿de dónde sale cada vez?",
      "Comparar dos arrays que son el mismo almacenamiento cuesta un paso; comparar dos iguales que no\nlo comparten, uno por elemento. Algo que se calcula en cada lectura nunca comparte nada.\nGuárdalo, y vuelve a calcularlo solo cuando cambie aquello de lo que sale.",
      "Todos los caminos que cambian un vuelo pasan por «vuelos»:\n\n  var vuelos: IdentifiedArrayOf<Vuelo> { didSet { panel = … } }\n  private(set) var panel: [Vuelo]",
    ],
    porque: """
      «panel» se calculaba en cada lectura, así que cada acción producía 50 000 vuelos nuevos,
      idénticos y en otra memoria: el peor caso de «==», una vez por minuto. Guardado, una acción
      ajena deja el mismo almacenamiento y comparar es comprobar que lo es: 0 vuelos. Un número de
      revisión también sirve, pero hay que subirlo en todos los caminos, y el que se olvida no se
      ve. Aquí el didSet no deja ninguno fuera.
      """,
    trampas: [
      Trampa(
        archivo: "RevisionOlvidada", idea: "un número de revisión que no sube en todos los caminos",
        prueba: "Un vuelo que sale se va del panel"),
      Trampa(
        archivo: "CompararCuantos", idea: "comparar solo cuántos vuelos hay",
        prueba: "Una puerta nueva se ve, y si vuelve a ser la de antes, también"),
      Trampa(
        archivo: "GuardadoSinRehacer",
        idea: "guardar el panel y rehacerlo a mano, menos en un sitio",
        prueba: "Una puerta nueva se ve, y si vuelve a ser la de antes, también"),
    ])

  static let igualdadAsignarIgual = Kata(
    id: "igualdad-asignar-igual", numero: "4.5", titulo: "Asignar lo mismo",
    carpeta: "04-Igualdad", archivo: "AsignarLoMismo", tipo: .ajusteMinimo, minutos: 10,
    pruebas: [
      .roja("Refrescar sin novedades no notifica a nadie"),
      .roja("Una novedad notifica una sola vez"),
      .roja("Refrescar sin novedades 1 000 incidencias no vuelve a leer ningún identificador"),
      .verde("Se ve lo pendiente, de más a menos prioridad"),
      .verde("Un título corregido se ve, y la incidencia asumida lo sigue estando"),
      .verde("Una incidencia que se resuelve se va del tablón"),
    ],
    pistas: [
      "Cuenta las escrituras de «refrescar» sobre «pendientes». ¿Cuántas son asignaciones y cuántas cambian el array en su sitio?",
      "@Observable compara al asignar y calla si el valor es igual, pero solo si sabe compararlo. En\nuna escritura en el sitio no compara nada: entra quien escribe, y notifica. Prepara el\nresultado aparte y haz que se pueda comparar.",
      "Incidencia: Equatable, y una sola asignación:\n\n  pendientes = descargadas.filter { … }.sorted { … }",
    ],
    porque: """
      Tres escrituras, tres notificaciones, aunque llegara lo mismo: asignar un array cuyos elementos
      no son Equatable notifica siempre, y removeAll y sort escriben en el sitio, donde no se compara
      nada. Preparado aparte y asignado una vez, con Incidencia Equatable, un refresco sin novedades
      notifica 0 veces y uno con ellas, 1. Y sin notificación la lista no vuelve a leer sus
      identificadores. Comparar solo los ids habría callado también las correcciones.
      """,
    trampas: [
      Trampa(
        archivo: "SoloEquatable",
        idea: "hacer Equatable el elemento y seguir escribiendo en el sitio",
        prueba: "Refrescar sin novedades no notifica a nadie"),
      Trampa(
        archivo: "PrepararSinComparar", idea: "preparar aparte un array que no se sabe comparar",
        prueba: "Refrescar sin novedades no notifica a nadie"),
      Trampa(
        archivo: "CompararIds", idea: "no asignar si los ids son los mismos",
        prueba: "Un título corregido se ve, y la incidencia asumida lo sigue estando"),
      Trampa(
        archivo: "SinObservar", idea: "dejar de observar la lista",
        prueba: "Se ve lo pendiente, de más a menos prioridad"),
    ])
}
