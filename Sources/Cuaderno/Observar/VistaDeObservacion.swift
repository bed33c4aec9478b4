/// La pantalla del modo de vigilancia: veredicto, panel y teclas.
struct VistaDeObservacion {
  let maquina: MaquinaDeObservacion
  let estilo: Estilo
  let siguiente: Kata?

  var texto: String {
    var partes = [cuerpo]
    if let panel = maquina.panel {
      partes.append(estilo.pintar(separador, .tenue) + "\n" + panel.trimmingSuffix { $0 == "\n" })
    }
    partes.append(estilo.pintar(separador, .tenue) + "\n" + teclas)
    return partes.joined(separator: "\n")
  }

  private var cuerpo: String {
    switch maquina.fase {
    case .probando(let avance):
      [
        estilo.pintar(maquina.kata.nombreCompleto, .fuerte),
        estilo.pintar(maquina.kata.rutaDeTrabajo, .tenue), "",
        "  " + String(avance.prefix(max(10, estilo.ancho - 3))), "",
      ].joined(separator: "\n")
    case .visto(let veredicto):
      VistaDeVeredicto(
        kata: maquina.kata, veredicto: veredicto, estilo: estilo,
        archivo: maquina.kata.rutaDeTrabajo, siguiente: siguiente, conTeclas: true
      ).texto
    case .fallo(let mensaje):
      [
        estilo.pintar(maquina.kata.nombreCompleto, .fuerte), "",
        estilo.pintar("No se pudo probar.", .rojo), mensaje, "",
      ].joined(separator: "\n")
    }
  }

  private var separador: String {
    String(repeating: estilo.unicode ? "─" : "-", count: min(estilo.ancho, 72))
  }

  private var teclas: String {
    let esVerde =
      if case .visto(let veredicto) = maquina.fase { veredicto.esVerde } else { false }
    let pares = [
      ("r", "repetir"), ("p", "pista"), ("s", "solución"), ("l", "lista"), ("m", "medir"),
      ("n", esVerde ? "siguiente" : "siguiente (al llegar al verde)"), ("q", "salir"),
    ]
    let separador = estilo.unicode ? " · " : " | "
    var lineas: [String] = []
    var ancho = 0
    for (tecla, accion) in pares {
      let texto = "\(estilo.pintar(tecla, .fuerte)) \(accion)"
      let largo = tecla.count + 1 + accion.count
      if lineas.isEmpty || ancho + separador.count + largo > estilo.ancho {
        lineas.append(texto)
        ancho = largo
      } else {
        lineas[lineas.count - 1] += separador + texto
        ancho += separador.count + largo
      }
    }
    return lineas.joined(separator: "\n") + "\n"
  }
}

extension String {
  fileprivate func trimmingSuffix(while condicion: (Character) -> Bool) -> String {
    var copia = self
    while let ultima = copia.last, condicion(ultima) { copia.removeLast() }
    return copia
  }
}
