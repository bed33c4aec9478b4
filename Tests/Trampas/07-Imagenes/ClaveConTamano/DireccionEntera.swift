// Trampa de la kata: la dirección entera, con un fragmento que el servidor nunca ve.

import Foundation
import Laboratorio

public actor FotosDePisos {
  /// De una foto hay un archivo y muchos mapas: el tamaño solo distingue a los mapas.
  private struct ClaveDeMapa: Hashable {
    let foto: String
    let lado: Int
  }

  private let red: any TransporteHTTP
  private let taller: TallerDeImagenes
  /// Archivos tal como llegaron: en una app, el nivel de disco.
  private var archivos: [String: [UInt8]] = [:]
  /// Mapas decodificados y reducidos: el nivel de memoria.
  private var mapas: [ClaveDeMapa: ImagenRGBA] = [:]

  public init(red: any TransporteHTTP, taller: TallerDeImagenes) {
    self.red = red
    self.taller = taller
  }

  /// Una foto reducida a un cuadrado.
  /// - Parameter lado: En píxeles; no pasa de lo que mide la foto.
  public func foto(de url: URL, lado: Int) async throws -> ImagenRGBA {
    let clave = ClaveDeMapa(foto: clave(url), lado: lado)
    if let mapa = mapas[clave] { return mapa }
    let entera = try await taller.imagen(archivo(de: url))
    let mapa = try ReductorDeImagen.reducida(entera, ancho: lado, alto: lado)
    mapas[clave] = mapa
    return mapa
  }

  private func archivo(de url: URL) async throws -> [UInt8] {
    let clave = clave(url)
    if let archivo = archivos[clave] { return archivo }
    let respuesta = try await red.pedir(url)
    guard respuesta.esCorrecta else { throw URLError(.badServerResponse) }
    archivos[clave] = respuesta.cuerpo
    return respuesta.cuerpo
  }

  /// La dirección sin el fragmento, que no viaja al servidor. La consulta sí: puede ser otra foto.
  private func clave(_ url: URL) -> String {
    url.absoluteString
  }
}
