import Synchronization

/// La parte de una celda de estado que no depende del tipo de su valor.
class CeldaBase: @unchecked Sendable {
  /// El nodo dueño de la `@State`. Solo se toca en el actor principal.
  weak var propiedades: PropiedadesDinamicas?
  var indice = 0
  /// Si alguna evaluación leyó la propiedad desde su dueño (regla 18).
  var leida = false
  var suscripciones: [SuscripcionDeEnlace] = []

  /// Aplica lo pendiente de un grupo de escrituras; devuelve si el valor cambió.
  @MainActor func aplicarPendiente() -> Bool { false }

  @MainActor final func avisar() {
    if leida { propiedades?.cambio(indice) }
    for suscripcion in suscripciones where suscripcion.leida { suscripcion.avisar() }
  }
}

/// El valor de una `@State`: pertenece al nodo y dura lo que su identidad.
final class Celda<Valor>: Ubicacion<Valor>, SueltaRecursos {
  let nucleo: NucleoDeCelda<Valor>

  init(_ inicial: Valor, grafo: Grafo) {
    nucleo = NucleoDeCelda(inicial, grafo: grafo)
  }

  override var raiz: CeldaBase? { nucleo }

  override func leer() -> Valor {
    Evaluador.evaluando ? nucleo.visto : nucleo.ultimo
  }

  /// Escribir un valor igual no hace nada (regla 16); durante una evaluación se ignora (regla 17).
  override func escribir(_ valor: Valor) {
    let cautivo = Cautivo(valor)
    let nucleo: NucleoDeCelda<Valor> = nucleo
    guard Plataforma.enActorPrincipal else {
      nucleo.buzon?.aplazar(.estadoFueraDelActorPrincipal) { nucleo.escribir(cautivo.valor) }
      return
    }
    MainActor.assumeIsolated { nucleo.escribir(cautivo.valor) }
  }

  func soltar() { nucleo.soltar() }
}

/// El valor y su cola de escrituras pendientes, separadas por transacción (regla 19).
final class NucleoDeCelda<Valor>: CeldaBase, @unchecked Sendable {
  private struct Escritura {
    let transaccion: Int
    let valor: Valor
    /// Ya se comparó con lo que ve el grafo: no hay que repetirlo, que puede ser caro.
    let esDistinta: Bool
  }

  private struct Contenido {
    /// Lo que ve el grafo.
    var visto: Valor
    /// Lo escrito que el grafo aún no ha visto.
    var pendientes: [Escritura] = []
  }

  private var contenido: Contenido
  private weak var grafo: Grafo?
  let buzon: Buzon?
  /// Solo se escribe en el actor principal; el cerrojo protege a quien lea desde fuera.
  private let cerrojo = Mutex<Void>(())

  @MainActor init(_ inicial: Valor, grafo: Grafo) {
    contenido = Contenido(visto: inicial)
    self.grafo = grafo
    self.buzon = grafo.buzon
  }

  var visto: Valor { cerrojo.withLock { _ in contenido.visto } }

  var ultimo: Valor {
    cerrojo.withLock { _ in contenido.pendientes.last?.valor ?? contenido.visto }
  }

  @MainActor func escribir(_ nuevo: Valor) {
    if let nodo = Evaluador.nodo {
      nodo.grafo.avisar(.estadoDuranteActualizacion, vista: nodo.nombreDeVista)
      return
    }
    guard !Comparador.sonIguales(ultimo, nuevo) else { return }
    guard let grafo, propiedades != nil else {
      cerrojo.withLock { _ in contenido.visto = nuevo }
      return
    }
    let transaccion: Int = Transaccion.actual
    let esLaMisma: Bool =
      contenido.pendientes.last?.transaccion == transaccion
      && grafo.transacciones.ultima == transaccion
    let escritura = Escritura(
      transaccion: transaccion,
      valor: nuevo,
      esDistinta: contenido.pendientes.isEmpty
    )
    cerrojo.withLock { _ in
      if esLaMisma { contenido.pendientes.removeLast() }
      contenido.pendientes.append(escritura)
    }
    if !esLaMisma { grafo.transacciones.anotar(self, en: transaccion) }
  }

  override func aplicarPendiente() -> Bool {
    guard let siguiente = contenido.pendientes.first else { return false }
    let cambio: Bool =
      siguiente.esDistinta || !Comparador.sonIguales(contenido.visto, siguiente.valor)
    cerrojo.withLock { _ in
      contenido.pendientes.removeFirst()
      if cambio { contenido.visto = siguiente.valor }
    }
    return cambio
  }

  /// La identidad acaba: quien aún guarde un enlace lee lo último escrito y ya no avisa a nadie.
  @MainActor func soltar() {
    propiedades = nil
    suscripciones = []
    cerrojo.withLock { _ in
      contenido.visto = contenido.pendientes.last?.valor ?? contenido.visto
      contenido.pendientes = []
    }
  }
}
