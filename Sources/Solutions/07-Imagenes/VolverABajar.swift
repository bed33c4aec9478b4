// Kata 7.2 · Volver a bajar
//
// Qué se ve: una tienda de discos gasta los datos de la tarifa. Al subir por la lista, las portadas
// que ya se habían visto aparecen otra vez en gris y se vuelven a descargar, cada vez que se pasa.
//
// Al terminar: bajar y subir por 200 discos pide cada portada una vez, y la lista no guarda más de
// 300 portadas por muchos discos que haya.
//
// swift run workbook probar 7.2

import MiniSwiftUI

public struct Disco: Identifiable {
  public let id: Int
  public let titulo: String
  public let portada: URL

  public init(id: Int, titulo: String, portada: URL) {
    self.id = id
    self.titulo = titulo
    self.portada = portada
  }
}

public struct ListaDeDiscos: View {
  /// Las que caben en la memoria que esta pantalla puede gastar.
  static let maximoDePortadas = 300

  private let discos: [Disco]
  /// En `@State` para que viva lo que la pantalla, y no lo que una evaluación del `body`.
  @State private var portadas: Portadas

  public init(discos: [Disco], red: any ServicioDeImagenes) {
    self.discos = discos
    _portadas = State(wrappedValue: Portadas(red: red, maximo: Self.maximoDePortadas))
  }

  public var body: some View {
    List(discos) { disco in
      HStack {
        PortadaRemota(url: disco.portada, portadas: portadas)
          .frame(width: 60, height: 60)
        Text(disco.titulo)
      }
    }
  }
}

struct PortadaRemota: View {
  let url: URL
  let portadas: Portadas
  @State private var imagen: UIImage?

  var body: some View {
    Group {
      if let imagen {
        Image(uiImage: imagen).resizable()
      } else {
        Color.gray
      }
    }
    .task(id: url) { imagen = try? await portadas.imagen(de: url) }
  }
}

/// Las portadas ya descargadas, unas pocas.
@MainActor final class Portadas {
  private let red: any ServicioDeImagenes
  private let guardadas = NSCache<NSURL, UIImage>()

  init(red: any ServicioDeImagenes, maximo: Int) {
    self.red = red
    guardadas.countLimit = maximo
  }

  func imagen(de url: URL) async throws -> UIImage {
    if let guardada = guardadas.object(forKey: url as NSURL) { return guardada }
    let imagen = try await red.imagen(de: url)
    guardadas.setObject(imagen, forKey: url as NSURL)
    return imagen
  }
}
