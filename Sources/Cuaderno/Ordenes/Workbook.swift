import Foundation

/// El cuaderno visto desde fuera: palabras dentro, texto y código de salida fuera.
public enum Workbook {
  /// Ejecuta una orden.
  ///
  /// - Parameters:
  ///   - palabras: los argumentos, sin el nombre del programa.
  ///   - carpeta: desde dónde se busca la raíz del cuaderno.
  /// - Returns: el código de salida, con los valores de `sysexits.h`.
  public static func ejecutar(
    _ palabras: [String], entorno: [String: String], carpeta: URL
  ) -> Int32 {
    var consola = Consola.delProceso(entorno: entorno)
    do {
      let analizado = try Analizador(palabras).analizar()
      if let color = analizado.color { consola.estilo.color = color }
      return try ejecutar(
        analizado.orden, consola: consola, entorno: entorno, carpeta: carpeta)
    } catch let error as ErrorDelCuaderno {
      consola.avisar("Error: \(error.mensaje)")
      return error.codigoDeSalida
    } catch {
      let interno = ErrorDelCuaderno.interno("\(error)")
      consola.avisar("Error: \(interno.mensaje)")
      return interno.codigoDeSalida
    }
  }

  private static func ejecutar(
    _ orden: Orden, consola: Consola, entorno: [String: String], carpeta: URL
  ) throws -> Int32 {
    switch orden {
    case .ayuda(let nombre):
      consola.linea(nombre.map(Ayuda.de) ?? Ayuda.general)
      return 0
    case .version:
      consola.linea("workbook \(Ayuda.version)")
      return 0
    default:
      let cancelacion = Cancelacion()
      let vigilante = VigilanteDeSenales(cancelacion: cancelacion)
      defer { withExtendedLifetime(vigilante) {} }
      let sesion = Sesion(
        paquete: try Paquete.buscar(desde: carpeta), catalogo: .delCuaderno, consola: consola,
        entorno: entorno, cancelacion: cancelacion)
      return try ejecutar(orden, en: sesion)
    }
  }

  private static func ejecutar(_ orden: Orden, en sesion: Sesion) throws -> Int32 {
    switch orden {
    case .seguir(let limite):
      return try sesion.seguir(limite: limite)
    case .observar(let kata, let limite):
      return try sesion.observar(kata: kata, limite: limite)
    case .lista(let formato):
      return try sesion.lista(formato)
    case .probar(let katas, let limite, let deNuevo):
      return try sesion.probar(katas: katas, limite: limite, deNuevo: deNuevo)
    case .pista(let kata, let todas):
      return try sesion.pista(kata: kata, todas: todas)
    case .solucion(let kata, let ver):
      return try sesion.solucion(kata: kata, ver: ver)
    case .reiniciar(let alcance):
      return try sesion.reiniciar(alcance)
    case .medir(let medida):
      return try sesion.medir(medida)
    case .calificar(let carpeta, let formato, let minimo, let limite):
      return try sesion.calificar(
        carpeta: carpeta, formato: formato, minimo: minimo, limite: limite)
    case .verificar(let katas, let escribir, let limite):
      return try sesion.verificar(katas: katas, escribir: escribir, limite: limite)
    case .ayuda, .version:
      return 0
    }
  }
}
