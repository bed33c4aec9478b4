import Apoyo
import Foundation
import Imagenes
import Laboratorio
import Synchronization
import Testing

private let variable = "WORKBOOK_CARPETA_DE_FOTOS"

/// Una carpeta nueva que se borra al acabar, y sesiones de la app que la comparten.
private final class Viaje: Sendable {
  let carpeta: URL
  private let segundos = Mutex(0.0)

  init(carpeta: URL? = nil) throws {
    self.carpeta =
      carpeta
      ?? FileManager.default.temporaryDirectory.appending(path: "viaje-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: self.carpeta, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: carpeta) }

  /// Abre la app: solo lo que haya en la carpeta viene de antes. Su reloj da un segundo más cada vez.
  func sesion(
    _ fotos: [String: [UInt8]], limite: Int = 1 << 20
  ) -> (red: TransporteDePrueba, fotos: FotosDeViaje) {
    let red = TransporteDePrueba()
    for (ruta, archivo) in fotos { red.responder(a: ruta, con: RespuestaHTTP(cuerpo: archivo)) }
    return (
      red,
      FotosDeViaje(red: red, carpeta: carpeta, limite: limite) { [self] in
        segundos.withLock { segundos in
          segundos += 1
          return Date(timeIntervalSince1970: 1_700_000_000 + segundos)
        }
      }
    )
  }

  var archivos: [URL] {
    let todos = FileManager.default.enumerator(at: carpeta, includingPropertiesForKeys: nil)
    return (todos?.compactMap { $0 as? URL } ?? []).filter { !$0.hasDirectoryPath }
  }

  var bytes: Int {
    archivos.reduce(0) { $0 + ((try? Data(contentsOf: $1).count) ?? 0) }
  }
}

/// La dirección no depende del transporte: en cada sesión la app pide lo mismo.
private func direccion(_ ruta: String) -> URL {
  URL(string: "http://viaje.invalid\(ruta)") ?? URL(fileURLWithPath: ruta)
}

private func foto(_ semilla: UInt64) throws -> [UInt8] {
  CodificadorQOI.archivo(try ImagenSintetica.foto(ancho: 24, alto: 24, semilla: semilla))
}

/// Qué se ve al pedir la foto hecha con una semilla.
private func queSeVe(_ semilla: UInt64, en fotos: FotosDeViaje, ruta: String) async throws -> String
{
  guard let mapa = try? await fotos.foto(de: direccion(ruta)) else { return "nada" }
  return mapa == (try DecodificadorQOI.imagen(foto(semilla))) ? "su foto" : "otra foto"
}

/// Se ven n fotos, se cierra la app y se vuelven a ver.
private let escenario = Escenario(
  "Volver a abrir la app y ver las mismas fotos",
  unidad: Unidad("petición", "peticiones"), elementos: "fotos"
) { n in
  let viaje = try Viaje()
  let rutas = (0..<n).map { "/\($0).qoi" }
  let archivo = try foto(1)
  let servidor = Dictionary(uniqueKeysWithValues: rutas.map { ($0, archivo) })
  let primera = viaje.sesion(servidor, limite: .max)
  for ruta in rutas { _ = try await primera.fotos.foto(de: direccion(ruta)) }
  let segunda = viaje.sesion(servidor, limite: .max)
  for ruta in rutas { _ = try await segunda.fotos.foto(de: direccion(ruta)) }
  return [Cuenta("peticiones de la segunda sesión", segunda.red.peticiones.count)]
}

@MainActor
@Suite(
  "Kata 7.8 · Dos niveles, dos políticas", .kata("imagenes-dos-niveles"), .escenario(escenario))
struct DosNiveles {
  private let peticiones = Unidad("petición", "peticiones")

  @Test("Volver a abrir la app y ver las mismas diez fotos no pide ninguna")
  func sinRed() async throws {
    exigir(
      try await escenario.contar(a: 10).valor(de: "peticiones de la segunda sesión"), .exacto(0),
      de: peticiones, porque: "Se vieron en la sesión anterior: sus archivos tienen que seguir ahí."
    )
  }

  @Test("La sesión anterior puede haber sido otro proceso")
  func otroProceso() async throws {
    let viaje = try Viaje()
    setenv(variable, viaje.carpeta.path, 1)
    // Una prueba de salida se ejecuta en un proceso aparte: es cerrar la app y volver a abrirla.
    await #expect(processExitsWith: .success) {
      guard let ruta = ProcessInfo.processInfo.environment[variable] else { return }
      let sesion = try Viaje(carpeta: URL(fileURLWithPath: ruta)).sesion(["/a.qoi": try foto(5)])
      _ = try await sesion.fotos.foto(de: direccion("/a.qoi"))
      exit(EXIT_SUCCESS)
    }
    exigirIgual(
      try await queSeVe(5, en: viaje.sesion([:]).fotos, ruta: "/a.qoi"), "su foto",
      porque:
        "Otro proceso la guardó y este no la encuentra. El nombre del archivo tiene que salir "
        + "igual en todos: Hasher lleva una semilla distinta en cada arranque.")
  }

  @Test("Un archivo a medio escribir se tira y la foto se pide otra vez")
  func aMedias() async throws {
    let viaje = try Viaje()
    let servidor = ["/a.qoi": try foto(5)]
    _ = try await viaje.sesion(servidor).fotos.foto(de: direccion("/a.qoi"))
    for archivo in viaje.archivos {
      let bytes = try Data(contentsOf: archivo)
      try bytes.prefix(bytes.count / 2).write(to: archivo)
    }
    exigirIgual(
      try await queSeVe(5, en: viaje.sesion([:]).fotos, ruta: "/a.qoi"), "nada",
      porque: "Media foto no es la foto.")
    exigirIgual(
      try await queSeVe(5, en: viaje.sesion(servidor).fotos, ruta: "/a.qoi"), "su foto",
      porque: "La app se cerró mientras escribía. Eso no puede estropear la foto para siempre.")
    exigirIgual(
      try await queSeVe(5, en: viaje.sesion([:]).fotos, ruta: "/a.qoi"), "su foto",
      porque: "Lo que se bajó de nuevo queda guardado, y se abre sin red.")
  }

  @Test("La carpeta no pasa de su límite, y se va lo que hace más tiempo que no se abre")
  func limite() async throws {
    let viaje = try Viaje()
    let archivo = try foto(1)
    let servidor = Dictionary(uniqueKeysWithValues: "abcd".map { ("/\($0).qoi", archivo) })
    let limite = archivo.count * 3 + 10
    let ayer = viaje.sesion(servidor, limite: limite)
    for ruta in ["/a.qoi", "/b.qoi", "/c.qoi"] {
      _ = try await ayer.fotos.foto(de: direccion(ruta))
    }
    let hoy = viaje.sesion(servidor, limite: limite)
    for ruta in ["/a.qoi", "/d.qoi"] { _ = try await hoy.fotos.foto(de: direccion(ruta)) }
    exigir(
      viaje.bytes, .maximo(limite), de: Unidad("byte en la carpeta", "bytes en la carpeta"),
      porque: "Caben tres fotos. El disco de un teléfono también se acaba.")
    let sinRed = viaje.sesion([:], limite: limite)
    var quedan: [String] = []
    for ruta in ["/a.qoi", "/b.qoi", "/c.qoi", "/d.qoi"] {
      if (try? await sinRed.fotos.foto(de: direccion(ruta))) != nil { quedan.append(ruta) }
    }
    exigirIgual(
      quedan, ["/a.qoi", "/c.qoi", "/d.qoi"],
      porque:
        "Se vieron a, b, c; hoy, otra vez a; y llegó d. La que hacía más que no se abría era b.")
  }

  @Test("Cualquier dirección se puede guardar, y dos distintas no comparten archivo")
  func nombres() async throws {
    let viaje = try Viaje()
    let rutas = [
      "/roma/1.qoi", "/lima/1.qoi", "/lima/1.qoi?lado=2", "/..%2F..%2Farriba.qoi",
      "/ni%C3%B1o:*.qoi",
      "/" + String(repeating: "largo/", count: 400) + "1.qoi",
    ]
    let semillas = rutas.indices.map { UInt64($0) * 7 + 1 }
    let servidor = Dictionary(uniqueKeysWithValues: zip(rutas, try semillas.map(foto)))
    let ayer = viaje.sesion(servidor)
    for ruta in rutas { _ = try await ayer.fotos.foto(de: direccion(ruta)) }
    let hoy = viaje.sesion([:])
    var malas: [String] = []
    for (ruta, semilla) in zip(rutas, semillas) {
      let seVe = try await queSeVe(semilla, en: hoy.fotos, ruta: ruta)
      if seVe != "su foto" { malas.append("\(ruta.prefix(20)): \(seVe)") }
    }
    exigirIgual(
      malas, [],
      porque:
        "Cada dirección tiene que recuperar su foto, sea larga, lleve lo que lleve o acabe igual "
        + "que otra.")
  }

  @Test("Lo que falla no se guarda, y una foto ya vista no se vuelve a pedir")
  func memoria() async throws {
    let viaje = try Viaje()
    let sesion = viaje.sesion(["/a.qoi": try foto(5)])
    sesion.red.programar(peticion: 1, .estado(500))
    let fallida = try? await sesion.fotos.foto(de: direccion("/a.qoi"))
    exigirIgual(fallida == nil, true, porque: "El servidor respondió 500.")
    for _ in 0..<3 { _ = try await sesion.fotos.foto(de: direccion("/a.qoi")) }
    exigir(
      sesion.red.peticiones.count, .exacto(2), de: peticiones,
      porque: "Una que falló y otra que la trajo; las demás salen de la memoria.")
  }
}
