extension Capitulo {
  static let observacion = Capitulo(
    numero: 2, titulo: "Observación", carpeta: "02-Observacion", modulo: "Observacion",
    runtimes: ["MiniSwiftUI", "MiniTCA"], texto: "02-observacion.md",
    katas: [
      .observacionPublicaDeMas, .observacionPorPropiedad, .observacionArrayDeStructs,
      .observacionPadreCurioso, .observacionMutacionDirigida, .observacionProyeccion,
      .observacionClosure,
    ])
}

extension Kata {
  fileprivate static let observacionPublicaDeMas = Kata(
    id: "observacion-publica-de-mas", numero: "2.1", titulo: "El objeto que publica de más",
    carpeta: "02-Observacion", archivo: "PublicaDeMas", tipo: .ajusteMinimo, minutos: 10,
    pruebas: [
      .roja("Elegir otra entre 500 recetas evalúa dos filas: la que lo era y la que lo es"),
      .roja("Corregir un título entre 500 recetas evalúa esa fila y ninguna más"),
      .verde("La receta elegida se distingue por el fondo, y las demás no"),
      .verde("El título corregido se ve"),
      .verde("Una receta nueva aparece al final, y elegirla la marca a ella"),
    ],
    pistas: [
      "Mira FilaDeReceta. ¿Qué cosas de las que puede publicar el recetario le cambian el aspecto, y de cuáles se entera?",
      "Quien lleva «@ObservedObject» se evalúa con cada aviso del objeto, lea lo que lea. La lista\nya está suscrita: puede darle a cada fila valores hechos, y una fila que recibe los mismos\nvalores que antes no se evalúa.",
      "Que la fila reciba la receta y un Bool. El botón puede seguir usando el objeto, sin observarlo:\n\n  let receta: Receta\n  let estaElegida: Bool\n  let recetario: Recetario",
    ],
    porque: """
      «@ObservedObject» suscribe a todo lo que el objeto publique: con 500 filas suscritas, elegir
      una receta evaluaba 500 cuerpos para cambiar el fondo de dos. Ahora solo la lista está
      suscrita; vuelve a repartir valores, y se evalúan las 2 filas que reciben uno distinto. El
      objeto sigue en la fila para que el botón actúe: tener una referencia no es observarla. Y
      «@Observable» sin más no habría bastado, porque las 500 filas leían cuál es la elegida.
      """,
    trampas: [
      Trampa(
        archivo: "IgualdadPorId", idea: "un «==» que solo mira el id y si está elegida",
        prueba: "El título corregido se ve"),
      Trampa(
        archivo: "EquatableConElObjeto", idea: "«.equatable()» sin soltar el objeto",
        prueba: "Elegir otra entre 500 recetas evalúa dos filas: la que lo era y la que lo es"),
      Trampa(
        archivo: "SinPublicar", idea: "quitar «@Published»",
        prueba: "La receta elegida se distingue por el fondo, y las demás no"),
      Trampa(
        archivo: "ObservableSinMas", idea: "pasar a «@Observable» y leer la elegida en cada fila",
        prueba: "Elegir otra entre 500 recetas evalúa dos filas: la que lo era y la que lo es"),
    ])

