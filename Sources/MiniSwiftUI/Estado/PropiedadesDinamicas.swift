/// Lo que un nodo guarda para las propiedades dinámicas de su vista: celdas, objetos, suscripciones.
///
/// Las ranuras se recorren siempre en el orden de declaración, así que la misma propiedad encuentra
/// siempre lo suyo mientras dure la identidad (regla 13).
@MainActor public final class PropiedadesDinamicas {
  unowned let nodo: _Nodo
  private var ranuras: [AnyObject & SueltaRecursos] = []
  private var cursor = 0
  /// Qué propiedad de primer nivel se está instalando: da la etiqueta del motivo.
  private(set) var indice = 0
  /// Propiedades cuyo cambio invalidó el nodo desde la última evaluación.
  var pendientes: UInt64 = 0
  /// El tipo de un objeto imprescindible que no está en el entorno: sin él no se puede evaluar.
  var faltaEnElEntorno: String?

  init(nodo: _Nodo) { self.nodo = nodo }

  func instalar(_ descriptor: DescriptorDeTipo, en base: UnsafeMutableRawPointer) -> UInt64 {
    cursor = 0
    indice = 0
    faltaEnElEntorno = nil
    var cambios: UInt64 = 0
    for dinamica in descriptor.dinamicas {
      if instalar(dinamica.tipo, en: base + dinamica.desplazamiento) {
        cambios |= 1 << UInt64(indice & 63)
      }
      indice += 1
    }
    return cambios
  }

  func instalar(_ tipo: any DynamicProperty.Type, en direccion: UnsafeMutableRawPointer) -> Bool {
    func abrir<T: DynamicProperty>(_ tipo: T.Type) -> Bool {
      direccion.assumingMemoryBound(to: T.self).pointee._instalar(self)
    }
    return abrir(tipo)
  }

  /// Lo guardado para la propiedad que se está instalando; la primera vez, lo crea.
  func ranura<T: AnyObject & SueltaRecursos>(_ crear: () -> T) -> T {
    defer { cursor += 1 }
    if cursor < ranuras.count, let guardada = ranuras[cursor] as? T { return guardada }
    let nueva: T = crear()
    if cursor < ranuras.count {
      ranuras[cursor].soltar()
      ranuras[cursor] = nueva
    } else {
      ranuras.append(nueva)
    }
    return nueva
  }

  /// La propiedad de primer nivel `indice` cambió fuera de una evaluación.
  func cambio(_ indice: Int) {
    pendientes |= 1 << UInt64(indice & 63)
    nodo.invalidar()
  }

  func soltar() {
    for ranura in ranuras { ranura.soltar() }
    ranuras = []
  }
}

/// Algo que un nodo guarda y que hay que soltar cuando la identidad acaba.
@MainActor protocol SueltaRecursos {
  func soltar()
}
