/// Un nodo que sabe qué vista representa y recibe sus valores nuevos.
@MainActor public class _NodoDe<Vista: View>: _Nodo {
  final var vista: Vista
  /// Solo existe si la vista tiene propiedades dinámicas (`@State`, `@Binding`…).
  final var propiedades: PropiedadesDinamicas?

  init(_ vista: Vista, padre: _Nodo) {
    self.vista = vista
    super.init(padre: padre)
  }

  /// Recibe el valor nuevo que el padre acaba de describir.
  ///
  /// - Parameter igualdad: cómo decidir si el valor es el mismo que ya se evaluó.
  func actualizar(con nueva: Vista, igualdad: ModoDeComparacion) { vista = nueva }

  final func actualizar(con nueva: Vista) { actualizar(con: nueva, igualdad: .igualdadSalvoPOD) }

  /// Conecta las propiedades dinámicas de `vista` con lo que el nodo guarda.
  ///
  /// - Returns: las que cambiaron respecto a la instalación anterior, un bit por propiedad.
  final func instalarPropiedades(_ descriptor: DescriptorDeTipo) -> UInt64 {
    guard !descriptor.dinamicas.isEmpty else { return 0 }
    let instaladas: PropiedadesDinamicas = propiedades ?? PropiedadesDinamicas(nodo: self)
    propiedades = instaladas
    return withUnsafeMutablePointer(to: &vista) { puntero in
      instaladas.instalar(descriptor, en: UnsafeMutableRawPointer(puntero))
    }
  }

  override func destruir(_ causa: CausaDeFin) {
    guard vivo else { return }
    propiedades?.soltar()
    super.destruir(causa)
  }
}
