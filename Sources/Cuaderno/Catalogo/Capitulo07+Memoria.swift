/// Las katas de lo que se guarda: mapas en memoria, archivos en disco y con qué clave.
extension Kata {
  static let imagenesBytesNoBastan = Kata(
    id: "imagenes-bytes-no-bastan", numero: "7.3", titulo: "Bytes no son píxeles",
    carpeta: "07-Imagenes", archivo: "BytesNoSonPixeles", tipo: .refactorizar, minutos: 20,
    pruebas: [
      .roja("Dibujar 1 000 veces diez cromos decodifica cada uno una vez"),
      .verde("Lo que se dibuja son los píxeles de cada cromo, a la primera y después"),
      .verde("Lo decodificado no pasa del presupuesto, aunque los archivos sean diminutos"),
      .roja("Cuando no caben todos, se va el que hace más tiempo que no se dibuja"),
      .roja("Un cromo que no cabe ni solo se dibuja y no vacía el álbum"),
    ],
    pistas: [
      "Mira qué guarda «archivos» y qué se hace con ello cada vez que se dibuja una fila.",
      "Lo caro de repetir es convertir el archivo en píxeles: guarda el resultado. Entonces el presupuesto se mide en lo que ocupa el resultado, y cuando no quepa uno más hay que elegir a quién echar. Para saber quién hace más que no se mira hay que apuntar cada vez que se mira.",
      "private struct Guardado {\n  let mapa: ImagenRGBA\n  var ultimoUso: Int\n}\n\nUn contador que sube en cada llamada da el «ultimoUso». Antes de guardar uno nuevo, mientras «bytes + mapa.bytes.count» pase del límite, quita el de uso más antiguo. Uno mayor que el límite no se guarda.",
    ],
    porque: """
      Guardar el archivo ahorra la red; guardar el mapa ahorra el trabajo. Con los archivos, 1 000
      dibujos fueron 1 000 decodificaciones; con los mapas, 10. El presupuesto se cuenta en bytes
      decodificados, que es lo que ocupa memoria: el archivo de un tablero de 32 × 32 no dice nada de
      sus 4 096 bytes de mapa. Y a quién se echa se decide: el menos usado recientemente. NSCache
      no lo promete; la de Linux echa lo último que guardaste.
      """,
    trampas: [
      Trampa(
        archivo: "CosteDelArchivo", idea: "pesar el archivo y no el mapa",
        prueba: "Lo decodificado no pasa del presupuesto, aunque los archivos sean diminutos"),
      Trampa(
        archivo: "ElPrimeroEnLlegar", idea: "echar al primero que llegó",
        prueba: "Cuando no caben todos, se va el que hace más tiempo que no se dibuja"),
      Trampa(
        archivo: "ElQueNoCabe", idea: "hacer sitio también a lo que no cabe",
        prueba: "Un cromo que no cabe ni solo se dibuja y no vacía el álbum"),
      Trampa(
        archivo: "ConNSCache", idea: "dejarlo en manos de NSCache",
        prueba: "Cuando no caben todos, se va el que hace más tiempo que no se dibuja"),
    ])

  static let imagenesClave = Kata(
    id: "imagenes-clave", numero: "7.6", titulo: "La clave lleva el tamaño",
    carpeta: "07-Imagenes", archivo: "ClaveConTamano", tipo: .ajusteMinimo, minutos: 10,
    pruebas: [
      .roja(
        "La miniatura de 12 píxeles y la ficha de 120 no se confunden, se pida antes la que se pida"
      ),
      .verde("Enseñar la misma foto a diez tamaños la descarga una vez"),
      .verde("Pedir otra vez el mismo tamaño no decodifica nada"),
      .roja("Con otra consulta es otra foto"),
      .verde("Con otro fragmento es la misma foto, y no se descarga otra vez"),
    ],
    pistas: [
      "Hay dos memorias y una sola «clave». ¿Qué tiene que ser igual para que un mapa guardado sirva? ¿Y para que sirva un archivo guardado?",
      "Un mapa ya reducido solo vale para su tamaño; un archivo vale para todos. Son dos claves. Y de la dirección, quédate con lo que el servidor ve: la consulta viaja, lo que va detrás de «#» no.",
      "private struct ClaveDeMapa: Hashable {\n  let foto: String\n  let lado: Int\n}\n\nEn «clave(_:)», la dirección entera hasta el «#»:\n\n  String(url.absoluteString.prefix { $0 != \"#\" })",
    ],
    porque: """
      Una clave dice qué tiene que ser igual para que lo guardado sirva. Para un mapa reducido, la
      foto y el tamaño; para el archivo, solo la foto: con el tamaño también ahí, diez tamaños son
      diez descargas del mismo archivo. De la dirección cuenta lo que el servidor recibe. Tirar la
      consulta enseñó una foto por otra; conservar el fragmento habría descargado dos veces la misma.
      """,
    trampas: [
      Trampa(
        archivo: "TamanoEnLasDosClaves", idea: "el tamaño en las dos claves",
        prueba: "Enseñar la misma foto a diez tamaños la descarga una vez"),
      Trampa(
        archivo: "SinConsulta", idea: "añadir el tamaño y nada más",
        prueba: "Con otra consulta es otra foto"),
      Trampa(
        archivo: "DireccionEntera", idea: "la dirección entera, con su fragmento",
        prueba: "Con otro fragmento es la misma foto, y no se descarga otra vez"),
    ])

