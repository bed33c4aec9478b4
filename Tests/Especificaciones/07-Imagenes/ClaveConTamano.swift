import Apoyo
import Foundation
import Imagenes
import Laboratorio
import Testing

/// Un portal con dos fotos distintas en la misma ruta: la de siempre y la de «?version=2».
private struct Portal {
  let red = TransporteDePrueba()
  let taller = TallerDeImagenes()
  let fotos: FotosDePisos

  init() throws {
    fotos = FotosDePisos(red: red, taller: taller)
    red.responder(a: "/piso.qoi", con: RespuestaHTTP(cuerpo: try Self.archivo(semilla: 1)))
    red.responder(
      a: "/piso.qoi?version=2", con: RespuestaHTTP(cuerpo: try Self.archivo(semilla: 9)))
  }

  static func archivo(semilla: UInt64) throws -> [UInt8] {
    CodificadorQOI.archivo(try ImagenSintetica.foto(ancho: 120, alto: 120, semilla: semilla))
  }

  /// Cuál de las dos fotos se ve en una ruta.
  func cual(_ ruta: String, lado: Int) async throws -> String {
    let mapa = try await fotos.foto(de: red.url(ruta), lado: lado)
    for (semilla, nombre) in [(UInt64(1), "la de siempre"), (9, "la nueva")] {
      let entera = try DecodificadorQOI.imagen(Self.archivo(semilla: semilla))
      if mapa == (try ReductorDeImagen.reducida(entera, ancho: lado, alto: lado)) { return nombre }
    }
    return "ninguna de las dos"
  }

  func lados(_ lados: [Int], de ruta: String = "/piso.qoi") async throws -> [Int] {
    var anchos: [Int] = []
    for lado in lados { anchos.append(try await fotos.foto(de: red.url(ruta), lado: lado).ancho) }
    return anchos
  }
}

/// La misma foto a n tamaños distintos, dos veces cada uno.
private let escenario = Escenario(
  "Enseñar una foto a varios tamaños",
  unidad: Unidad("mapa que no mide lo que se pidió", "mapas que no miden lo que se pidió"),
  elementos: "tamaños"
) { n in
  let portal = try Portal()
  let lados = (0..<n).map { $0 % 120 + 1 }
  let anchos = try await portal.lados(lados)
  return [
    Cuenta("mapas que no miden lo que se pidió", zip(lados, anchos).count { $0 != $1 }),
    Cuenta("descargas", portal.red.peticiones.count),
  ]
}

@MainActor
@Suite("Kata 7.6 · La clave lleva el tamaño", .kata("imagenes-clave"), .escenario(escenario))
struct ClaveConTamano {
  private let descargas = Unidad("descarga", "descargas")

  @Test(
    "La miniatura de 12 píxeles y la ficha de 120 no se confunden, se pida antes la que se pida")
  func tamanos() async throws {
    for lados in [[12, 120, 12], [120, 12, 120]] {
      exigirIgual(
        try await Portal().lados(lados), lados,
        porque: "Lo que se guarda es un mapa ya reducido: el de otro tamaño no sirve.")
    }
  }

  @Test("Enseñar la misma foto a diez tamaños la descarga una vez")
  func unaDescarga() async throws {
    exigir(
      try await escenario.contar(a: 10).valor(de: "descargas"), .exacto(1), de: descargas,
      porque: "El archivo es el mismo para todos los tamaños.")
  }

  @Test("Pedir otra vez el mismo tamaño no decodifica nada")
  func unaDecodificacion() async throws {
    let portal = try Portal()
    _ = try await portal.lados([60, 60, 60])
    exigir(
      portal.taller.decodificaciones.valor, .exacto(1),
      de: Unidad("decodificación", "decodificaciones"),
      porque: "El mapa de 60 ya estaba hecho.")
  }

  @Test("Con otra consulta es otra foto")
  func consulta() async throws {
    let portal = try Portal()
    _ = try await portal.lados([60])
    exigirIgual(
      try await portal.cual("/piso.qoi?version=2", lado: 60), "la nueva",
      porque: "«?version=2» es otro archivo en el servidor.")
    exigirIgual(
      try await portal.cual("/piso.qoi", lado: 60), "la de siempre",
      porque: "La foto sin consulta sigue siendo la suya.")
  }

  @Test("Con otro fragmento es la misma foto, y no se descarga otra vez")
  func fragmento() async throws {
    let portal = try Portal()
    _ = try await portal.lados([60])
    _ = try await portal.lados([60], de: "/piso.qoi#salon")
    exigir(
      portal.red.peticiones.count, .exacto(1), de: descargas,
      porque: "Lo que va detrás de «#» no viaja al servidor: no puede dar otro archivo.")
  }
}
