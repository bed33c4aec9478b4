/// Las katas de lo que se ve y de la red: qué se pide, cuántas veces y quién lo cancela.
extension Kata {
  static let imagenesFases = Kata(
    id: "imagenes-fases", numero: "7.1", titulo: "Las tres fases",
    carpeta: "07-Imagenes", archivo: "FasesDeLaImagen", tipo: .ajusteMinimo, minutos: 10,
    pruebas: [
      .roja("Al llegar una foto de 1 000 píxeles, la fila no cambia de alto"),
      .verde("Mientras llega, la fila mide 120 puntos y dice que está cargando"),
      .roja("Cuando llega, la fila mide 120 puntos y enseña la foto de su plato"),
      .verde("Si la foto no llega, la fila mide 120 puntos"),
      .roja(
        "Si la foto no llega, la fila deja de decir que está cargando y lo muestra de otra manera"),
    ],
    pistas: [
      "Mira a qué se le ha puesto «.frame». ¿Qué mide lo que se ve cuando ya no está el ProgressView?",
      "El hueco es de la fila y no de lo que haya dentro en cada momento, así que el marco va por fuera. Y «todavía no» y «no llegará» son dos casos: hay otra forma de AsyncImage que te da la fase y te deja decidir qué se ve en cada una.",
      "AsyncImage(url: plato.foto) { fase in\n  switch fase {\n  case .empty: …\n  case .success(let imagen): imagen.resizable().scaledToFill()\n  case .failure: …\n  @unknown default: Color.clear\n  }\n}\n.frame(width: 120, height: 120)\n.clipped()",
    ],
    porque: """
      Una imagen sin «.resizable()» mide sus píxeles: con una foto de 1 000, la fila pasó de
      120 puntos a 1 000 y empujó todo lo de debajo. Con el marco por fuera, el hueco mide 120 en las tres fases
      y nada se mueve. La forma con fase es la única que distingue «todavía no» de «no llegará», y
      «@unknown default» deja que Apple añada una sin romper tu app.
      """,
    trampas: [
      Trampa(
        archivo: "DosCierres", idea: "el marco por fuera y la forma de dos cierres",
        prueba:
          "Si la foto no llega, la fila deja de decir que está cargando y lo muestra de otra manera"
      ),
      Trampa(
        archivo: "MarcoSoloEnLaImagen", idea: "el marco dentro del caso de éxito",
        prueba: "Mientras llega, la fila mide 120 puntos y dice que está cargando"),
      Trampa(
        archivo: "SinMarcador", idea: "no enseñar nada mientras llega",
        prueba: "Mientras llega, la fila mide 120 puntos y dice que está cargando"),
    ])

  static let imagenesRedescarga = Kata(
    id: "imagenes-redescarga", numero: "7.2", titulo: "Volver a bajar",
    carpeta: "07-Imagenes", archivo: "VolverABajar", tipo: .refactorizar, minutos: 15,
    pruebas: [
      .roja("Bajar y subir tres veces por 200 discos pide cada portada una vez"),
      .verde("Al volver arriba, cada disco enseña su portada"),
      .verde("Por larga que sea la lista, no se guardan más de 300 portadas"),
      .verde("Una portada que falló se pide otra vez cuando su fila vuelve"),
    ],
    pistas: [
      "AsyncImage empieza a descargar cuando la fila aparece. ¿Quién podría acordarse, la segunda vez, de que esa portada ya se vio?",
      "La fila no, porque se va al desplazarse. Hace falta un objeto que viva lo que la pantalla, que reciba la dirección y devuelva la portada guardada o la pida a la red; y una vista pequeña que le pregunte al aparecer. Decide también cuántas guarda.",
      "@MainActor final class Portadas {\n  private let guardadas = NSCache<NSURL, UIImage>()  // countLimit\n  func imagen(de url: URL) async throws -> UIImage { … }\n}\n\nEn la fila, un «@State private var imagen: UIImage?» y:\n\n  .task(id: url) { imagen = try? await portadas.imagen(de: url) }\n\nPortadas va en un «@State» de la lista: en un «let», cada evaluación estrenaría una.",
    ],
    porque: """
      AsyncImage descarga al aparecer y cancela al desaparecer: no recuerda nada. Bajar y subir tres
      veces por 200 discos hizo 1 110 peticiones; con una memoria que vive fuera de la fila, 200.
      Y la memoria tiene un límite, 300 portadas, porque un diccionario que solo crece cambia los
      datos de la tarifa por un cierre inesperado. NSCache basta para acotar; la 7.3 enseña a quién
      echa, y por qué conviene decidirlo.
      """,
    trampas: [
      Trampa(
        archivo: "DiccionarioSinLimite", idea: "un diccionario que lo recuerda todo",
        prueba: "Por larga que sea la lista, no se guardan más de 300 portadas"),
      Trampa(
        archivo: "NoPedirDosVeces", idea: "apuntar qué se ha pedido ya",
        prueba: "Al volver arriba, cada disco enseña su portada"),
      Trampa(
        archivo: "MemoriaEnLaFila", idea: "una memoria por fila",
        prueba: "Bajar y subir tres veces por 200 discos pide cada portada una vez"),
    ])

