import Apoyo
import Efectos
import Laboratorio
import MiniTCA
import Synchronization
import Testing

/// Una bolsa que sabe cuántos la están escuchando.
private final class Bolsa: Sendable {
  private struct Libro {
    var abiertos: [Int: AsyncStream<Int>.Continuation] = [:]
    var siguiente = 0
    var maximo = 0
  }

  private let libro = Mutex(Libro())

  var vivos: Int { libro.withLock { $0.abiertos.count } }
  var maximo: Int { libro.withLock { $0.maximo } }

  func abrir() -> AsyncStream<Int> {
    let (flujo, salida) = AsyncStream.makeStream(of: Int.self)
    let numero = libro.withLock { libro in
      libro.siguiente += 1
      libro.abiertos[libro.siguiente] = salida
      libro.maximo = max(libro.maximo, libro.abiertos.count)
      return libro.siguiente
    }
    salida.onTermination = { [self] _ in
      // Se suelta fuera del cerrojo: soltar una continuación puede volver a llamar aquí.
      _ = libro.withLock { $0.abiertos.removeValue(forKey: numero) }
    }
    return flujo
  }

  func publicar(_ precio: Int) {
    let abiertos = libro.withLock { Array($0.abiertos.values) }
    for salida in abiertos { salida.yield(precio) }
  }
}

@MainActor private final class Banco {
  let bolsa = Bolsa()
  let store: StoreOf<Cotizacion>

  init() {
    store = Store(initialState: Cotizacion.State()) { [bolsa] in
      Cotizacion(precios: { bolsa.abrir() })
    }
  }

  func hacer(_ acciones: Cotizacion.Action...) async {
    for accion in acciones {
      store.send(accion)
      await store.reposo()
    }
  }

  func publicar(_ precio: Int) async {
    bolsa.publicar(precio)
    await store.reposo()
  }

  /// Espera a que un reposo entero no traiga ningún envío más.
  func calma() async {
    var vistos: Int
    repeat {
      vistos = envios
      await store.reposo()
    } while envios != vistos
  }

  var envios: Int { store.contadores.accionesDeEfectos }
}

/// Se entra y se sale unas cuantas veces; después, con la pantalla cerrada, cambia el precio.
@MainActor private func visitar(_ visitas: Int, cambios: Int) async -> [Cuenta] {
  let banco = Banco()
  for _ in 0..<visitas { await banco.hacer(.aparecio, .desaparecio) }
  let vivos = banco.bolsa.vivos
  let antes = banco.envios
  for precio in 0..<cambios { banco.bolsa.publicar(precio) }
  await banco.calma()
  return [
    Cuenta("envíos con la pantalla cerrada", banco.envios - antes),
    Cuenta("productores vivos al salir", vivos),
    Cuenta("productores a la vez", banco.bolsa.maximo),
  ]
}

private let escenario = Escenario(
  "Entrar y salir tres veces, y que después cambie el precio",
  unidad: Unidad("envío con la pantalla cerrada", "envíos con la pantalla cerrada"),
  elementos: "cambios de precio"
) { n in await visitar(3, cambios: n) }

@MainActor
@Suite(
  "Kata 5.5 · El productor que nadie apaga", .kata("efectos-cancelacion"),
  .escenario(escenario, costes: ["envíos con la pantalla cerrada": .microseconds(20)]))
struct ProductorSinApagar {
  private let productores = Unidad("productor vivo", "productores vivos")

  @Test("Entrar y salir diez veces no deja ningún productor")
  func ningunoAlFinal() async throws {
    exigir(
      try await visitar(10, cambios: 1).valor(de: "productores vivos al salir"), .exacto(0),
      de: productores,
      porque: "Un efecto de larga vida no se acaba porque la pantalla se cierre: alguien tiene que "
        + "cancelarlo, y para eso necesita un nombre.")
  }

  @Test("Nunca hay más de un productor a la vez")
  func unoComoMucho() async throws {
    exigir(
      try await visitar(10, cambios: 1).valor(de: "productores a la vez"), .maximo(1),
      de: productores, porque: "La pantalla está delante una vez: le basta con uno.")
  }

  @Test("Con la pantalla cerrada, un precio nuevo no envía nada")
  func silencioAlSalir() async throws {
    exigir(
      try await visitar(10, cambios: 1).valor(de: "envíos con la pantalla cerrada"), .exacto(0),
      de: Unidad("envío", "envíos"), porque: "Nadie lo va a ver.")
  }

  @Test("Aparecer dos veces seguidas deja un productor")
  func dosApariciones() async {
    let banco = Banco()
    await banco.hacer(.aparecio, .aparecio)
    exigir(
      banco.bolsa.vivos, .exacto(1), de: productores,
      porque: "SwiftUI puede llamar a «onAppear» otra vez sin haber llamado a «onDisappear».")
    await banco.publicar(7)
    exigirIgual(banco.store.precio, 7, porque: "El que queda tiene que funcionar.")
  }

  @Test("El precio se ve al llegar, y también al volver a entrar")
  func sigueFuncionando() async {
    let banco = Banco()
    await banco.hacer(.aparecio)
    await banco.publicar(5)
    exigirIgual(banco.store.precio, 5, porque: "La pantalla está delante.")
    await banco.hacer(.desaparecio)
    exigirIgual(banco.store.precio, nil, porque: "Al salir se olvida: al volver sería viejo.")
    await banco.hacer(.aparecio)
    await banco.publicar(6)
    exigirIgual(banco.store.precio, 6, porque: "La pantalla vuelve a estar delante.")
  }
}
