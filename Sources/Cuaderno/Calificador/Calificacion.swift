/// El resultado de todas las katas de una copia del cuaderno.
public struct Calificacion: Sendable, Equatable {
  public struct Fila: Sendable, Equatable {
    public var kata: Kata
    public var veredicto: Veredicto
  }

  public var filas: [Fila]

  public var resueltas: Int { filas.count { $0.veredicto.esVerde } }
}

/// `calificar --formato json`: la forma es pública y `esquema` cambia si deja de ser compatible.
struct CalificacionEnJSON: Encodable {
  struct Resultado: Encodable {
    var id: String
    var numero: String
    var titulo: String
    var archivo: String
    var resultado: String
    var pruebas: [Prueba]
    var detalle: String?
  }

  struct Prueba: Encodable {
    var nombre: String
    var supera: Bool
    var mensajes: [String]
  }

  var esquema = 1
  var total: Int
  var resueltas: Int
  var katas: [Resultado]

  init(_ calificacion: Calificacion) {
    total = calificacion.filas.count
    resueltas = calificacion.resueltas
    katas = calificacion.filas.map { fila in
      let detalle = fila.veredicto.diagnosticos
      return Resultado(
        id: fila.kata.id, numero: fila.kata.numero, titulo: fila.kata.titulo,
        archivo: fila.kata.rutaDeTrabajo, resultado: fila.veredicto.palabra,
        pruebas: fila.veredicto.pruebas.map { prueba in
          Prueba(
            nombre: prueba.nombre, supera: prueba.termino && prueba.fallos.isEmpty,
            mensajes: prueba.fallos.map { $0.lineas.joined(separator: "\n") })
        },
        detalle: detalle.isEmpty ? nil : detalle)
    }
  }
}
