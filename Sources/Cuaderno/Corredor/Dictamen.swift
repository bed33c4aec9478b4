import Foundation

/// La regla, sin procesos ni archivos, que convierte lo que pasó en un veredicto.
///
/// Nunca basta con el código de salida: `swift test` termina con 0 si el filtro no encuentra nada, y
/// una kata que llame a `exit(0)` también. Solo cuenta una ejecución en la que todas las pruebas
/// esperadas empezaron y acabaron.
struct Dictamen {
  let kata: Kata
  let capitulo: Capitulo
  let flujo: FlujoDeEventos
  let proceso: ResultadoDeProceso
  let limite: Duration

  var veredicto: Veredicto { Veredicto(estado: estado, pruebas: pruebas) }

  private var estado: Veredicto.Estado {
    switch proceso.fin {
    case .limiteDeTiempo, .interrumpido:
      return .sinTerminar(prueba: flujo.enCurso, segundos: limite.enSegundos)
    case .demasiadaSalida:
      return .demasiadaSalida(
        prueba: flujo.enCurso, bytes: proceso.bytesTotales, muestra: muestra(lineas: 6))
    case .senal(let senal):
      return cierre(Sistema.nombre(deSenal: senal))
    case .codigo(let codigo):
      guard flujo.acabo else {
        return cierre("el programa terminó por su cuenta (código \(codigo))")
      }
      let faltan = pruebas.filter { !$0.termino }.map(\.nombre)
      if !faltan.isEmpty || pruebas.isEmpty { return .incompleto(faltan: faltan) }
      if pruebas.contains(where: { !$0.fallos.isEmpty }) || codigo != 0 { return .roja }
      return .verde
    }
  }

  /// Las del catálogo primero, en su orden; después las que el flujo trae de más.
  private var pruebas: [ResultadoDePrueba] {
    let esperadas = kata.pruebas.map(\.nombre)
    let vistas = flujo.pruebas.map(\.nombre)
    return (esperadas + vistas.filter { !esperadas.contains($0) }).map { nombre in
      let ids = flujo.pruebas.filter { $0.nombre == nombre }.map(\.id)
      return ResultadoDePrueba(
        nombre: nombre,
        termino: !ids.isEmpty && ids.allSatisfy(flujo.terminadas.contains),
        fallos: flujo.problemas.filter { ids.contains($0.prueba) }.map(fallo))
    }
  }

  private func fallo(_ problema: FlujoDeEventos.Problema) -> Fallo {
    let archivo = problema.archivo.replacingOccurrences(
      of: "\(capitulo.moduloDeEspecificaciones)/", with: "Tests/Especificaciones/\(kata.carpeta)/")
    return Fallo(
      lineas: problema.lineas, original: problema.original, lugar: "\(archivo):\(problema.linea)")
  }

  private func cierre(_ motivo: String) -> Veredicto.Estado {
    .cierreInesperado(prueba: flujo.enCurso, motivo: motivo, salida: muestra(lineas: 6))
  }

  /// Las últimas líneas que imprimió la kata, sin las de Swift Testing ni el volcado de pila, que en
  /// una trampa de ejecución entierra la línea que importa.
  private func muestra(lineas: Int) -> String {
    proceso.salida.components(separatedBy: "\n")
      .filter { linea in
        !linea.isEmpty && !["◇", "✔", "✘", "↳", "◆"].contains { linea.hasPrefix($0) }
          && linea != "Current stack trace:" && linea.prefixMatch(of: /\d+ +\S+ +0x/) == nil
      }
      .suffix(lineas).map { String($0.prefix(200)) }.joined(separator: "\n")
  }
}

extension Duration {
  /// Segundos con decimales.
  var enSegundos: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
