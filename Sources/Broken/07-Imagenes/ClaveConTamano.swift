// Kata 7.6 · La clave lleva el tamaño
//
// Qué se ve: en un portal de pisos, la ficha enseña la foto borrosa si antes se vio su miniatura. Y
// cuando cambian una foto, que ahora acaba en «?version=2», todo el mundo sigue viendo la vieja.
//
// Al terminar: cada tamaño es el suyo, cada foto es la suya, y de cada foto se descarga un archivo,
// se enseñe a los tamaños que se enseñe.
//
// swift run workbook probar 7.6

import Foundation
import Laboratorio

public actor FotosDePisos {
  private let red: any TransporteHTTP
  private let taller: TallerDeImagenes
  /// Archivos tal como llegaron: en una app, el nivel de disco.
  private var archivos: [String: [UInt8]] = [:]
  /// Mapas decodificados y reducidos: el nivel de memoria.
  private var mapas: [String: ImagenRGBA] = [:]

  public init(red: any TransporteHTTP, taller: TallerDeImagenes) {
    self.red = red
    self.taller = taller
  }

  /// Una foto reducida a un cuadrado.
  /// - Parameter lado: En píxeles; no pasa de lo que mide la foto.
  public func foto(de url: URL, lado: Int) async throws -> ImagenRGBA {
    let clave = clave(url)
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

  /// Lo que identifica una foto. Fuera quedan los adornos del final de la dirección.
  private func clave(_ url: URL) -> String {
    (url.host() ?? "") + url.path()
  }
}
