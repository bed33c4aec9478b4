import MiniSwiftUI
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// Los listados de la lección 004, reescritos: así vivirían en una app, salvo el import.

private struct ImagenRemota: View {
  let url: URL?

  var body: some View {
    AsyncImage(url: url, transaction: Transaction(animation: .easeIn(duration: 0.2))) { fase in
      switch fase {
      case .empty:
        ProgressView()
      case .success(let imagen):
        imagen
          .resizable()
          .scaledToFill()
      case .failure:
        Image(systemName: "photo.badge.exclamationmark")
          .foregroundStyle(.secondary)
      @unknown default:
        Color.clear
      }
    }
    .frame(width: 120, height: 120)
    .clipped()
  }
}

/// La lección siguiente la escribe: aquí, lo que hace falta para que el cargador compile.
private func reducir(datos: Data, lado: CGFloat) -> UIImage? { UIImage(data: datos) }

private actor CargadorDeImagenes {
  static let compartido = CargadorDeImagenes()

  private let memoria: NSCache<NSString, UIImage> = {
    let cache = NSCache<NSString, UIImage>()
    cache.totalCostLimit = 80 * 1_024 * 1_024
    return cache
  }()
  private var enVuelo: [String: Task<UIImage, any Error>] = [:]
  private let descargar: @Sendable (URL) async throws -> Data

  init(
    descargar: @escaping @Sendable (URL) async throws -> Data = { url in
      try await URLSession.shared.data(from: url).0
    }
  ) {
    self.descargar = descargar
  }

  func imagen(de url: URL, lado: CGFloat) async throws -> UIImage {
    let clave = "\(url.absoluteString)|\(Int(lado))"
    if let lista = memoria.object(forKey: clave as NSString) { return lista }
    if let tarea = enVuelo[clave] { return try await tarea.value }

    let tarea = Task<UIImage, any Error> { [descargar] in
      let datos = try await descargar(url)
      guard let reducida = reducir(datos: datos, lado: lado) else {
        throw URLError(.cannotDecodeContentData)
      }
      return reducida
    }
    enVuelo[clave] = tarea
    defer { enVuelo[clave] = nil }

    let imagen = try await tarea.value
    let coste = Int(imagen.size.width * imagen.size.height * imagen.scale * imagen.scale * 4)
    memoria.setObject(imagen, forKey: clave as NSString, cost: coste)
    return imagen
  }
}

private struct Miniatura: View {
  let url: URL
  let cargador: CargadorDeImagenes
  @State private var imagen: UIImage?

  var body: some View {
    Group {
      if let imagen {
        Image(uiImage: imagen).resizable().scaledToFill()
      } else {
        ProgressView("cargando")
      }
    }
    .frame(width: 60, height: 60)
    .task(id: url) { imagen = try? await cargador.imagen(de: url, lado: 60) }
  }
}

@MainActor @Suite("Lección 004 · AsyncImage y su techo") struct Leccion004Tests {
  @Test("el marco fuera mantiene 120 puntos en cualquier fase")
  func marco() {
    let pantalla = Pantalla { List { ImagenRemota(url: nil) } }
    #expect(pantalla.alturasDeFilas == [120])
  }

  @Test("el cargador entrega la imagen a la fila y la segunda vez no descarga")
  func cargador() async throws {
    let qoi: [UInt8] = [0x71, 0x6F, 0x69, 0x66, 0, 0, 0, 60, 0, 0, 0, 60, 4, 0]
    let bitacora = Bitacora()
    let cargador = CargadorDeImagenes { url in
      await bitacora.apuntar(url.lastPathComponent)
      return Data(qoi)
    }
    let url = try #require(URL(string: "https://ejemplo.es/foto"))
    for _ in 0..<2 {
      let pantalla = Pantalla { Miniatura(url: url, cargador: cargador) }
      #expect(pantalla.textos == ["cargando"])
      await pantalla.esperarTareas()
      #expect(pantalla.imagenes == ["imagen de 14 bytes"])
    }
    #expect(bitacora.lineas == ["foto"])
  }
}
