extension Capitulo {
  static let identidad = Capitulo(
    numero: 1, titulo: "Identidad", carpeta: "01-Identidad", modulo: "Identidad",
    runtimes: ["MiniSwiftUI"], texto: "01-identidad.md",
    katas: [
      .identidadIndices, .identidadUUIDEnBody, .identidadDuplicada, .identidadRama,
      .identidadFilasVariables, .identidadIdEnFila,
    ])
}

extension Kata {
  fileprivate static let identidadIndices = Kata(
    id: "identidad-indices", numero: "1.1", titulo: "Índices como identidad",
    carpeta: "01-Identidad", archivo: "IndicesComoIdentidad", tipo: .ajusteMinimo, minutos: 10,
    pruebas: [
      .roja("Insertar al principio de 1 000 tareas evalúa el cuerpo de la nueva y de ninguna más"),
      .verde("Insertar al principio crea una identidad y no destruye ninguna"),
      .roja("La nota sigue en su tarea al insertar otra al principio"),
      .roja("La nota sigue en su tarea al borrar otra anterior"),
      .roja("La nota sigue en su tarea al mover la tarea al final"),
      .roja("Dos tareas con el mismo título tienen cada una su nota"),
      .verde("Se ven todos los títulos, en orden"),
    ],
    pistas: [
      "Mira el «id:» del ForEach en ListaDeTareas. ¿Qué valor tiene para la tarea «Comprar pan» antes de insertar otra delante? ¿Y después?",
      "SwiftUI guarda el @State de una fila bajo su identidad. Si la identidad es la posición, el estado se queda en la posición y es la tarea la que se mueve. Hace falta algo que viaje con la tarea y que dos tareas no compartan.",
      "Tarea ya es Identifiable. Recorre las tareas y no sus índices:\n\n  ForEach(tareas) { tarea in … }",
    ],
    porque: """
      La identidad decide qué fila de antes es cada fila de ahora. Con la posición como identidad,
      insertar al principio de 1 000 tareas hizo que 1 000 posiciones enseñaran otra tarea: todas
      reevaluadas, y cada nota en la tarea de al lado. Con la identidad de la tarea, SwiftUI ve
      1 000 filas que se mueven y una que llega: se evalúa un cuerpo. El título no habría servido,
      porque dos tareas pueden titularse igual.
      """,
    trampas: [
      Trampa(
        archivo: "IdPorTitulo", idea: "id: \\.titulo",
        prueba: "Dos tareas con el mismo título tienen cada una su nota"),
      Trampa(
        archivo: "EstadoFueraDeLaFila", idea: "sacar la nota a un diccionario por posición",
        prueba: "La nota sigue en su tarea al insertar otra al principio"),
      Trampa(
        archivo: "IdPorDesplazamiento", idea: "enumerated() con id: \\.offset",
        prueba: "La nota sigue en su tarea al mover la tarea al final"),
    ])

  fileprivate static let identidadUUIDEnBody = Kata(
    id: "identidad-uuid-en-body", numero: "1.2", titulo: "UUID al dibujar",
    carpeta: "01-Identidad", archivo: "UUIDAlDibujar", tipo: .ajusteMinimo, minutos: 10,
    pruebas: [
      .roja("Cambiar diez veces el encabezado de 100 episodios no crea ninguna fila"),
      .roja("La marca se conserva cuando cambia el encabezado"),
      .roja("La marca sigue a su episodio cuando el servidor cambia el orden"),
      .roja("Corregir un título no desmarca el episodio"),
      .verde("El encabezado y los títulos están al día"),
    ],
    pistas: [
      "Mira qué pasa dentro de «renglones» y cuántas veces se ejecuta: una por cada vez que se evalúa el body.",
      "Una identidad sirve para reconocer al mismo episodio en dos momentos. Un valor recién\nfabricado no se parece a ninguno anterior, así que cada evaluación estrena todas las filas.\nBusca en el modelo algo que el servidor no cambie.",
      "Episodio tiene «numero». Con él sobra Renglon entero:\n\n  List(episodios, id: \\.numero) { episodio in … }",
    ],
    porque: """
      El id tiene que venir del modelo. Con un UUID fabricado en el body, diez cambios del
      encabezado con 100 episodios crearon 1 000 filas nuevas y tiraron otras tantas, con sus
      marcas. Un contador no se repite, pero tampoco se conserva; el título se conserva, hasta que
      el servidor lo corrige. El número del episodio no se repite ni cambia: 0 filas creadas.
      """,
    trampas: [
      Trampa(
        archivo: "ContadorEstatico", idea: "un contador estático en lugar de un UUID",
        prueba: "La marca se conserva cuando cambia el encabezado"),
      Trampa(
        archivo: "IdDelContenido", idea: "el título como id",
        prueba: "Corregir un título no desmarca el episodio"),
    ])

