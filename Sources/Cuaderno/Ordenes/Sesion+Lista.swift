import Foundation

extension Sesion {
  func lista(_ formato: FormatoDeLista) throws -> Int32 {
    let progreso = try archivador.leer()
    let tablero = Tablero(sesion: self, progreso: progreso)
    switch formato {
    case .texto:
      let actual = try kata(pedida: nil, progreso: progreso)
      consola.escribir(textoDeLista(tablero, actual: actual))
    case .json:
      let katas = catalogo.katas.map { kata in
        ListaEnJSON.Ficha(
          id: kata.id, numero: kata.numero, titulo: kata.titulo, capitulo: kata.carpeta,
          archivo: kata.rutaDeTrabajo, tipo: kata.tipo.rawValue, minutos: kata.minutos,
          estado: tablero.estado(de: kata).rawValue, pistas: progreso.katas[kata.id]?.pistas ?? 0)
      }
      consola.linea(try JSON.texto(ListaEnJSON(katas: katas)))
    }
    return 0
  }

  func textoDeLista(_ tablero: Tablero, actual: Kata) -> String {
    var lineas = [resumen(tablero)]
    for capitulo in catalogo.capitulos {
      let titulo = "\(capitulo.numero). \(capitulo.titulo)"
      lineas += ["", consola.estilo.pintar(titulo, .fuerte)]
      for kata in capitulo.katas {
        let estado = tablero.estado(de: kata)
        let marca = kata == actual ? (consola.estilo.unicode ? "▸" : ">") : " "
        let palabra = estado.rawValue.padding(toLength: 12, withPad: " ", startingAt: 0)
        let fila = "\(marca) \(simbolo(estado)) \(kata.numero)  \(palabra) \(kata.titulo)"
        lineas.append("\(fila) (\(kata.minutos) min)")
      }
    }
    lineas += ["", "«swift run workbook probar 1.1» prueba una kata por su número."]
    return lineas.joined(separator: "\n") + "\n"
  }

  private func simbolo(_ estado: EstadoDeKata) -> String {
    switch estado {
    case .resuelta: consola.estilo.bien
    case .noCompila: consola.estilo.mal
    case .enCurso: consola.estilo.pintar(consola.estilo.unicode ? "◐" : "~", .amarillo)
    case .sinEmpezar: consola.estilo.pendiente
    }
  }
}

/// `lista --formato json`.
private struct ListaEnJSON: Encodable {
  struct Ficha: Encodable {
    var id: String
    var numero: String
    var titulo: String
    var capitulo: String
    var archivo: String
    var tipo: String
    var minutos: Int
    var estado: String
    var pistas: Int
  }

  var esquema = 1
  var katas: [Ficha]
}
