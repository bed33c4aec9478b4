extension Capitulo {
  static let igualdad = Capitulo(
    numero: 4, titulo: "El coste de Equatable", carpeta: "04-Igualdad", modulo: "Igualdad",
    runtimes: ["MiniSwiftUI", "MiniTCA"], texto: "04-igualdad.md",
    katas: [
      .igualdadEstadoGordo, .igualdadQueMiente, .igualdadEquatable, .igualdadRevision,
      .igualdadAsignarIgual,
    ])
}

extension Kata {
  fileprivate static let igualdadEstadoGordo = Kata(
    id: "igualdad-estado-gordo", numero: "4.1", titulo: "El estado que pesa",
    carpeta: "04-Igualdad", archivo: "EstadoGordo", tipo: .refactorizar, minutos: 15,
    pruebas: [
      .roja("Recargar 1 000 documentos iguales compara, como mucho, 200 bytes por documento"),
      .roja("El estado no lleva dentro ni la miniatura ni el texto completo"),
      .verde("Cada fila enseña su miniatura y su título"),
      .verde("Abrir un documento enseña su texto completo"),
      .verde("Una miniatura nueva se ve en su fila"),
      .verde("Un texto corregido se ve con el documento abierto"),
      .verde("Un título corregido se ve, y un documento retirado se va"),
    ],
    pistas: [
      "Mira qué guarda «State» de cada documento y qué enseña su fila. ¿Qué viaja en el estado sin que la lista lo necesite entero?",
      "El «==» sintetizado recorre todos los campos de todas las filas cuando las listas son iguales.\nLa miniatura y el texto ya están en el almacén: al estado le basta con saber pedirlos. Piensa\ntambién cómo notará que han cambiado.",
      "Una fila ligera, que sabe cómo se llama lo suyo en el almacén:\n\n  struct Fila: Equatable, Identifiable, Sendable {\n    let id: Int; let titulo: String; let version: Int\n    var miniatura: String { \"miniatura \\(id) v\\(version)\" }\n  }\n\nEl efecto guarda las cargas y manda filas; la vista pide las cargas al almacén.",
    ],
    porque: """
      El estado de una fila debe pesar lo que pesa la fila en pantalla. Con la miniatura y el texto
      dentro, recargar 1 000 documentos iguales comparó 320 000 000 bytes para concluir que no había
      nada que dibujar; con sus claves, ninguno. La versión va en la clave para que un
      contenido nuevo sea una clave nueva: sin ella, la comparación también es barata y la miniatura
      se queda vieja. Y un «==» que solo mira el id ahorra lo mismo a cambio de no ver los cambios.
      """,
    trampas: [
      Trampa(
        archivo: "CargaPerezosa",
        idea: "sacar la carga a un objeto perezoso que se sigue comparando",
        prueba: "Recargar 1 000 documentos iguales compara, como mucho, 200 bytes por documento"),
      Trampa(
        archivo: "ContenidoEnElEstado", idea: "guardar el contenido con otro tipo",
        prueba: "El estado no lleva dentro ni la miniatura ni el texto completo"),
      Trampa(
        archivo: "IgualdadPorId", idea: "un «==» que solo compara el id",
        prueba: "Una miniatura nueva se ve en su fila"),
      Trampa(
        archivo: "ClaveSinVersion", idea: "claves que no cambian con el contenido",
        prueba: "Una miniatura nueva se ve en su fila"),
    ])

