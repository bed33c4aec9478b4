/// Un servidor de páginas en memoria, determinista: el mismo guion da siempre las mismas páginas.
///
/// Pagina por cursor y por desplazamiento sobre los mismos datos, que pueden cambiar entre dos
/// peticiones. Lo que va a pasar se programa por el número de la petición, así que una prueba no
/// depende de quién llegue antes.
///
/// ```swift
/// let servidor = ServidorPaginado(tareas, reloj: reloj)
/// await servidor.programar(antesDe: 2, .insertar(nueva, en: 0))
/// await servidor.programar(peticion: 3, .fallo(ErrorDeServidor.noDisponible))
/// let primera = try await servidor.pagina(despuesDe: nil, limite: 20)
/// ```
///
/// - Note: La página se decide **cuando llega la petición**, y la latencia pasa después. Por eso una
///   respuesta lenta trae datos viejos, como la de un servidor de verdad.
public actor ServidorPaginado<Elemento: Identifiable & Sendable> where Elemento.ID: Sendable {
  /// Todas las peticiones que han llegado, en orden.
  public private(set) var peticiones: [PeticionPaginada] = []
  /// Cuántas peticiones llegaron a estar en vuelo a la vez.
  public private(set) var maximoEnVuelo = 0

  private let ajustes: AjustesDeServidor
  private let reloj: any Clock<Duration>
  private var coleccion: ColeccionConLapidas<Elemento>
  private var incidentes: [Int: [IncidenteDeServidor]] = [:]
  private var cambios: [Int: [CambioEnServidor<Elemento>]] = [:]

  /// Crea un servidor.
  /// - Parameters:
  ///   - elementos: Los datos, en el orden en que se paginan.
  ///   - ajustes: Cómo se porta normalmente.
  ///   - reloj: El reloj de la latencia; en una prueba, uno que se adelanta a mano.
  public init(
    _ elementos: [Elemento],
    ajustes: AjustesDeServidor = AjustesDeServidor(),
    reloj: any Clock<Duration> = ContinuousClock()
  ) {
    coleccion = ColeccionConLapidas(elementos)
    self.ajustes = ajustes
    self.reloj = reloj
  }

  /// Los elementos que hay ahora en el servidor, en orden.
  public var elementos: [Elemento] { coleccion.elementos }

  /// Cuántas peticiones están ahora en vuelo.
  public var enVuelo: Int { peticiones.count { $0.desenlace == .enVuelo } }
}

// MARK: - El guion

extension ServidorPaginado {
  /// Cambia los datos ahora.
  /// - Complexity: O(*n*) elementos recorridos.
  public func cambiar(_ cambio: CambioEnServidor<Elemento>) {
    switch cambio {
    case .insertar(let elemento, let posicion): coleccion.insertar(elemento, en: posicion)
    case .eliminar(let id): coleccion.eliminar(id)
    case .actualizar(let elemento): coleccion.actualizar(elemento)
    }
  }

  /// Programa un cambio de los datos para justo antes de atender una petición.
  /// - Parameter numero: El número de llegada de la petición, desde 1.
  public func programar(antesDe numero: Int, _ cambio: CambioEnServidor<Elemento>) {
    cambios[numero, default: []].append(cambio)
  }

  /// Programa lo que le pasará a una petición; varios incidentes se suman.
  /// - Parameter numero: El número de llegada de la petición, desde 1.
  public func programar(peticion numero: Int, _ incidente: IncidenteDeServidor) {
    incidentes[numero, default: []].append(incidente)
  }
}

// MARK: - Las páginas

extension ServidorPaginado {
  /// Pide la página que sigue a un cursor.
  ///
  /// - Parameters:
  ///   - cursor: El de la página anterior, tal cual; `nil` para la primera.
  ///   - limite: Cuántos elementos como mucho; el de los ajustes si no se dice.
  /// - Throws: ``ErrorDeServidor``, el error programado o `CancellationError`.
  /// - Complexity: O(*límite* + log *n*) elementos, más lo que cuesten los cambios programados.
  public func pagina(
    despuesDe cursor: String?, limite: Int? = nil
  ) async throws -> PaginaServida<Elemento> {
    try await atender(.cursor(cursor), limite: limite)
  }

