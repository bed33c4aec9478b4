import Apoyo
import CargadorDeImagenes
import Foundation
import Laboratorio
import Testing

/// Un servidor con fotos de 100 × 100, una `URLSession` de verdad y una carpeta que se borra al acabar.
@MainActor private final class Banco {
  let red = TransporteDePrueba()
  let taller = TallerDeImagenes()
  let carpeta = FileManager.default.temporaryDirectory
    .appending(path: "cargador-\(UUID().uuidString)")

  init(fotos: Int = 1) throws {
    for numero in 0..<fotos { try servir(numero) }
  }

  func servir(_ numero: Int) throws {
    let foto = try ImagenSintetica.foto(ancho: 100, alto: 100, semilla: UInt64(numero) + 1)
    red.responder(
      a: "/\(numero)", con: RespuestaHTTP(cuerpo: CodificadorQOI.archivo(foto, conAlfa: false)))
  }

  deinit { try? FileManager.default.removeItem(at: carpeta) }

  /// Abre la app.
  func cargador(enMemoria: Int = 1 << 20, enDisco: Int = 1 << 20) -> CargadorDeImagenes {
    let sesion = TransporteDeSesion(SesionDePrueba.crear(para: red))
    return CargadorDeImagenes(
      red: sesion, carpeta: carpeta, enMemoria: enMemoria, enDisco: enDisco
    ) { [taller] archivo, lado in
      taller.decodificaciones.sumar()
      return try ReductorDeImagen.miniatura(archivo, ancho: lado, alto: lado)
    }
  }

  func url(_ numero: Int) -> URL { red.url("/\(numero)") }

  /// Piden a la vez, con la red retenida y la petición ya en vuelo.
  func pedir(
    _ lados: [Int], a cargador: CargadorDeImagenes
  ) async -> [Task<ImagenRGBA, any Error>] {
    red.retener()
    let url = url(0)
    let tareas = lados.map { lado in Task { try await cargador.imagen(de: url, lado: lado) } }
    _ = await seCumple { red.enVuelo > 0 }
    await cederElTurno()
    return tareas
  }
}

@MainActor @Suite("CargadorDeImagenes", .timeLimit(.minutes(1)))
struct CargadorDeImagenesTests {
  @Test("veinte esperas de dos tamaños: una descarga, y cada una recibe el suyo")
  func compartir() async throws {
    let banco = try Banco()
    let lados = (0..<20).map { $0.isMultiple(of: 2) ? 10 : 50 }
    let tareas = await banco.pedir(lados, a: banco.cargador())
    banco.red.soltar()
    var anchos: [Int] = []
    for tarea in tareas { anchos.append(try await tarea.value.ancho) }
    #expect(anchos == lados)
    #expect(banco.red.peticiones.count == 1)
    #expect(banco.taller.decodificaciones.valor == 2)
  }

  @Test("quien cancela vuelve en el acto, los demás reciben su imagen")
  func cancelarUno() async throws {
    let banco = try Banco()
    let tareas = await banco.pedir([10, 10, 50], a: banco.cargador())
    tareas[0].cancel()
    // Sigue retenida: si esperase a la red, esto no acabaría.
    await #expect(throws: CancellationError.self) { try await tareas[0].value }
    banco.red.soltar()
    #expect(try await tareas[1].value.ancho == 10)
    #expect(try await tareas[2].value.ancho == 50)
    #expect(banco.red.canceladas == 0)
  }

  @Test("cuando se va el último se cancela la descarga, y se puede volver a pedir")
  func cancelarTodos() async throws {
    let banco = try Banco()
    let cargador = banco.cargador()
    let tareas = await banco.pedir([10, 50], a: cargador)
    for tarea in tareas { tarea.cancel() }
    #expect(await seCumple { banco.red.canceladas == 1 })
    banco.red.soltar()
    #expect(try await cargador.imagen(de: banco.url(0), lado: 10).ancho == 10)
    #expect(banco.red.peticiones.count == 2)
  }

  @Test("un fallo llega a todos, no se guarda y no deja nada en vuelo")
  func fallo() async throws {
    let banco = try Banco()
    let cargador = banco.cargador()
    banco.red.responder(a: "/0", con: RespuestaHTTP(estado: 503))
    let tareas = await banco.pedir([10, 10, 50], a: cargador)
    banco.red.soltar()
    for tarea in tareas { await #expect(throws: URLError.self) { try await tarea.value } }
    try banco.servir(0)
    #expect(try await cargador.imagen(de: banco.url(0), lado: 10).ancho == 10)
  }

  @Test("tras cerrar la app, otro tamaño de la misma foto sale del disco")
  func disco() async throws {
    let banco = try Banco()
    _ = try await banco.cargador().imagen(de: banco.url(0), lado: 10)
    _ = try await banco.cargador().imagen(de: banco.url(0), lado: 50)
    #expect(banco.red.peticiones.count == 1)
  }

  @Test("un archivo cortado se tira y se pide otra vez")
  func cortado() async throws {
    let banco = try Banco()
    let entera = try await banco.cargador().imagen(de: banco.url(0), lado: 10)
    for archivo in try FileManager.default.contentsOfDirectory(
      at: banco.carpeta, includingPropertiesForKeys: nil)
    {
      let datos = try Data(contentsOf: archivo)
      try datos.prefix(datos.count / 2).write(to: archivo)
    }
    #expect(try await banco.cargador().imagen(de: banco.url(0), lado: 10) == entera)
    #expect(banco.red.peticiones.count == 2)
  }

  @Test("la memoria se acota por bytes decodificados y echa al menos usado")
  func memoria() async throws {
    let banco = try Banco(fotos: 4)
    let cargador = banco.cargador(enMemoria: 3 * 10 * 10 * 4)
    for numero in [0, 1, 2, 0, 3] {
      _ = try await cargador.imagen(de: banco.url(numero), lado: 10)
    }
    #expect(await cargador.bytesEnMemoria == 1_200)
    banco.taller.decodificaciones.reiniciar()
    for numero in [0, 2, 3] { _ = try await cargador.imagen(de: banco.url(numero), lado: 10) }
    #expect(banco.taller.decodificaciones.valor == 0)
    // Una que no cabe ni sola se entrega y no vacía la memoria.
    #expect(try await cargador.imagen(de: banco.url(0), lado: 100).ancho == 100)
    #expect(await cargador.bytesEnMemoria == 1_200)
    await cargador.avisoDeMemoria()
    #expect(await cargador.bytesEnMemoria == 400)
  }

  @Test("el disco no pasa de su límite")
  func limiteDeDisco() async throws {
    let banco = try Banco(fotos: 6)
    let limite = 60_000
    let cargador = banco.cargador(enDisco: limite)
    for numero in 0..<6 { _ = try await cargador.imagen(de: banco.url(numero), lado: 10) }
    let bytes = try FileManager.default.contentsOfDirectory(
      at: banco.carpeta, includingPropertiesForKeys: nil
    ).reduce(0) { $0 + (try Data(contentsOf: $1).count) }
    #expect(bytes <= limite)
    #expect(bytes > 0)
  }

  @Test("cabe en 200 líneas, como dice el capítulo")
  func lineas() throws {
    let carpeta = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "CargadorDeImagenes")
    let archivos = try FileManager.default.contentsOfDirectory(
      at: carpeta, includingPropertiesForKeys: nil)
    let lineas = try archivos.reduce(0) {
      $0 + (try String(contentsOf: $1, encoding: .utf8)).count { $0 == "\n" }
    }
    #expect(archivos.count == 4)
    #expect(lineas <= 200)
  }
}