  static let imagenesEnVuelo = Kata(
    id: "imagenes-en-vuelo", numero: "7.4", titulo: "La misma petición dos veces",
    carpeta: "07-Imagenes", archivo: "LaMismaPeticion", tipo: .refactorizar, minutos: 15,
    pruebas: [
      .roja("Cien filas que piden la misma imagen a la vez hacen una petición"),
      .verde("Todas reciben los bytes enteros"),
      .roja("Si la descarga falla, se enteran todas"),
      .verde("Lo que falló se vuelve a pedir, y entonces llega"),
      .verde("Lo ya recibido no se vuelve a pedir, y otra dirección es otra imagen"),
    ],
    pistas: [
      "Sigue a dos filas a la vez por «datos(de:)». La primera se suspende en el «await». ¿Qué se encuentra la segunda al preguntar por «recibidas[url]»?",
      "«Guardada» y «no guardada» no son todos los casos: falta «viene de camino». Si la descarga en curso es un valor que se puede guardar, la segunda fila puede esperarla en lugar de empezar otra. Piensa también quién la borra, y qué pasa si falla.",
      "private var enVuelo: [URL: Task<Data, any Error>] = [:]\n\nif let tarea = enVuelo[url] { return try await tarea.value }\nlet tarea = Task {\n  defer { enVuelo[url] = nil }\n  …\n}\nenVuelo[url] = tarea\nreturn try await tarea.value",
    ],
    porque: """
      Un actor impide que dos partes del código corran a la vez, y no que se intercalen: en cada
      «await» entra otra. Cien filas hicieron la misma pregunta antes de que llegara la primera
      respuesta, y salieron cien peticiones. Apuntando la tarea antes del primer «await» hay una, y
      las demás esperan su valor o su fallo. La tarea limpia su propia entrada con «defer», vaya bien
      o mal; si solo se limpia al acertar, un fallo se queda para siempre.
      """,
    trampas: [
      Trampa(
        archivo: "LimpiarSoloSiVaBien", idea: "borrar la entrada solo cuando llega",
        prueba: "Lo que falló se vuelve a pedir, y entonces llega"),
      Trampa(
        archivo: "SoloElPrimero", idea: "un conjunto de lo que se está pidiendo",
        prueba: "Todas reciben los bytes enteros"),
      Trampa(
        archivo: "ApuntarseTarde", idea: "apuntar la tarea después de esperarla",
        prueba: "Cien filas que piden la misma imagen a la vez hacen una petición"),
    ])

