import Foundation
import Laboratorio

/// Imágenes remotas ya reducidas: memoria de mapas, disco de archivos y red, en ese orden.
public actor CargadorDeImagenes {
  /// Convierte un archivo en un mapa de ese lado; en una app, ImageIO.
  public typealias Reducir = @Sendable (_ archivo: [UInt8], _ lado: Int) throws -> ImagenRGBA

  private struct Clave: Hashable {
    let archivo: String
    let lado: Int
  }

  private let red: any TransporteHTTP
  private let reducir: Reducir
  private let disco: NivelDeDisco
  private var memoria: NivelDeMemoria<Clave>
  private let mapas = PeticionesCompartidas<Clave, ImagenRGBA>()
  private let archivos = PeticionesCompartidas<String, [UInt8]>()

  /// Los límites van en bytes: decodificados en memoria, tal como llegaron en disco.
  public init(
    red: any TransporteHTTP, carpeta: URL, enMemoria: Int, enDisco: Int,
    reducir: @escaping Reducir
  ) {
    self.red = red
    self.reducir = reducir
    disco = NivelDeDisco(carpeta: carpeta, limite: enDisco)
    memoria = NivelDeMemoria(limite: enMemoria)
  }

  /// Lo que ocupan los mapas guardados, en bytes.
  public var bytesEnMemoria: Int { memoria.bytes }

  /// - Throws: Lo que impida tenerla, o `CancellationError`, en el acto, si se cancela.
  public func imagen(de url: URL, lado: Int) async throws -> ImagenRGBA {
    let clave = Clave(archivo: String(url.absoluteString.prefix { $0 != "#" }), lado: lado)
    if let mapa = memoria.mapa(de: clave) { return mapa }
    return try await mapas.valor(de: clave) { try await self.preparar(url, clave) }
  }

  /// El sistema pide memoria: se queda la mitad más reciente.
  public func avisoDeMemoria() { memoria.reducir(a: memoria.bytes / 2) }

  private func preparar(_ url: URL, _ clave: Clave) async throws -> ImagenRGBA {
    // Quien llegó tarde a la operación anterior encuentra aquí su resultado.
    if let mapa = memoria.mapa(de: clave) { return mapa }
    let estabaEnDisco = disco.tiene(clave.archivo)
    do {
      return try await decodificar(archivo(url, clave.archivo), clave)
    } catch let error as ErrorDeImagen {
      // Ilegible hoy, ilegible siempre: fuera, y si no acaba de llegar se pide otra vez.
      disco.borrar(clave.archivo)
      guard estabaEnDisco else { throw error }
      return try await decodificar(archivo(url, clave.archivo), clave)
    }
  }

  private func archivo(_ url: URL, _ clave: String) async throws -> [UInt8] {
    try await archivos.valor(de: clave) { [red, disco] in
      if let guardado = disco.leer(clave) { return guardado }
      let respuesta = try await red.pedir(url)
      guard respuesta.esCorrecta else { throw URLError(.badServerResponse) }
      disco.guardar(respuesta.cuerpo, de: clave)
      return respuesta.cuerpo
    }
  }

  private func decodificar(_ archivo: [UInt8], _ clave: Clave) async throws -> ImagenRGBA {
    // En otra tarea: mientras una se decodifica, el actor atiende a las demás.
    let mapa = try await Task.detached { [reducir] in try reducir(archivo, clave.lado) }.value
    memoria.guardar(mapa, de: clave)
    return mapa
  }
}
