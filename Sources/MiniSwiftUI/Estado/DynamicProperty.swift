/// Una propiedad guardada en una vista cuyo valor aporta el grafo.
///
/// Los tipos propios que envuelven otras propiedades dinámicas se ajustan sin escribir nada: el
/// grafo enlaza sus campos y después llama a ``update()``.
public protocol DynamicProperty {
  /// Se llama antes de cada evaluación, con las propiedades interiores ya al día.
  mutating func update()

  /// Enlaza la propiedad con lo que guarda el nodo; devuelve si su valor cambió.
  @MainActor mutating func _instalar(_ propiedades: PropiedadesDinamicas) -> Bool

  /// Si dos valores apuntan al mismo sitio: lo que importa al comparar la vista que los contiene.
  @MainActor static func _iguales(_ uno: Self, _ otro: Self) -> Bool
}

extension DynamicProperty {
  public mutating func update() {}

  @MainActor public mutating func _instalar(_ propiedades: PropiedadesDinamicas) -> Bool {
    let descriptor: DescriptorDeTipo = DescriptorDeTipo.de(Self.self)
    var cambio = false
    withUnsafeMutablePointer(to: &self) { puntero in
      for dinamica in descriptor.dinamicas {
        let direccion = UnsafeMutableRawPointer(puntero) + dinamica.desplazamiento
        if propiedades.instalar(dinamica.tipo, en: direccion) { cambio = true }
      }
    }
    update()
    return cambio
  }

  @MainActor public static func _iguales(_ uno: Self, _ otro: Self) -> Bool {
    let descriptor: DescriptorDeTipo = DescriptorDeTipo.de(Self.self)
    return withUnsafePointer(to: uno) { primero in
      withUnsafePointer(to: otro) { segundo in
        descriptor.iguales(
          UnsafeRawPointer(primero),
          UnsafeRawPointer(segundo),
          modo: .igualdadSalvoPOD
        )
      }
    }
  }
}