  static let imagenesCancelarUno = Kata(
    id: "imagenes-cancelar-uno", numero: "7.5", titulo: "Uno se va, los demás siguen",
    carpeta: "07-Imagenes", archivo: "UnoSeVa", tipo: .refactorizar, minutos: 25,
    pruebas: [
      .roja("Si se va una de veinte filas, las otras diecinueve reciben su plano"),
      .verde("Quien cancela vuelve en el momento, sin esperar a la descarga"),
      .verde("Cuando se va el último, la descarga se cancela"),
      .verde("Quien pide después de que se fuera el último vuelve a descargarla"),
      .roja("Quien llega en el momento en que otro se va recibe su plano"),
      .verde("Si la descarga falla, se enteran todos los que esperaban"),
    ],
    pistas: [
      "¿A quién pertenece la tarea que se cancela en «onCancel»? ¿Quién más la está esperando?",
      "Quitar la cancelación no vale: «await tarea.value» no acaba cuando se cancela a quien espera, y nadie pararía nunca la descarga. Cada uno necesita una espera propia, que se pueda soltar sin tocar las demás, y una cuenta de cuántos quedan.",
      "private struct EnVuelo {\n  let tarea: Task<Void, Never>\n  var esperando: [Int: CheckedContinuation<Data, any Error>] = [:]\n}\n\n«datos(de:)» apunta su continuación con un número. «onCancel» lanza una tarea en el actor principal que la saca, la reanuda con CancellationError y, si no queda nadie, quita la entrada y cancela. Al llegar la respuesta se reanudan las que queden.",
    ],
    porque: """
      La descarga es de todos los que la esperan; la cancelación, de cada uno. Cancelando la tarea
      compartida, una fila que se fue dejó a las otras 19 sin plano. Con una continuación por espera,
      quien cancela vuelve en el acto, los demás siguen y la descarga solo muere con el último. Su
      entrada se quita en ese mismo momento: si esperase a que la red se entere, quien llegara entre
      tanto se apuntaría a una descarga muerta.
      """,
    trampas: [
      Trampa(
        archivo: "EsperarLaTarea", idea: "esperar la tarea sin cancelar nada",
        prueba: "Quien cancela vuelve en el momento, sin esperar a la descarga"),
      Trampa(
        archivo: "ContarYEsperar", idea: "contar quién espera y cancelar con el último",
        prueba: "Quien cancela vuelve en el momento, sin esperar a la descarga"),
      Trampa(
        archivo: "EntradaOlvidada", idea: "cancelar y dejar la entrada en la tabla",
        prueba: "Quien pide después de que se fuera el último vuelve a descargarla"),
    ])

  static let imagenesFilaReciclada = Kata(
    id: "imagenes-fila-reciclada", numero: "7.9", titulo: "La imagen de otra fila",
    carpeta: "07-Imagenes", archivo: "FilaReciclada", tipo: .ajusteMinimo, minutos: 15,
    pruebas: [
      .roja("Tras pasar diez páginas deprisa solo siguen vivas las tres descargas que se esperan"),
      .roja("Si la página anterior llega tarde, no tapa a la de ahora"),
      .roja("Mientras llega la página nueva no se ve ninguna viñeta de la anterior"),
      .verde("Página a página, cada hueco enseña su viñeta, también al volver atrás"),
    ],
    pistas: [
      "Cada página lanza tres «Task {}». ¿Quién las cancela? ¿Y qué comprueba la respuesta antes de escribir en «imagen»?",
      "SwiftUI ofrece un modificador que empieza una tarea, la cancela al cambiar un valor y empieza otra. Eso resuelve lo que llega tarde; falta lo que ya estaba: «imagen» no recuerda de qué viñeta es.",
      "@State private var cargada: (vineta: URL, imagen: UIImage)?\n\nif let cargada, cargada.vineta == vineta { … }\n\n.task(id: vineta) {\n  guard let imagen = try? await red.imagen(de: vineta), !Task.isCancelled else { return }\n  cargada = (vineta, imagen)\n}",
    ],
    porque: """
      Un hueco que cambia de contenido es la misma vista con el mismo estado. «Task {}» no tiene
      dueño: tras pasar diez páginas había 33 descargas vivas, y la última en llegar se quedaba con el
      hueco. «.task(id:)» ata la tarea a lo que se enseña y quedaron tres. Guardar junto a la imagen
      de quién es evita el otro medio fallo, el fotograma en el que todavía se ve la anterior.
      """,
    trampas: [
      Trampa(
        archivo: "TareaSinBorrar", idea: ".task(id:) sin olvidar la imagen anterior",
        prueba: "Mientras llega la página nueva no se ve ninguna viñeta de la anterior"),
      Trampa(
        archivo: "ComprobarSinCancelar", idea: "tirar lo que llega tarde y no cancelarlo",
        prueba:
          "Tras pasar diez páginas deprisa solo siguen vivas las tres descargas que se esperan"),
      Trampa(
        archivo: "TareaSinId", idea: ".task sin id",
        prueba: "Página a página, cada hueco enseña su viñeta, también al volver atrás"),
    ])
}
