import Foundation
import Testing

@testable import Laboratorio

private struct Receta: Identifiable, Equatable, Sendable {
  let id: Int
  var titulo = ""
}

private func recetas(_ cantidad: Int) -> [Receta] {
  (0..<cantidad).map { Receta(id: $0) }
}

/// Pide páginas por cursor hasta el final y devuelve los identificadores en orden de llegada.
private func todo(_ servidor: ServidorPaginado<Receta>, limite: Int) async throws -> [Int] {
  var ids: [Int] = []
  var cursor: String?
  repeat {
    let pagina = try await servidor.pagina(despuesDe: cursor, limite: limite)
    ids += pagina.elementos.map(\.id)
    cursor = pagina.cursorSiguiente
  } while cursor != nil
  return ids
}

@Suite("Servidor paginado", .timeLimit(.minutes(1)))
struct ServidorPaginadoTests {
  @Test("por cursor entrega cada elemento una vez y la última página no tiene cursor")
  func cursor() async throws {
    let servidor = ServidorPaginado(recetas(45))
    #expect(try await todo(servidor, limite: 20) == Array(0..<45))
    #expect(
      await servidor.peticiones.map(\.desenlace) == [20, 20, 5].map { .servida(elementos: $0) })
  }

  @Test("una última página justa no promete otra vacía")
  func justa() async throws {
    let servidor = ServidorPaginado(recetas(40))
    #expect(try await todo(servidor, limite: 20) == Array(0..<40))
    #expect(await servidor.peticiones.count == 2)
  }

  @Test("sin elementos, la primera página está vacía y no hay más")
  func vacio() async throws {
    let pagina = try await ServidorPaginado(recetas(0)).pagina(despuesDe: nil)
    #expect(pagina == PaginaServida(elementos: [], cursorSiguiente: nil))
  }

  @Test("por desplazamiento, insertar entre páginas repite y borrar se salta")
  func desplazamiento() async throws {
    let conInsercion = ServidorPaginado(recetas(10))
    await conInsercion.programar(antesDe: 2, .insertar(Receta(id: 99), en: 0))
    let primera = try await conInsercion.pagina(desplazamiento: 0, limite: 4)
    let segunda = try await conInsercion.pagina(desplazamiento: 4, limite: 4)
    #expect(primera.elementos.map(\.id) == [0, 1, 2, 3])
    #expect(segunda.elementos.map(\.id) == [3, 4, 5, 6])

    let conBorrado = ServidorPaginado(recetas(10))
    await conBorrado.programar(antesDe: 2, .eliminar(0))
    _ = try await conBorrado.pagina(desplazamiento: 0, limite: 4)
    let saltada = try await conBorrado.pagina(desplazamiento: 4, limite: 4)
    #expect(saltada.elementos.map(\.id) == [5, 6, 7, 8])
  }

  @Test("por cursor, ni insertar ni borrar entre páginas repite o se salta nada")
  func cursorEstable() async throws {
    let servidor = ServidorPaginado(recetas(10))
    await servidor.programar(antesDe: 2, .insertar(Receta(id: 99), en: 0))
    await servidor.programar(antesDe: 2, .eliminar(1))
    // También cuando lo borrado es el propio elemento al que apunta el cursor.
    await servidor.programar(antesDe: 3, .eliminar(7))
    #expect(try await todo(servidor, limite: 4) == Array(0..<10))
    #expect(await servidor.elementos.map(\.id) == [99, 0, 2, 3, 4, 5, 6, 8, 9])
  }

  @Test("actualizar cambia el elemento en su sitio; lo que no está no se toca")
  func actualizar() async throws {
    let servidor = ServidorPaginado(recetas(3))
    await servidor.cambiar(.actualizar(Receta(id: 1, titulo: "Pan")))
    await servidor.cambiar(.actualizar(Receta(id: 7, titulo: "Nada")))
    await servidor.cambiar(.eliminar(7))
    await servidor.cambiar(.insertar(Receta(id: 8), en: 100))
    await servidor.cambiar(.insertar(Receta(id: 9), en: -100))
    #expect(await servidor.elementos.map(\.id) == [9, 0, 1, 2, 8])
    #expect(await servidor.elementos[2].titulo == "Pan")
  }

  @Test("el solape repite los últimos de la página anterior, y aun así se llega al final")
  func solape() async throws {
    var ajustes = AjustesDeServidor()
    ajustes.solape = 2
    let servidor = ServidorPaginado(recetas(10), ajustes: ajustes)
    #expect(try await todo(servidor, limite: 5) == [0, 1, 2, 3, 4, 3, 4, 5, 6, 7, 6, 7, 8, 9])
  }

  @Test("un solape mayor que la página no impide llegar al final")
  func solapeExcesivo() async throws {
    var ajustes = AjustesDeServidor()
    ajustes.solape = 50
    let servidor = ServidorPaginado(recetas(4), ajustes: ajustes)
    #expect(try await todo(servidor, limite: 2) == [0, 1, 1, 2, 2, 3])
  }

  @Test("la primera página puede venir corta, incluso vacía, y las demás no")
  func primeraCorta() async throws {
    var ajustes = AjustesDeServidor()
    ajustes.primeraPagina = 3
    let corta = ServidorPaginado(recetas(10), ajustes: ajustes)
    #expect(try await todo(corta, limite: 5) == Array(0..<10))
    #expect(await corta.peticiones.map(\.desenlace) == [3, 5, 2].map { .servida(elementos: $0) })
    ajustes.primeraPagina = 0
    let vacia = ServidorPaginado(recetas(10), ajustes: ajustes)
    #expect(try await todo(vacia, limite: 5) == Array(0..<10))
    #expect(await vacia.peticiones.map(\.desenlace) == [0, 5, 5].map { .servida(elementos: $0) })
  }

  @Test("una página vacía que no es la última deja al cliente donde estaba")
  func vaciaEnMedio() async throws {
    let servidor = ServidorPaginado(recetas(10))
    await servidor.programar(peticion: 1, .paginaVacia)
    await servidor.programar(peticion: 3, .paginaVacia)
    #expect(try await todo(servidor, limite: 5) == Array(0..<10))
    #expect(await servidor.peticiones.count == 4)
  }

  @Test("un fallo programado llega una vez, y el mismo cursor se puede volver a pedir")
  func fallo() async throws {
    let servidor = ServidorPaginado(recetas(10))
    await servidor.programar(peticion: 2, .fallo(ErrorDeServidor.noDisponible))
    let primera = try await servidor.pagina(despuesDe: nil, limite: 5)
    await #expect(throws: ErrorDeServidor.noDisponible) {
      try await servidor.pagina(despuesDe: primera.cursorSiguiente, limite: 5)
    }
    let otraVez = try await servidor.pagina(despuesDe: primera.cursorSiguiente, limite: 5)
    #expect(otraVez.elementos.map(\.id) == Array(5..<10))
    #expect(
      await servidor.peticiones[1].desenlace == .fallida("El servidor no está disponible."))
  }

  @Test("la cancelación del servidor y la de URLSession llegan como cada una es")
  func cancelaciones() async throws {
    let servidor = ServidorPaginado(recetas(10))
    await servidor.programar(peticion: 1, .cancelacion)
    await servidor.programar(peticion: 2, .fallo(URLError(.cancelled)))
    await #expect(throws: CancellationError.self) { try await servidor.pagina(despuesDe: nil) }
    let error = await #expect(throws: URLError.self) {
      try await servidor.pagina(despuesDe: nil)
    }
    #expect(error?.code == .cancelled)
    #expect(await servidor.peticiones[0].desenlace == .cancelada)
  }

  @Test("pedir con un cursor inventado, un límite o un desplazamiento imposibles es un error")
  func noValidos() async throws {
    let servidor = ServidorPaginado(recetas(10))
    for cursor in ["", "3", "cur_", "cur_zzzzzzzzzzzzzzz", CursorOpaco.cursor(de: 5000), "cur_+1"] {
      await #expect(throws: ErrorDeServidor.cursorDesconocido(cursor)) {
        try await servidor.pagina(despuesDe: cursor)
      }
    }
    for limite in [0, -1, 101] {
      await #expect(throws: ErrorDeServidor.limiteNoValido(limite, maximo: 100)) {
        try await servidor.pagina(despuesDe: nil, limite: limite)
      }
    }
    await #expect(throws: ErrorDeServidor.desplazamientoNoValido(-1)) {
      try await servidor.pagina(desplazamiento: -1)
    }
    let lejos = try await servidor.pagina(desplazamiento: .max, limite: 5)
    #expect(lejos == PaginaServida(elementos: [], cursorSiguiente: nil))
  }

  @Test("el cursor es opaco y vuelve a ser el mismo elemento", arguments: [-1, 0, 1, 49_999, .max])
  func cursorOpaco(serie: Int) {
    #expect(CursorOpaco.serie(de: CursorOpaco.cursor(de: serie)) == serie)
  }
}

