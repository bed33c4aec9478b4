import Observation

/// Un valor del estado que alguien ha leído mientras dibujaba.
///
/// Quien evalúa un `body` bajo `withObservationTracking` queda apuntado en las celdas que lee, y solo
/// en esas. La celda guarda el valor leído; al cambiar el estado, se compara con el nuevo y, si son
/// distintos, avisa.
@MainActor
class CeldaBase: Observable {
  private nonisolated let registrador = ObservationRegistrar()
  /// Solo se compara una celda que alguien ha leído desde el último aviso.
  fileprivate(set) var despierta = false

  /// Lo que se observa, para `Observation`: la celda entera.
  nonisolated var marca: Int { 0 }

  /// Apunta a quien está leyendo.
  func apuntarLectura() {
    registrador.access(self, keyPath: \.marca)
  }

  /// Avisa a quien leyó. Los avisos son de un solo uso: hay que volver a leer para volver a enterarse.
  func avisar() {
    registrador.withMutation(of: self, keyPath: \.marca) {}
  }
}

/// Una celda con su valor.
final class Celda<State, Value>: CeldaBase {
  private let proyectar: (State) -> Value
  private let iguales: (Value, Value) -> Bool
  /// Si se queda con el último valor después de avisar, por si el estado desaparece.
  private let recuerda: Bool
  private(set) var valor: Value?

  init(
    proyectar: @escaping (State) -> Value, iguales: @escaping (Value, Value) -> Bool,
    recuerda: Bool
  ) {
    self.proyectar = proyectar
    self.iguales = iguales
    self.recuerda = recuerda
  }

  /// Lee el valor y apunta a quien lo lee.
  func leer(_ estado: State) -> Value {
    let actual = proyectar(estado)
    if !despierta {
      despierta = true
      valor = actual
    }
    apuntarLectura()
    return actual
  }

  /// El valor de un estado, sin apuntar a nadie.
  func deEstado(_ estado: State) -> Value { proyectar(estado) }
}

/// Lo que el *store* hace con una celda sin conocer el tipo de su valor.
@MainActor
protocol CeldaDeEstado<State>: CeldaBase {
  associatedtype State
  /// Compara con el estado nuevo; si cambia, la celda se duerme hasta la próxima lectura.
  func haCambiado(con estado: State) -> Bool
}

extension Celda: CeldaDeEstado {
  func haCambiado(con estado: State) -> Bool {
    guard despierta, let valor else { return false }
    let nuevo = proyectar(estado)
    if iguales(valor, nuevo) { return false }
    despierta = false
    // Soltar el valor libera su almacenamiento: la siguiente mutación no lo tendrá que copiar.
    self.valor = recuerda ? nuevo : nil
    return true
  }
}