  fileprivate static let identidadDuplicada = Kata(
    id: "identidad-duplicada", numero: "1.3", titulo: "Ids repetidos",
    carpeta: "01-Identidad", archivo: "IdsRepetidos", tipo: .ajusteMinimo, minutos: 10,
    pruebas: [
      .roja("La consola no avisa de ids repetidos"),
      .verde("Se ven todas las ofertas, en el orden del servidor"),
      .verde("Apuntar una oferta no apunta la otra del mismo libro"),
      .roja("La marca sigue en su oferta tras descargar la lista en otro orden"),
      .roja("Descargar otra vez 1 000 ofertas no crea ninguna fila"),
      .verde("Un precio nuevo se ve en su fila y conserva la marca"),
    ],
    pistas: [
      "Lee el aviso de la primera prueba: nombra el id que se repite. ¿Qué dos ofertas lo comparten?",
      "El código identifica al libro, y la lista no es de libros: es de ofertas. Pregúntate qué hace falta saber para distinguir una oferta de cualquier otra, hoy y en la próxima descarga.",
      "Una clave de dos partes, que se pueda comparar y usar de identidad:\n\n  struct ID: Hashable { let codigo: String; let tienda: String }\n  var id: ID { … }",
    ],
    porque: """
      Un id responde a «¿qué es uno de estos?». Aquí es un libro en una tienda, así que la clave
      lleva las dos cosas. Añadir la posición habría callado el aviso y perdido las marcas en la
      descarga siguiente; quitar repetidos habría escondido ofertas. Con la clave compuesta, 1 000
      ofertas descargadas en otro orden son las mismas 1 000 filas: 0 creadas.
      """,
    trampas: [
      Trampa(
        archivo: "PosicionEnLaClave", idea: "el código con la posición detrás",
        prueba: "La marca sigue en su oferta tras descargar la lista en otro orden"),
      Trampa(
        archivo: "QuitarRepetidos", idea: "quitar los repetidos antes de dibujar",
        prueba: "Se ven todas las ofertas, en el orden del servidor"),
    ])

  fileprivate static let identidadRama = Kata(
    id: "identidad-rama", numero: "1.4", titulo: "La rama que borra el estado",
    carpeta: "01-Identidad", archivo: "RamaQueBorra", tipo: .ajusteMinimo, minutos: 10,
    pruebas: [
      .roja("Destacar 1 000 mensajes no crea ni destruye ninguna fila"),
      .roja("La respuesta a medio escribir sigue ahí al destacar y al dejar de destacar"),
      .verde("Los mensajes destacados se distinguen por el fondo y los demás no"),
    ],
    pistas: [
      "Mira el «if» de ListaDeMensajes: FilaDeMensaje aparece dos veces. ¿Es la misma fila en las dos?",
      "Dentro de un body, las dos ramas de un «if» son dos lugares distintos del árbol, y el lugar es parte de la identidad. Lo que cambia aquí no es qué fila es, sino de qué color es su fondo.",
      "Deja una sola FilaDeMensaje y lleva la condición al argumento del modificador:\n\n  .background(mensaje.destacado ? … : …)",
    ],
    porque: """
      Las ramas de un «if» son identidades distintas aunque digan lo mismo: al destacar 1 000
      mensajes se tiraron 1 000 filas, con su respuesta a medio escribir, y se crearon otras 1 000.
      Una condición dentro del argumento de un modificador cambia un valor y no el árbol: 0
      creadas, 0 destruidas. Un fondo transparente no cuesta nada que se pueda notar.
      """,
    trampas: [
      Trampa(
        archivo: "IdSegunDestacado", idea: ".id() que incluye si está destacado",
        prueba: "La respuesta a medio escribir sigue ahí al destacar y al dejar de destacar"),
      Trampa(
        archivo: "AnyViewDeDosTipos", idea: "AnyView con un tipo distinto en cada caso",
        prueba: "Destacar 1 000 mensajes no crea ni destruye ninguna fila"),
      Trampa(
        archivo: "SinFondo", idea: "quitar el fondo",
        prueba: "Los mensajes destacados se distinguen por el fondo y los demás no"),
    ])

