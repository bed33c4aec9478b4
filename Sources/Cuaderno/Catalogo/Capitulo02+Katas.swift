/// Las katas 2.4 a 2.7: con un *store*, y con lo que una fila se lleva de más.
extension Kata {
  static let observacionPadreCurioso = Kata(
    id: "observacion-padre-curioso", numero: "2.4", titulo: "El padre que lee la colección",
    carpeta: "02-Observacion", archivo: "PadreCurioso", tipo: .refactorizar, minutos: 15,
    pruebas: [
      .roja("Escribir en la fila 40 evalúa el cuerpo de esa fila y ninguno más"),
      .roja("Escribir en la fila 40 de 10 000 no recorre los artículos"),
      .verde("La letra escrita se ve"),
      .verde("La cabecera acierta al coger y al devolver"),
      .verde("La cabecera acierta al quitar un artículo cogido y otro sin coger"),
      .verde("La cabecera acierta al añadir artículos, también si ya vienen cogidos"),
    ],
    pistas: [
      "Las filas están bien: cada una observa su store. Mira el Text de ListaDeCompra. ¿Qué lee del store para escribir dos números?",
      "Quien lee la colección en su body queda suscrito a la colección. Lo que la cabecera enseña\nson dos enteros: si el estado los tuviera hechos, bastaría con leer esos dos. ¿Qué acciones\npueden cambiarlos? ¿Y cuál no puede?",
      "Un campo en Compra.State que el reducer pone al día tras cualquier acción que pueda cambiarlo, y una propiedad para el total:\n\n  public var cogidos = 0\n  var total: Int { articulos.count }\n\n  case .articulos(.element(_, .escribio)): return .none",
    ],
    porque: """
      La cabecera leía la colección para enseñar dos números, así que cada letra evaluaba también la
      lista y recorría los 10 000 artículos. Con la cuenta guardada, escribir evalúa 1 cuerpo y no
      recorre nada. Una propiedad calculada en el estado habría callado la lista, pero hay que
      calcularla con cada letra para saber si ha cambiado. Y la cuenta se rehace en un solo sitio:
      llevarla de uno en uno obliga a acordarse de todos los caminos.
      """,
    trampas: [
      Trampa(
        archivo: "UnSoloCamino", idea: "llevar la cuenta solo al coger y devolver",
        prueba: "La cabecera acierta al quitar un artículo cogido y otro sin coger"),
      Trampa(
        archivo: "CuentaCalculada", idea: "una propiedad calculada en el estado",
        prueba: "Escribir en la fila 40 de 10 000 no recorre los artículos"),
      Trampa(
        archivo: "CabeceraAparte", idea: "llevarse la misma lectura a otra vista",
        prueba: "Escribir en la fila 40 evalúa el cuerpo de esa fila y ninguno más"),
    ])

  static let observacionMutacionDirigida = Kata(
    id: "observacion-mutacion-dirigida", numero: "2.5", titulo: "Nombrar a quien se toca",
    carpeta: "02-Observacion", archivo: "MutacionDirigida", tipo: .ajusteMinimo, minutos: 10,
    pruebas: [
      .roja("Marcar tres avisos de 10 000 escribe tres"),
      .roja("Marcar tres avisos de 10 000 no recorre los demás"),
      .verde("Marcar tres avisos de 10 000 no copia la bandeja"),
      .verde("Quedan vistos los leídos y ninguno más"),
      .verde("Lo que ya se marcó no se vuelve a marcar, y lo visto sigue visto"),
      .verde("Un aviso leído que ya no está en la bandeja no estorba"),
      .verde("La lista enseña lo visto"),
    ],
    pistas: [
      "Mira lo que hace «.volvio» con los avisos que nadie ha leído. ¿Cuántos pasan por el «map»? ¿Cuántos salen distintos?",
      "Aquí se sabe a quién hay que tocar: el estado guarda sus ids. Una colección con identidad\nencuentra un elemento por su id sin recorrer, y lo cambia en el sitio mientras nadie más\ncomparta su almacenamiento.",
      "Recorre los ids leídos en vez de los avisos, y muta a través del subíndice por id:\n\n  for id in state.leidos { state.avisos[id: id]?… }",
    ],
    porque: """
      «map» construía una bandeja nueva: 10 000 avisos leídos y 10 000 escritos para cambiar tres.
      Nombrarlos por su id son 3 búsquedas y 3 escrituras en el sitio, haya los que haya, y un id que
      ya no está no hace nada. Buscar con «firstIndex» escribía tres y leía miles; trabajar sobre una
      copia escribía tres y copiaba los 10 000. El estado final era el mismo en todos los casos: por
      eso hay que contar.
      """,
    trampas: [
      Trampa(
        archivo: "BuscarPorPosicion", idea: "«firstIndex» por cada id",
        prueba: "Marcar tres avisos de 10 000 no recorre los demás"),
      Trampa(
        archivo: "CopiaYDevuelve", idea: "mutar una copia y devolverla al estado",
        prueba: "Marcar tres avisos de 10 000 no copia la bandeja"),
      Trampa(
        archivo: "MarcarTodos", idea: "marcarlos todos, que es más corto",
        prueba: "Quedan vistos los leídos y ninguno más"),
      Trampa(
        archivo: "InventarElQueFalta", idea: "«updateOrAppend» con un aviso rehecho",
        prueba: "Un aviso leído que ya no está en la bandeja no estorba"),
    ])