@Suite("Servidor paginado con latencia", .timeLimit(.minutes(1)))
struct LatenciaDeServidorTests {
  @Test("la página se decide al llegar la petición y se entrega cuando pasa la latencia")
  func latencia() async throws {
    let reloj = RelojManual()
    var ajustes = AjustesDeServidor()
    ajustes.latencia = .milliseconds(300)
    let servidor = ServidorPaginado(recetas(3), ajustes: ajustes, reloj: reloj)
    async let pagina = servidor.pagina(despuesDe: nil)
    await reloj.adelantar(.milliseconds(299))
    #expect(await servidor.enVuelo == 1)
    await servidor.cambiar(.eliminar(0))
    await reloj.adelantar(.milliseconds(1))
    #expect(try await pagina.elementos.map(\.id) == [0, 1, 2])
    #expect(await servidor.enVuelo == 0)
  }

  @Test("una petición lenta puede llegar después de otra posterior")
  func adelantada() async throws {
    let reloj = RelojManual()
    let servidor = ServidorPaginado(recetas(3), reloj: reloj)
    await servidor.programar(peticion: 1, .latencia(.seconds(5)))
    let lenta = Task { try await servidor.pagina(despuesDe: nil) }
    try await hasta { await servidor.enVuelo > 0 }
    await servidor.cambiar(.insertar(Receta(id: 9), en: 0))
    #expect(try await servidor.pagina(despuesDe: nil).elementos.count == 4)
    await reloj.adelantar(.seconds(5))
    #expect(try await lenta.value.elementos.count == 3)
    #expect(await servidor.maximoEnVuelo == 2)
  }

  @Test("quien no responde se puede cancelar, y queda apuntado")
  func silencio() async throws {
    let reloj = RelojManual()
    let servidor = ServidorPaginado(recetas(3), reloj: reloj)
    await servidor.programar(peticion: 1, .silencio)
    let tarea = Task { try await servidor.pagina(despuesDe: nil) }
    await reloj.adelantar(.seconds(3600))
    #expect(await servidor.enVuelo == 1)
    tarea.cancel()
    await #expect(throws: CancellationError.self) { try await tarea.value }
    #expect(await servidor.peticiones.map(\.desenlace) == [.cancelada])
  }

  @Test("una tarea ya cancelada deja constancia de su petición")
  func yaCancelada() async throws {
    let servidor = ServidorPaginado(recetas(3))
    let tarea = Task {
      while !Task.isCancelled { await Task.yield() }
      _ = try await servidor.pagina(despuesDe: nil)
    }
    tarea.cancel()
    await #expect(throws: CancellationError.self) { try await tarea.value }
    #expect(await servidor.peticiones.map(\.desenlace) == [.cancelada])
  }
}