  fileprivate static let identidadFilasVariables = Kata(
    id: "identidad-filas-variables", numero: "1.5", titulo: "Cuántas filas hay",
    carpeta: "01-Identidad", archivo: "FilasVariables", tipo: .refactorizar, minutos: 15,
    pruebas: [
      .roja(
        "Abrir una biblioteca de 10 000 canciones construye las filas de la pantalla y su margen"),
      .roja("Cambiar el encabezado construye, como mucho, las filas de la pantalla y su margen"),
      .roja("Cambiar el encabezado no vuelve a consultar ninguna canción"),
      .verde("Se ven las descargadas, en orden y sin huecos"),
      .verde("Quitar y poner el filtro cambia lo que se ve"),
      .verde("Una canción que termina de descargarse aparece en su sitio"),
      .verde("Una canción en cola sigue en cola al cambiar el filtro"),
      .verde("El instrumento sigue contando lecturas"),
    ],
    pistas: [
      "Mira lo que hay dentro del ForEach. Para una canción cualquiera, ¿cuántas vistas salen de ahí? ¿Se puede saber sin ejecutarlo?",
      "Una lista perezosa necesita saber cuántas filas hay para saber cuáles caben. Si cada elemento\nda siempre el mismo número de vistas, lo sabe contando elementos. Decide antes qué canciones\nse ven, y que cada una que llegue a la lista sea una fila.",
      "Filtrar en el body arregla la mitad: se repetiría con cada cambio del encabezado. Guarda el\nresultado en Biblioteca y calcúlalo cuando cambie algo de lo que depende:\n\n  var canciones: [Cancion] { didSet { filtrar() } }",
    ],
    porque: """
      La lista cuenta filas para saber cuáles caben. Con un «if» sin «else», una canción da una fila
      o ninguna, y la única manera de contarlas fue construir las 10 000 para llenar una pantalla. Con
      un elemento por fila se construyeron 23. Filtrar en el body habría dado las mismas filas y
      habría vuelto a consultar las 10 000 canciones cada minuto, al cambiar un encabezado que no
      habla de ellas; guardado en el modelo, el filtro se calcula cuando cambian las canciones.
      """,
    trampas: [
      Trampa(
        archivo: "GrupoAlrededor", idea: "envolver el «if» en un Group",
        prueba:
          "Abrir una biblioteca de 10 000 canciones construye las filas de la pantalla y su margen"),
      Trampa(
        archivo: "FiltrarEnElBody", idea: "filtrar al dibujar",
        prueba: "Cambiar el encabezado no vuelve a consultar ninguna canción"),
      Trampa(
        archivo: "PilaConHuecos", idea: "envolver el «if» en una pila",
        prueba: "Se ven las descargadas, en orden y sin huecos"),
    ])

  fileprivate static let identidadIdEnFila = Kata(
    id: "identidad-id-en-fila", numero: "1.6", titulo: ".id() derrota a la lista perezosa",
    carpeta: "01-Identidad", archivo: "IdEnLaFila", tipo: .ajusteMinimo, minutos: 10,
    pruebas: [
      .roja("Abrir una línea de 10 000 paradas construye las filas de la pantalla y su margen"),
      .verde("El botón lleva a la próxima parada"),
      .verde("El botón lleva a la próxima y no a otra que se llama igual"),
      .verde("El botón lleva a la nueva próxima cuando cambia"),
      .verde("Saltar a una parada lejana no construye las de en medio"),
      .verde("Un retraso nuevo se ve en su fila, y los ids no se repiten"),
    ],
    pistas: [
      "Cada fila de ListaDeParadas recibe su identidad dos veces. ¿Dónde está la primera?",
      "La lista ya identifica cada fila con el «id» de su parada, y lo sabe sin construirla. Un modificador puesto en la fila solo se conoce cuando la fila existe. ¿Para qué se puso?",
      "Quien puso «.id(parada.codigo)» quería que «scrollTo(proxima.codigo)» encontrara la fila.\n«scrollTo» también entiende la identidad de la lista:\n\n  lector.scrollTo(proxima.id)",
    ],
    porque: """
      La lista lee el «id» de cada parada sin construir su fila: le basta para saber cuántas hay, en
      qué orden y adónde saltar. Un «.id(_:)» dentro de la fila es otra identidad, que solo se
      conoce construyéndola, y al abrir se construyeron las 10 000. Sin él se construyeron 23, y
      «scrollTo» encuentra la parada por la identidad que la lista ya tenía. El nombre no habría
      servido: dos paradas pueden llamarse igual.
      """,
    trampas: [
      Trampa(
        archivo: "QuitarSoloElId", idea: "quitar el «.id» y no tocar «scrollTo»",
        prueba: "El botón lleva a la próxima parada"),
      Trampa(
        archivo: "IdPorNombre", idea: "el nombre de la parada como identidad",
        prueba: "El botón lleva a la próxima y no a otra que se llama igual"),
    ])
}