  fileprivate static let observacionPorPropiedad = Kata(
    id: "observacion-por-propiedad", numero: "2.2", titulo: "De ObservableObject a @Observable",
    carpeta: "02-Observacion", archivo: "ObservarPorPropiedad", tipo: .refactorizar, minutos: 10,
    pruebas: [
      .roja("Cambiar la cobertura, que nadie lee, no evalúa ningún cuerpo"),
      .roja("Cambiar la batería evalúa el cuerpo de su indicador y ninguno más"),
      .roja("Volver a asignar la misma batería no evalúa ningún cuerpo"),
      .verde("La batería y los minutos se ven al día"),
      .verde("Cambiar de unidad pone al día todas las filas"),
      .verde("Un sensor nuevo aparece, y uno que se quita desaparece"),
      .verde("Dos pantallas de la misma estación enseñan lo mismo"),
    ],
    pistas: [
      "Cuenta cuántas vistas llevan «@ObservedObject» y cuántas propiedades lee cada una en su body. La cobertura no la lee nadie: ¿quién se entera de que cambia?",
      "Hay dos maneras de avisar. «ObservableObject» dice «voy a cambiar» y no dice qué. La macro\n«@Observable» apunta qué propiedad leyó cada body, y solo despierta a quien leyó la que\ncambia.",
      "En el modelo cambia la conformidad por la macro y quita «@Published»; en las vistas, el envoltorio sobra:\n\n  @Observable @MainActor public final class Estacion {\n  let estacion: Estacion",
    ],
    porque: """
      «objectWillChange» no dice qué cambia, así que se evaluaban los 503 cuerpos que sostenían la
      estación, también con la cobertura, que nadie lee. Con «@Observable», cada body queda apuntado
      a lo que leyó: la cobertura evalúa 0 cuerpos y la batería, 1. Además compara: asignar la misma
      batería no avisa. Sumarle cero sí, porque escribir en el sitio no deja valor con el que
      comparar. La estación sigue siendo una clase: hay una, y se comparte.
      """,
    trampas: [
      Trampa(
        archivo: "IgnorarLaBateria", idea: "«@ObservationIgnored» en algo que se enseña",
        prueba: "La batería y los minutos se ven al día"),
      Trampa(
        archivo: "SoloLaQueNadieLee", idea: "quitar «@Published» de la propiedad que nadie lee",
        prueba: "Cambiar la batería evalúa el cuerpo de su indicador y ninguno más"),
      Trampa(
        archivo: "LeerEnLaPantalla", idea: "«@Observable», con las lecturas en el padre",
        prueba: "Cambiar la batería evalúa el cuerpo de su indicador y ninguno más"),
    ])

  fileprivate static let observacionArrayDeStructs = Kata(
    id: "observacion-array-de-structs", numero: "2.3",
    titulo: "El array entero es una dependencia",
    carpeta: "02-Observacion", archivo: "ArrayDeEstructuras", tipo: .refactorizar, minutos: 15,
    pruebas: [
      .roja("Un gol tocado en su fila, entre 500 partidos, evalúa esa fila y ninguna más"),
      .roja("Un gol que llega del servidor, entre 500 partidos, evalúa su fila y ninguna más"),
      .verde("Los goles se ven en su fila y en ninguna otra"),
      .verde("El marcador sigue la cuenta cuando los partidos cambian de orden"),
      .verde("Un partido nuevo aparece y se puede anotar en él"),
    ],
    pistas: [
      "FilaDePartido lee «partido.goles» a través de un «Binding». ¿A dónde va ese «Binding» a buscar el valor? ¿Qué propiedad de un objeto observable acaba leyendo?",
      "La dependencia es de una propiedad de un objeto, y «partidos» es una sola propiedad, tenga\nlos elementos que tenga. Hay dos salidas: que la fila no la lea (dale el valor ya leído) o\nque el gol no la escriba (que cada partido sea un objeto que avisa de lo suyo).",
      "Con objetos, el array dice qué partidos hay y cada partido cuántos goles lleva:\n\n  @Observable @MainActor public final class Partido: Identifiable {\n    public var goles = 0\n\nLa fila recibe su partido: «let partido: Partido».",
    ],
    porque: """
      Para la observación, «partidos» es una propiedad: leer un elemento es leerla, y escribir en
      un elemento es escribirla. Por eso un gol evaluaba 500 filas. Con un objeto por partido, el
      array solo avisa de que entra, sale o se mueve alguno, y un gol evalúa 1 fila y ningún
      marcador. Repartir valores desde la lista también da 1 fila; el marcador se evalúa entonces
      con cada gol para repartirlos.
      """,
    trampas: [
      Trampa(
        archivo: "RehacerElArray", idea: "objetos nuevos en cada gol",
        prueba: "Un gol tocado en su fila, entre 500 partidos, evalúa esa fila y ninguna más"),
      Trampa(
        archivo: "ClaseSinObservar", idea: "una clase sin «@Observable»",
        prueba: "Los goles se ven en su fila y en ninguna otra"),
      Trampa(
        archivo: "BuscarEnLaFila", idea: "dar el id a la fila y buscar el partido desde ella",
        prueba: "Un gol tocado en su fila, entre 500 partidos, evalúa esa fila y ninguna más"),
    ])
}
