// Kata 7.8 · Dos niveles, dos políticas
//
// Qué se ve: un diario de viaje enseña las fotos mientras la app está abierta. Al volver a abrirla
// en el avión, sin conexión, no queda ninguna.
//
// Al terminar: lo visto se abre sin red en la sesión siguiente; la carpeta no pasa de `limite`, y se
// va lo que hace más que no se abre; un archivo a medias no estropea una foto para siempre.
//
// swift run workbook probar 7.8

import Foundation
import Laboratorio

public actor FotosDeViaje {
  private let red: any TransporteHTTP
  private let disco: NivelDeDisco
  private var mapas: [URL: ImagenRGBA] = [:]

  /// La carpeta existe y es solo para esto; el límite va en bytes; el reloj anota cada acceso.
  public init(
    red: any TransporteHTTP, carpeta: URL, limite: Int,
    ahora: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.red = red
    disco = NivelDeDisco(carpeta: carpeta, limite: limite, ahora: ahora)
  }

  public func foto(de url: URL) async throws -> ImagenRGBA {
    if let mapa = mapas[url] { return mapa }
    let respuesta = try await red.pedir(url)
    guard respuesta.esCorrecta else { throw URLError(.badServerResponse) }
    let mapa = try DecodificadorQOI.imagen(respuesta.cuerpo)
    mapas[url] = mapa
    disco.guardar(respuesta.cuerpo, de: url)
    return mapa
  }
}

/// Los archivos tal como llegaron de la red.
struct NivelDeDisco {
  let carpeta: URL
  let limite: Int
  let ahora: @Sendable () -> Date

  func guardar(_ archivo: [UInt8], de url: URL) {
    // Por escribir.
  }
}
