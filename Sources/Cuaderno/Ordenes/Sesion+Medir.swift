import Foundation
import Laboratorio

extension Sesion {
  /// La tabla de conteos de una kata en sus tres versiones, cómo crecen y qué diría el presupuesto de
  /// fotograma.
  func medir(_ peticion: Orden.Medida) throws -> Int32 {
    if let archivo = peticion.traza {
      consola.linea(try informe(deTraza: archivo, indice: peticion.indice))
      return 0
    }
    let linea = LineaDeAvance(consola: consola)
    let corredor = try corredor(limite: peticion.limite) { linea.mostrar($0) }
    let turno = try Cerrojo("compilacion", paquete: paquete, cancelacion: cancelacion) {
      consola.avisar($0)
    }
    defer { withExtendedLifetime(turno) {} }
    if peticion.escribir {
      defer { linea.borrar() }
      try medirYEscribir(corredor)
      return 0
    }
    let kata = try kata(pedida: peticion.kata, progreso: try archivador.leer())
    let medidor = Medidor(corredor: corredor, kata: kata)
    let resultado = try medidor.medir()
    linea.borrar()
    consola.escribir(try texto(resultado, kata: kata, formato: peticion.formato))
    if peticion.tiempo {
      let tiempos = try TiemposDeReloj(medidor: medidor).texto()
      linea.borrar()
      consola.linea("\n" + tiempos)
    }
    return 0
  }

  /// La pantalla de `medir`, para el modo de vigilancia.
  func textoDeMedida(_ kata: Kata, limite: Duration) throws -> String {
    let linea = LineaDeAvance(consola: consola)
    let corredor = try corredor(limite: limite) { linea.mostrar($0) }
    let turno = try Cerrojo("compilacion", paquete: paquete, cancelacion: cancelacion) {
      consola.avisar($0)
    }
    defer { withExtendedLifetime(turno) {} }
    let resultado = try Medidor(corredor: corredor, kata: kata).medir()
    return try texto(resultado, kata: kata, formato: .texto)
  }

  private func texto(
    _ resultado: Medidor.Resultado, kata: Kata, formato: FormatoDeMedida
  ) throws -> String {
    let comparacion = resultado.comparacion
    let principal = comparacion.cuentas[0]
    switch formato {
    case .json: return try comparacion.json()
    case .csv: return comparacion.csv
    case .svg: return try comparacion.figura(de: principal)
    case .texto:
      let ancho = min(max(consola.estilo.ancho, DibujoEnTexto.anchoMinimo), 100)
      let dibujo = try comparacion.dibujo(
        de: principal, ancho: ancho, soloASCII: !consola.estilo.unicode)
      var partes = [
        consola.estilo.pintar(kata.nombreCompleto, .fuerte) + "\n" + comparacion.escenario,
        comparacion.texto, dibujo,
      ]
      if !resultado.incompletas.isEmpty {
        partes.append(resultado.incompletas.joined(separator: "\n"))
      }
      if let modelo = resultado.modelo { partes.append(try prevision(comparacion, modelo)) }
      return partes.joined(separator: "\n\n") + "\n"
    }
  }

  /// Qué diría el presupuesto de fotograma, versión a versión, con el modelo dicho una vez.
  private func prevision(_ comparacion: Comparacion, _ modelo: ModeloDeCoste) throws -> String {
    let tamano = 1_000
    let filas = try comparacion.versiones.compactMap { version -> String? in
      let cuentas = (version.medicion?.series ?? []).compactMap { serie in
        serie.puntos.first { $0.tamano == tamano }.map { Cuenta(serie.nombre, $0.conteo) }
      }
      guard !cuentas.isEmpty else { return nil }
      let trabajo = try modelo.trabajo(de: cuentas)
      let plazos = PresupuestoDeFotograma.habituales.map { presupuesto in
        let tarde = presupuesto.retraso(de: trabajo) / presupuesto.plazo
        let veredicto = tarde < 1 ? "cabe" : "llega \(Self.plazos.contados(Int(tarde))) tarde"
        return "a \(presupuesto.descripcion) \(veredicto)"
      }
      return
        "  \(version.nombre): \(Numero.milisegundos(trabajo)); \(plazos.joined(separator: "; "))"
    }
    let titulo =
      "Si \(Numero.conMiles(tamano)) \(comparacion.elementos) cayeran en un fotograma "
      + "(\(modelo.descripcion)):"
    let ajustado = Parrafo.ajustar(titulo, a: consola.estilo.ancho)
    return (ajustado + filas).joined(separator: "\n")
  }

  private static let plazos = Unidad("plazo", "plazos")

  /// El informe de una traza real exportada de Instruments o recogida por MetricKit.
  private func informe(deTraza archivo: String, indice: String?) throws -> String {
    do {
      let traza = try Traza(archivo: archivo)
      guard let indice else { return InformeDeTraza(traza).texto }
      let toc = try IndiceDeTraza(Traza.bytes(de: indice))
      return InformeDeTraza(traza, denominador: .grabacion(toc)).texto
    } catch {
      throw ErrorDelCuaderno.datos("\(error)")
    }
  }
}