  /// Pide una página saltando elementos desde el principio.
  ///
  /// Si entre dos páginas alguien inserta o borra antes de la ventana, la siguiente repite o se salta
  /// elementos: es justo lo que enseña.
  /// - Parameters:
  ///   - desplazamiento: Cuántos elementos se saltan.
  ///   - limite: Cuántos elementos como mucho; el de los ajustes si no se dice.
  /// - Throws: ``ErrorDeServidor``, el error programado o `CancellationError`.
  /// - Complexity: O(*límite*) elementos, más lo que cuesten los cambios programados.
  public func pagina(
    desplazamiento: Int, limite: Int? = nil
  ) async throws -> PaginaServida<Elemento> {
    try await atender(.desplazamiento(desplazamiento), limite: limite)
  }

  private func atender(
    _ modo: PeticionPaginada.Modo, limite: Int?
  ) async throws -> PaginaServida<Elemento> {
    let limite = limite ?? ajustes.limitePredeterminado
    let numero = peticiones.count + 1
    peticiones.append(
      PeticionPaginada(numero: numero, modo: modo, limite: limite, desenlace: .enVuelo))
    maximoEnVuelo = max(maximoEnVuelo, enVuelo)
    do {
      let pagina = try await responder(numero, modo, limite)
      peticiones[numero - 1].desenlace = .servida(elementos: pagina.elementos.count)
      return pagina
    } catch is CancellationError {
      peticiones[numero - 1].desenlace = .cancelada
      throw CancellationError()
    } catch {
      peticiones[numero - 1].desenlace = .fallida("\(error)")
      throw error
    }
  }

  private func responder(
    _ numero: Int, _ modo: PeticionPaginada.Modo, _ limite: Int
  ) async throws -> PaginaServida<Elemento> {
    for cambio in cambios.removeValue(forKey: numero) ?? [] { cambiar(cambio) }
    var respuesta = Result { try pagina(modo, limite) }
    var latencia = ajustes.latencia
    for incidente in incidentes.removeValue(forKey: numero) ?? [] {
      switch incidente {
      case .fallo(let error): respuesta = .failure(error)
      case .cancelacion: respuesta = .failure(CancellationError())
      case .latencia(let otra): latencia = otra
      case .paginaVacia:
        respuesta = .success(PaginaServida(elementos: [], cursorSiguiente: cursorQuieto(modo)))
      case .silencio: latencia = .seconds(Int32.max)
      }
    }
    try Task.checkCancellation()
    if latencia > .zero { try await reloj.sleep(for: latencia) }
    return try respuesta.get()
  }

  private func pagina(
    _ modo: PeticionPaginada.Modo, _ limite: Int
  ) throws(ErrorDeServidor) -> PaginaServida<Elemento> {
    guard (1...max(ajustes.limiteMaximo, 1)).contains(limite) else {
      throw .limiteNoValido(limite, maximo: ajustes.limiteMaximo)
    }
    let inicio = try inicio(de: modo)
    let esLaPrimera = modo == .cursor(nil) || modo == .desplazamiento(0)
    let cantidad = esLaPrimera ? min(limite, max(ajustes.primeraPagina ?? limite, 0)) : limite
    // Un solape de la página entera no dejaría avanzar nunca.
    let solape = min(max(ajustes.solape, 0), limite - 1)
    let desde = max(0, inicio - solape)
    let (elementos, ultima) = coleccion.tramo(desde: desde, limite: cantidad)
    let quedan = desde + elementos.count < coleccion.cantidad
    let cursor = quedan ? ultima.map(CursorOpaco.cursor) ?? cursorQuieto(modo) : nil
    return PaginaServida(elementos: elementos, cursorSiguiente: cursor)
  }

  private func inicio(de modo: PeticionPaginada.Modo) throws(ErrorDeServidor) -> Int {
    switch modo {
    case .cursor(nil):
      return 0
    case .cursor(let cursor?):
      guard let serie = CursorOpaco.serie(de: cursor) else { throw .cursorDesconocido(cursor) }
      if serie == Self.serieDelPrincipio { return 0 }
      guard let posicion = coleccion.posicion(despuesDe: serie) else {
        throw .cursorDesconocido(cursor)
      }
      return posicion
    case .desplazamiento(let desplazamiento):
      guard desplazamiento >= 0 else { throw .desplazamientoNoValido(desplazamiento) }
      return desplazamiento
    }
  }

  /// El cursor que deja al cliente donde estaba: el que trajo o, en la primera página, el principio.
  private func cursorQuieto(_ modo: PeticionPaginada.Modo) -> String {
    if case .cursor(let cursor?) = modo { return cursor }
    return CursorOpaco.cursor(de: Self.serieDelPrincipio)
  }

  private static var serieDelPrincipio: Int { -1 }
}
