/// Una fila de un contenedor: el sitio de un nodo que se construye cuando hace falta.
@MainActor final class Fila {
  unowned let nodo: _Nodo
  /// Posición del elemento en su `ForEach` (0 para las filas sueltas).
  var indice = 0
  /// Si está en la zona construida: visible o en el margen.
  var activa = false
  var construida = false
  /// Si su nodo sigue existiendo; si no, no se le pregunta nada.
  var viva = true
  /// Alto en puntos de la última medida.
  var alto: Double?
  var necesitaMedir = true
  /// Nodos suyos que quedaron por actualizar mientras no estaba en pantalla.
  var pendientes: [_Nodo] = []
  /// Fotograma en que salió de la zona construida.
  var fotogramaDeSalida = 0
  /// Marca de la última ventana que la incluyó.
  var ventana = 0
  var id: AnyHashable?

  init(nodo: _Nodo) { self.nodo = nodo }

  /// Construye o pone al día el contenido y lo da por presente.
  func activar() {
    guard !activa else { return }
    activa = true
    let esNueva: Bool = !construida
    construida = true
    nodo.prepararFila(esNueva: esNueva)
    if !esNueva {
      for pendiente in pendientes where pendiente.vivo && pendiente.sucio {
        nodo.grafo.encolar(pendiente)
      }
      pendientes = []
      nodo.visitarHijos { $0.cambiarPresencia(true) }
    }
  }

  /// Construye el contenido de una fila que aún no está en pantalla (regla 41).
  func construirSinAparecer() {
    guard !construida else { return }
    construida = true
    nodo.prepararFila(esNueva: true)
  }

  /// Sale de la zona construida: conserva su estado hasta que toque expulsarla (regla 42).
  func desactivar() {
    guard activa else { return }
    activa = false
    fotogramaDeSalida = nodo.grafo.registro.fotograma
    nodo.visitarHijos { $0.cambiarPresencia(false) }
  }
}
