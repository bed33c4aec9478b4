import MiniSwiftUI
import Synchronization
import Testing

/// Un servidor de imágenes que responde cuando la prueba lo dice.
private final class Servidor: ServicioDeImagenes {
  private struct Estado {
    var pedidas: [String] = []
    var canceladas = 0
    var esperando: [CheckedContinuation<Void, Never>] = []
  }

  private let estado = Mutex(Estado())
  let falla: Bool

  init(falla: Bool = false) { self.falla = falla }

  var pedidas: [String] { estado.withLock { $0.pedidas } }
  var canceladas: Int { estado.withLock { $0.canceladas } }

  func imagen(de url: URL) async throws -> UIImage {
    estado.withLock { $0.pedidas.append(url.lastPathComponent) }
    await withCheckedContinuation { continuacion in
      estado.withLock { $0.esperando.append(continuacion) }
    }
    if Task.isCancelled { estado.withLock { $0.canceladas += 1 } }
    if falla { throw URLError(.cannotDecodeContentData) }
    return UIImage(nombre: url.lastPathComponent, ancho: 600, alto: 300)
  }

  func responder() {
    let listas: [CheckedContinuation<Void, Never>] = estado.withLock { estado in
      defer { estado.esperando = [] }
      return estado.esperando
    }
    for continuacion in listas { continuacion.resume() }
  }
}

private struct Miniatura: View {
  let url: URL?
  var body: some View {
    AsyncImage(url: url, transaction: Transaction(animation: .easeIn(duration: 0.2))) { fase in
      switch fase {
      case .empty: ProgressView("cargando")
      case .success(let imagen): imagen.resizable().scaledToFill()
      case .failure: Image(systemName: "photo.badge.exclamationmark")
      @unknown default: Color.clear
      }
    }
  }
}

private struct Galeria: View {
  let enmarcada: Bool
  var body: some View {
    List(0..<200) { numero in
      let miniatura = Miniatura(url: URL(string: "https://ejemplo.es/\(numero)"))
      if enmarcada {
        miniatura.frame(width: 120, height: 120).clipped()
      } else {
        miniatura.padding(0)
      }
    }
  }
}

@MainActor @Suite("AsyncImage") struct AsyncImageTests {
  @Test("pasa de vacía a imagen cuando llega la respuesta")
  func exito() async {
    let servidor = Servidor()
    let pantalla = Pantalla(imagenes: servidor) { Miniatura(url: URL(string: "https://e.es/a")) }
    #expect(pantalla.textos == ["cargando"])
    await pantalla.esperar { servidor.pedidas.count == 1 }
    servidor.responder()
    await pantalla.esperarTareas()
    #expect(pantalla.imagenes == ["a"])
    #expect(pantalla.textos.isEmpty)
  }

  @Test("si la descarga falla se ve la fase de fallo")
  func fallo() async {
    let servidor = Servidor(falla: true)
    let pantalla = Pantalla(imagenes: servidor) { Miniatura(url: URL(string: "https://e.es/a")) }
    await pantalla.esperar { servidor.pedidas.count == 1 }
    servidor.responder()
    await pantalla.esperarTareas()
    #expect(pantalla.imagenes == ["photo.badge.exclamationmark"])
  }

  @Test("sin servicio de imágenes falla con un aviso, y sin URL se queda vacía")
  func sinServicio() {
    let pantalla = Pantalla { Miniatura(url: URL(string: "https://e.es/a")) }
    #expect(pantalla.imagenes == ["photo.badge.exclamationmark"])
    #expect(pantalla.registro.avisos.count == 1)
    #expect(Pantalla { Miniatura(url: nil) }.textos == ["cargando"])
  }

  @Test("al salir de pantalla se cancela y al volver se pide otra vez")
  func redescarga() async {
    let servidor = Servidor()
    let pantalla = Pantalla(imagenes: servidor) { Galeria(enmarcada: true) }
    let alPrincipio: Int = 7 + Pantalla.margenDeFilas
    await pantalla.esperar { servidor.pedidas.count == alPrincipio }
    #expect(pantalla.filas.count == 7)
    pantalla.desplazar(aFila: 100)
    await pantalla.esperar { servidor.pedidas.count > alPrincipio + 7 }
    pantalla.desplazar(aFila: 0)
    await pantalla.esperar { servidor.pedidas.filter { $0 == "0" }.count == 2 }
    #expect(servidor.pedidas.filter { $0 == "0" }.count == 2)
    await pantalla.esperar {
      servidor.responder()
      return pantalla.tareasVivas == 0
    }
    #expect(servidor.canceladas > 0)
    #expect(pantalla.imagenes == (0..<7).map(String.init))
  }

  @Test("sin marco la fila adopta el tamaño en píxeles; con él mide 120 en las tres fases")
  func altura() async {
    for (enmarcada, antes, despues) in [(true, 120.0, 120.0), (false, 44.0, 195.0)] {
      let servidor = Servidor()
      let pantalla = Pantalla(imagenes: servidor) { Galeria(enmarcada: enmarcada) }
      #expect(pantalla.alturasDeFilas.first == antes)
      await pantalla.esperar { servidor.pedidas.contains("0") }
      servidor.responder()
      await pantalla.esperar { pantalla.imagenes.contains("0") }
      #expect(pantalla.alturasDeFilas.first == despues)
      servidor.responder()
    }
  }

  @Test("otra URL en la misma identidad descarta la respuesta de la anterior")
  func otraURL() async {
    let servidor = Servidor()
    let pantalla = Pantalla(imagenes: servidor) { Miniatura(url: URL(string: "https://e.es/a")) }
    await pantalla.esperar { servidor.pedidas.count == 1 }
    pantalla.mostrar(Miniatura(url: URL(string: "https://e.es/b")))
    await pantalla.esperar { servidor.pedidas.count == 2 }
    servidor.responder()
    await pantalla.esperarTareas()
    #expect(pantalla.imagenes == ["b"])
  }

  @Test("UIImage lee las medidas de un PNG y de un QOI y rechaza lo demás")
  func cabeceras() {
    let png: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 1, 44, 0, 0, 0, 200]
    let qoi: [UInt8] = [0x71, 0x6F, 0x69, 0x66, 0, 0, 0, 60, 0, 0, 0, 30, 4, 0]
    #expect(UIImage(data: Data(png))?.size == CGSize(width: 300, height: 200))
    #expect(UIImage(data: Data(qoi), scale: 2)?.size == CGSize(width: 30, height: 15))
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(data: Data(png.prefix(20))) == nil)
  }
}
