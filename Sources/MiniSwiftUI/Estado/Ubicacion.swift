/// Dónde vive de verdad un valor: una celda de estado, la propiedad de un objeto, una función.
///
/// No está aislada porque `State` y `Binding` tampoco lo están en SwiftUI; las escrituras desde fuera
/// del actor principal se aplazan y se avisan en vez de competir con la evaluación.
class Ubicacion<Valor> {
  func leer() -> Valor { fatalError("Ubicacion.leer lo implementa cada ubicación.") }
  func escribir(_ valor: Valor) {}
  /// La celda de la que depende en último término, si es que depende de una.
  var raiz: CeldaBase? { nil }
  /// Si las dos llevan al mismo sitio.
  func esLaMisma(que otra: Ubicacion<Valor>) -> Bool { self === otra }
}

/// Una parte de otra ubicación: `$tarea.titulo`.
final class UbicacionProyectada<Raiz, Valor>: Ubicacion<Valor> {
  private let base: Ubicacion<Raiz>
  private let ruta: WritableKeyPath<Raiz, Valor>

  init(_ base: Ubicacion<Raiz>, _ ruta: WritableKeyPath<Raiz, Valor>) {
    self.base = base
    self.ruta = ruta
  }

  override func leer() -> Valor { base.leer()[keyPath: ruta] }

  override func escribir(_ valor: Valor) {
    var raiz: Raiz = base.leer()
    raiz[keyPath: ruta] = valor
    base.escribir(raiz)
  }

  override var raiz: CeldaBase? { base.raiz }

  override func esLaMisma(que otra: Ubicacion<Valor>) -> Bool {
    guard let otra = otra as? UbicacionProyectada<Raiz, Valor> else { return false }
    return ruta == otra.ruta && base.esLaMisma(que: otra.base)
  }
}

/// Un par de funciones: `Binding(get:set:)`. Nunca es la misma que otra.
final class UbicacionFuncional<Valor>: Ubicacion<Valor> {
  private let lectura: () -> Valor
  private let escritura: (Valor) -> Void

  init(leer: @escaping () -> Valor, escribir: @escaping (Valor) -> Void) {
    self.lectura = leer
    self.escritura = escribir
  }

  override func leer() -> Valor { lectura() }
  override func escribir(_ valor: Valor) { escritura(valor) }
}

/// Un valor que no cambia: `Binding.constant(_:)`.
final class UbicacionConstante<Valor>: Ubicacion<Valor> {
  private let valor: Valor
  init(_ valor: Valor) { self.valor = valor }
  override func leer() -> Valor { valor }

  override func esLaMisma(que otra: Ubicacion<Valor>) -> Bool {
    guard let otra = otra as? UbicacionConstante<Valor>, Plataforma.enActorPrincipal else {
      return false
    }
    let uno = Cautivo(valor)
    let otro = Cautivo(otra.valor)
    return MainActor.assumeIsolated { Comparador.sonIguales(uno.valor, otro.valor) }
  }
}

/// La propiedad de un objeto: lo que dan `@Bindable` y `$modelo.propiedad`.
final class UbicacionDeObjeto<Objeto: AnyObject, Valor>: Ubicacion<Valor> {
  private let objeto: Objeto
  private let ruta: ReferenceWritableKeyPath<Objeto, Valor>

  init(_ objeto: Objeto, _ ruta: ReferenceWritableKeyPath<Objeto, Valor>) {
    self.objeto = objeto
    self.ruta = ruta
  }

  override func leer() -> Valor { objeto[keyPath: ruta] }
  override func escribir(_ valor: Valor) { objeto[keyPath: ruta] = valor }

  override func esLaMisma(que otra: Ubicacion<Valor>) -> Bool {
    guard let otra = otra as? UbicacionDeObjeto<Objeto, Valor> else { return false }
    return objeto === otra.objeto && ruta == otra.ruta
  }
}

/// Un valor que cruza al actor principal sin ser `Sendable`: quien lo usa ya comprobó dónde está.
struct Cautivo<Valor>: @unchecked Sendable {
  let valor: Valor
  init(_ valor: Valor) { self.valor = valor }
}