  static let imagenesReducir = Kata(
    id: "imagenes-reducir", numero: "7.7", titulo: "Reducir al decodificar",
    carpeta: "07-Imagenes", archivo: "ReducirAlDecodificar", tipo: .refactorizar, minutos: 20,
    pruebas: [
      .roja(
        "De 1 200 × 900 a 120 × 90, el pico es la miniatura dos veces y una franja de la postal"),
      .verde("El color medio de la miniatura es el de la postal, con 2 de 255 de margen"),
      .verde("Cada píxel de la miniatura es la media de los que le tocan"),
      .verde("La postal se decodifica una vez"),
      .verde("Una postal cortada da un error y no una miniatura a medias"),
    ],
    pistas: [
      "¿Cuándo hacen falta a la vez la primera fila de la postal y la última?",
      "Para una fila de la miniatura bastan las filas de la postal que la forman, y de ellas solo hace falta la suma. El taller tiene otra manera de abrir un archivo, que da las filas una a una.",
      "var filas = try taller.filas(archivo)\nvar fila: [UInt8] = []\nwhile try filas.siguienteFila(en: &fila) {\n  // suma cada píxel en su columna de la miniatura\n  // al completar la franja, escribe la media y pon las sumas a cero\n}\nreturn try taller.mapa(ancho: ancho, alto: alto, bytes: bytes)",
    ],
    porque: """
      El pico no lo pone la miniatura, sino lo que hay vivo mientras se hace. Decodificar 1 200 × 900
      son 4 320 000 bytes para acabar con 43 200. Sumando las filas según llegan, el pico es una fila
      y la miniatura. Saltarse píxeles gasta lo mismo y da otro color, porque tira lo que había entre
      medias. QOI obliga a leerlo todo, así que aquí se ahorra memoria y no tiempo; con JPEG, ImageIO
      ahorra las dos cosas.
      """,
    trampas: [
      Trampa(
        archivo: "VecinoMasProximo", idea: "quedarse con un píxel de cada caja",
        prueba: "Cada píxel de la miniatura es la media de los que le tocan"),
      Trampa(
        archivo: "DosPasadas", idea: "reducir a lo ancho y luego a lo alto",
        prueba:
          "De 1 200 × 900 a 120 × 90, el pico es la miniatura dos veces y una franja de la postal"),
    ])

  static let imagenesDosNiveles = Kata(
    id: "imagenes-dos-niveles", numero: "7.8", titulo: "Dos niveles, dos políticas",
    carpeta: "07-Imagenes", archivo: "DosNiveles", tipo: .completar, minutos: 30,
    pruebas: [
      .roja("Volver a abrir la app y ver las mismas diez fotos no pide ninguna"),
      .roja("La sesión anterior puede haber sido otro proceso"),
      .roja("Un archivo a medio escribir se tira y la foto se pide otra vez"),
      .roja("La carpeta no pasa de su límite, y se va lo que hace más tiempo que no se abre"),
      .roja("Cualquier dirección se puede guardar, y dos distintas no comparten archivo"),
      .verde("Lo que falla no se guarda, y una foto ya vista no se vuelve a pedir"),
    ],
    pistas: [
      "En NivelDeDisco está todo por hacer, y «foto(de:)» no le pregunta antes de ir a la red. Empieza por el nombre del archivo: ¿qué puede llevar una dirección que no quepa en un nombre?",
      "Un resumen de la dirección da un nombre corto y sin letras raras, si sale igual en cada arranque. Escribe de manera que el archivo esté entero o no esté; aun así, desconfía al leer: si no se decodifica, bórralo y pide. La fecha del archivo puede decir cuándo se abrió por última vez.",
      "Nombre, con FNV-1a: «huella» empieza en 0xcbf29ce484222325 (un UInt64) y, por cada byte de la dirección, «huella = (huella ^ UInt64(byte)) &* 0x100000001b3». Se escribe en hexadecimal.\nGuardar: «Data(archivo).write(to:options: .atomic)».\nAl leer y al guardar: «setAttributes([.modificationDate: ahora()], ofItemAtPath:)».\nDespués de guardar: suma los tamaños y, de la fecha más antigua a la más nueva, borra hasta que quepan.",
    ],
    porque: """
      La memoria guarda mapas y el disco, archivos: lo que cuesta hacer y lo que cuesta traer. La
      segunda sesión no pidió ninguna de las diez fotos. El nombre sale de un resumen estable, porque
      la semilla de Hasher cambia en cada arranque; la escritura atómica deja el archivo entero o
      ninguno; y aun así se comprueba al leer, porque el disco también se estropea. Se echa por acceso
      y no por antigüedad: la foto que abres cada día no es vieja.
      """,
    trampas: [
      Trampa(
        archivo: "NombresConHasher", idea: "hashValue como nombre",
        prueba: "La sesión anterior puede haber sido otro proceso"),
      Trampa(
        archivo: "UltimoComponente", idea: "el nombre que trae la dirección",
        prueba: "Cualquier dirección se puede guardar, y dos distintas no comparten archivo"),
      Trampa(
        archivo: "NombreCodificado", idea: "la dirección entera, codificada",
        prueba: "Cualquier dirección se puede guardar, y dos distintas no comparten archivo"),
      Trampa(
        archivo: "CreerAlDisco", idea: "dar por bueno lo que haya en el disco",
        prueba: "Un archivo a medio escribir se tira y la foto se pide otra vez"),
      Trampa(
        archivo: "PorFechaDeEscritura", idea: "echar lo que se guardó primero",
        prueba: "La carpeta no pasa de su límite, y se va lo que hace más tiempo que no se abre"),
    ])
}