  fileprivate static let igualdadQueMiente = Kata(
    id: "igualdad-que-miente", numero: "4.2", titulo: "La igualdad que miente",
    carpeta: "04-Igualdad", archivo: "IgualdadQueMiente", tipo: .ajusteMinimo, minutos: 10,
    pruebas: [
      .roja("Una entrega que cambia, de 1 000, evalúa su fila y ninguna más"),
      .verde("Una actualización que no trae nada nuevo no evalúa ninguna fila"),
      .roja("Cada campo que se ve se vuelve a dibujar cuando cambia"),
      .verde("El estado guarda siempre el dato nuevo, se vea o no"),
      .roja("TestStore ve cambiar la situación y la nota"),
      .roja("Un modelo @Observable avisa al asignarle entregas con datos nuevos"),
    ],
    pistas: [
      "El estado guarda el dato nuevo y la pantalla enseña el viejo: entre los dos hay una pregunta, «¿es igual que antes?». Busca quién la responde.",
      "El id dice *cuál* es una entrega; la igualdad dice si *ha cambiado*. Son dos preguntas y aquí\ntienen la misma respuesta. Lo que la fila enseña y la igualdad no mira no se vuelve a dibujar.",
      "No hace falta escribir ningún «==»: el compilador sabe comparar todos los campos de una\nestructura Equatable. Borra el que hay.",
    ],
    porque: """
      Con un «==» que solo mira el id, cambiar una entrega evaluó 0 cuerpos: el dato nuevo estaba en
      el estado y nadie lo vio, ni la fila, ni el modelo observable, ni TestStore, que comparan todos
      con ese «==». El sintetizado mira todos los campos y evaluó 1. Negarlo siempre también enseña
      lo nuevo, pero evalúa las filas que no han cambiado. Si comparar sale caro, lo que sobra es
      peso en el estado, no campos en la igualdad.
      """,
    trampas: [
      Trampa(
        archivo: "NuncaIguales", idea: "un «==» que siempre dice que no",
        prueba: "Una actualización que no trae nada nuevo no evalúa ninguna fila"),
      Trampa(
        archivo: "IdYSituacion", idea: "añadir al «==» el campo que se vio fallar",
        prueba: "Cada campo que se ve se vuelve a dibujar cuando cambia"),
    ])

  fileprivate static let igualdadEquatable = Kata(
    id: "igualdad-equatable", numero: "4.3", titulo: ".equatable() bien puesto",
    carpeta: "04-Igualdad", archivo: "EquatableBienPuesto", tipo: .refactorizar, minutos: 15,
    pruebas: [
      .roja("Una décima que no se enseña no evalúa ninguno de los 200 termómetros"),
      .roja("Cambiar la hora no evalúa ninguno de los 200 interruptores"),
      .verde("Un grado más se ve en su termómetro y evalúa ese y ninguno más"),
      .verde("La alarma salta aunque los grados no cambien"),
      .verde("Tocar el interruptor riega su sonda, y volver a tocarlo la para"),
      .verde("El estado y lo que se observa siguen evaluando el interruptor"),
    ],
    pistas: [
      "Termometro ya tiene un «==» sensato. Pon un «print» dentro y ejecuta: ¿cuántas veces sale? Después mira qué guarda Interruptor que sea nuevo cada vez que se evalúa la lista.",
      "Una vista hecha solo de números y Bool se compara por sus campos, y su «==» no se consulta si\nno se pide. Y un closure nunca es igual que el de antes: o no se guarda, o la igualdad de la\nvista se define sin él. ¿Qué captura este?",
      "En la lista, Termometro(…).equatable(). Y en Interruptor:\n\n  struct Interruptor: View, Equatable {\n    nonisolated static func == (…) -> Bool { /* lo que se enseña, sin alTocar */ }\n  }",
    ],
    porque: """
      Termometro es un entero y un Bool: SwiftUI compara esos campos y su «==» no existe para él
      hasta que lo pides con «.equatable()». Sin pedirlo, una décima invisible evaluó 200 cuerpos;
      pidiéndolo, 0. El interruptor guarda un closure, que es nuevo cada vez que pasa un minuto: otros
      200. Con un «==» que lo deja fuera, 0, y se puede dejar fuera porque solo captura el modelo y
      un id. El estado y lo observado siguen invalidando: la igualdad no los tapa.
      """,
    trampas: [
      Trampa(
        archivo: "SoloLaIgualdad",
        idea: "hacer Equatable el interruptor y no pedir nada en la lista",
        prueba: "Una décima que no se enseña no evalúa ninguno de los 200 termómetros"),
      Trampa(
        archivo: "SiempreIguales", idea: "un «==» que siempre dice que sí",
        prueba: "Un grado más se ve en su termómetro y evalúa ese y ninguno más"),
      Trampa(
        archivo: "InterruptorSinRiego", idea: "una igualdad que olvida un campo que se enseña",
        prueba: "Tocar el interruptor riega su sonda, y volver a tocarlo la para"),
    ])
}