  static let observacionProyeccion = Kata(
    id: "observacion-proyeccion", numero: "2.6", titulo: "La proyección que se recalcula",
    carpeta: "02-Observacion", archivo: "ProyeccionRecalculada", tipo: .refactorizar, minutos: 15,
    pruebas: [
      .roja("Filtrar 1 000 contactos consulta cada uno una vez"),
      .roja("Que pase un minuto no consulta a nadie"),
      .verde("Al abrir se ven todos, por nombre"),
      .verde("Filtrar por ciudad y quitar el filtro cambian lo que se ve"),
      .verde("Invertir el orden cambia lo que se ve"),
      .verde("Un contacto nuevo, uno corregido y uno borrado se ven al momento"),
    ],
    pistas: [
      "Cuenta cuántas veces aparece «store.visibles» en el body. Después mira qué es «visibles»: ¿un campo o una función con otro nombre?",
      "Lo que se ve depende de tres cosas: los contactos, la ciudad y el orden. Si el resultado se\nguarda, leerlo no cuesta nada; a cambio, hay que ponerlo al día siempre que cambie una de las\ntres, y solo entonces. Todas cambian en el mismo lugar.",
      "«visibles» pasa a ser un campo, y el cálculo, un método que llama el reducer tras las acciones que cambian alguna entrada (y el init):\n\n  private(set) var visibles: [Contacto] = []\n  mutating func proyectar() { visibles = … }\n\n  case .pasoUnMinuto: … return .none",
    ],
    porque: """
      Una propiedad calculada no recuerda nada: tres lecturas en el body eran tres filtrados, y otro
      para saber si el valor había cambiado. Filtrar 1 000 contactos consultaba 4 000 ciudades, y
      cada minuto, otras 4 000. Guardada, son 1 000 y 0. Las entradas cambian todas en el reducer,
      así que hay un solo sitio donde recalcular y es difícil olvidarse de un camino. Leerla una sola
      vez en el body quitaba dos de cada tres y seguía filtrando cada minuto.
      """,
    trampas: [
      Trampa(
        archivo: "NuncaSeInvalida", idea: "calcularla una vez y guardarla para siempre",
        prueba: "Filtrar por ciudad y quitar el filtro cambian lo que se ve"),
      Trampa(
        archivo: "SoloAlFiltrar", idea: "recalcular con el filtro y olvidar los contactos",
        prueba: "Un contacto nuevo, uno corregido y uno borrado se ven al momento"),
      Trampa(
        archivo: "LeerUnaVez", idea: "leerla una vez en el body",
        prueba: "Que pase un minuto no consulta a nadie"),
      Trampa(
        archivo: "ProyectarSiempre", idea: "recalcular tras cada acción",
        prueba: "Que pase un minuto no consulta a nadie"),
    ])

  static let observacionClosure = Kata(
    id: "observacion-closure", numero: "2.7", titulo: "El closure que captura el modelo",
    carpeta: "02-Observacion", archivo: "ClosureConElModelo", tipo: .refactorizar, minutos: 10,
    pruebas: [
      .roja("Un minuto más de ruta, con 200 pedidos, no evalúa ninguna fila"),
      .roja("Entregar un pedido de 200 evalúa su fila y ninguna más"),
      .verde("Relevar a quien reparte no evalúa ninguna fila"),
      .verde("Al entregar se ve quién entregó, en su fila y en ninguna otra"),
      .verde("Tras el relevo, el botón apunta a quien reparte ahora"),
      .verde("Una entrega apuntada desde otro sitio se ve, y el encabezado está al día"),
    ],
    pistas: [
      "FilaDePedido guarda dos closures. Uno se ejecuta al dibujar y el otro al tocar. ¿Qué lee del reparto el primero? ¿Cuándo se crean los dos?",
      "Lo que se lee mientras se dibuja es una dependencia, aunque la lectura esté escrita en otra\nvista. Y un closure recién creado no se puede comparar con el anterior. Dale a la fila el\ntexto ya leído, y algo que se pueda comparar para actuar.",
      "Un String en vez del primer closure; la referencia al reparto en vez del segundo:\n\n  let estado: String\n  let reparto: Reparto",
    ],
    porque: """
      El closure «estado» llevaba dentro el reparto entero y lo leía al dibujar: las 200 filas
      dependían de todas las entregas, y un pedido evaluaba 200. Además, con cada minuto la hoja
      creaba closures nuevos, que no se pueden comparar, y se evaluaban otra vez las 200. Con un
      texto y una referencia, 1 y 0. La acción lee el reparto al tocar, que no es dibujar: no
      suscribe y usa los datos de ese momento. Capturar una copia habría apuntado a quien ya no está.
      """,
    trampas: [
      Trampa(
        archivo: "SoloElTexto", idea: "el texto hecho, y la acción como closure",
        prueba: "Un minuto más de ruta, con 200 pedidos, no evalúa ninguna fila"),
      Trampa(
        archivo: "CopiaVieja", idea: "un «==» que no mira la acción, que captura una copia",
        prueba: "Tras el relevo, el botón apunta a quien reparte ahora"),
      Trampa(
        archivo: "LeerEnLaFila", idea: "dar el modelo a la fila y leerlo al dibujar",
        prueba: "Entregar un pedido de 200 evalúa su fila y ninguna más"),
    ])
}
