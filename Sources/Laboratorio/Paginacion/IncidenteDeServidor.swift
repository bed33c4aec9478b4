/// Algo que le pasa a una petición concreta, por su número de llegada.
public enum IncidenteDeServidor: Sendable {
  /// Responde con este error, pasada la latencia.
  case fallo(any Error)
  /// El servidor la cancela: quien la pidió recibe `CancellationError`.
  ///
  /// Con `URLSession` la cancelación llega como `URLError(.cancelled)`; para eso está
  /// ``fallo(_:)``. Un cliente debe distinguir las dos de un error de verdad.
  case cancelacion
  /// Tarda esto en vez de la latencia de los ajustes.
  case latencia(Duration)
  /// Devuelve una página vacía que no es la última: el cursor siguiente no avanza.
  case paginaVacia
  /// No responde nunca: solo acaba si cancelan la petición.
  case silencio
}

/// Un cambio en los datos del servidor.
public enum CambioEnServidor<Elemento: Identifiable & Sendable>: Sendable
where Elemento.ID: Sendable {
  /// Pone un elemento en esa posición; fuera de los límites, en el extremo más cercano.
  case insertar(Elemento, en: Int)
  /// Quita el primer elemento con ese identificador, si está.
  case eliminar(Elemento.ID)
  /// Cambia el primer elemento con el mismo identificador, si está, sin moverlo.
  case actualizar(Elemento)
}
