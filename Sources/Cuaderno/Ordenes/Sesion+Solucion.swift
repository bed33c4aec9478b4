extension Sesion {
  /// Las diferencias entre el archivo de quien lee y la solución; antes del verde hay que pedirlo.
  func solucion(kata nombre: String?, ver: Bool) throws -> Int32 {
    let progreso = try archivador.leer()
    let kata = try kata(pedida: nombre, progreso: progreso)
    guard let texto = try textoDeSolucion(kata, progreso: progreso, ver: ver) else {
      consola.avisar(
        "La kata \(kata.numero) todavía no está en verde.\n"
          + "«swift run workbook pista \(kata.numero)» da una pista; «--ver» enseña la solución de todos modos."
      )
      return 1
    }
    consola.escribir(texto)
    return 0
  }

  func textoDeSolucion(_ kata: Kata, progreso: Progreso, ver: Bool) throws -> String? {
    let estado = Tablero(sesion: self, progreso: progreso).estado(de: kata)
    guard ver || estado == .resuelta else { return nil }
    let solucion = "Sources/Solutions/\(kata.rutaRelativa)"
    let diferencias = Diferencias(
      de: try paquete.texto(kata.rutaDeTrabajo), a: try paquete.texto(solucion))
    var lineas = [consola.estilo.pintar(kata.nombreCompleto, .fuerte)]
    if diferencias.sonIguales {
      lineas.append("Tu archivo es igual que la solución.")
    } else {
      lineas += ["− \(kata.rutaDeTrabajo) (tuyo)", "+ \(solucion) (del cuaderno)", ""]
      lineas += diferencias.lineas(estilo: consola.estilo)
    }
    return lineas.joined(separator: "\n") + "\n"
  }
}
