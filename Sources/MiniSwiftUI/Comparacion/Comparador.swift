/// Cómo se comparan dos valores de un tipo concreto a partir de sus direcciones.
///
/// Se decide una vez por tipo (regla 23: aquí el esquema del tipo está siempre listo; en las
/// plataformas de Apple se construye aparte y las primeras comparaciones pueden ser por bytes).
@MainActor enum Comparador {
  /// Byte a byte: solo para hojas sin relleno, como `Int` por dentro.
  case bytes(Int)
  /// Con su `==`.
  case igual(any Equatable.Type)
  /// Campo a campo.
  case campos(DescriptorDeTipo)
  /// La misma instancia.
  case referencia
  /// Un existencial: mismo tipo dinámico y el mismo valor.
  case existencial(Any.Type)
  /// Una enumeración que no es `Equatable`: mismo caso y la misma carga.
  case enumeracion(Any.Type)
  /// Una propiedad dinámica sabe si apunta a lo mismo.
  case dinamica(any DynamicProperty.Type)
  /// Un *closure*: el que crea el padre nunca es el de antes (regla 25).
  case distinto

  static func esPOD(_ tipo: Any.Type) -> Bool {
    func abrir<T>(_ tipo: T.Type) -> Bool { _isPOD(tipo) }
    return _openExistential(tipo, do: abrir)
  }

  private static var guardados: [ObjectIdentifier: Comparador] = [:]

  static func para(_ tipo: Any.Type) -> Comparador {
    let clave = ObjectIdentifier(tipo)
    if let guardado = guardados[clave] { return guardado }
    let nuevo: Comparador = decidir(tipo)
    guardados[clave] = nuevo
    return nuevo
  }

  private static func decidir(_ tipo: Any.Type) -> Comparador {
    if let dinamico = tipo as? any DynamicProperty.Type { return .dinamica(dinamico) }
    let especie: Plataforma.Especie = Plataforma.especie(de: tipo)
    let igualable: (any Equatable.Type)? = tipo as? any Equatable.Type
    switch especie {
    case .funcion: return .distinto
    case .existencial: return .existencial(tipo)
    case .clase: return igualable.map { .igual($0) } ?? .referencia
    case .enumeracion, .opcional: return igualable.map { .igual($0) } ?? .enumeracion(tipo)
    case .estructura, .tupla:
      if let igualable, !esPOD(tipo) { return .igual(igualable) }
      if Plataforma.campos(de: tipo).isEmpty { return .bytes(tamano(tipo)) }
      // Las hojas de la biblioteca estándar (`Int`, `Double`…) tienen un único campo sin relleno.
      if let igualable, esNumero(tipo) { return .igual(igualable) }
      return .campos(DescriptorDeTipo.de(tipo))
    case .otra: return .bytes(tamano(tipo))
    }
  }

  func iguales(_ uno: UnsafeRawPointer, _ otro: UnsafeRawPointer) -> Bool {
    switch self {
    case .bytes(let cuenta):
      return (0..<cuenta).allSatisfy {
        uno.load(fromByteOffset: $0, as: UInt8.self)
          == otro.load(fromByteOffset: $0, as: UInt8.self)
      }
    case .igual(let tipo): return Self.conIgual(tipo, uno, otro)
    case .campos(let descriptor): return descriptor.iguales(uno, otro, modo: .igualdadSalvoPOD)
    case .referencia:
      return uno.load(as: UnsafeRawPointer?.self) == otro.load(as: UnsafeRawPointer?.self)
    case .existencial(let tipo), .enumeracion(let tipo):
      return Self.valoresIguales(Self.leer(tipo, uno), Self.leer(tipo, otro))
    case .dinamica(let tipo): return Self.dinamicasIguales(tipo, uno, otro)
    case .distinto: return false
    }
  }

  // MARK: Sobre valores

  /// Compara con la regla por omisión dos valores cualesquiera.
  static func sonIguales<T>(_ uno: T, _ otro: T) -> Bool {
    withUnsafePointer(to: uno) { primero in
      withUnsafePointer(to: otro) { segundo in
        para(T.self).iguales(UnsafeRawPointer(primero), UnsafeRawPointer(segundo))
      }
    }
  }

  static func conIgual(
    _ tipo: any Equatable.Type,
    _ uno: UnsafeRawPointer,
    _ otro: UnsafeRawPointer
  ) -> Bool {
    func abrir<T: Equatable>(_ tipo: T.Type) -> Bool {
      uno.assumingMemoryBound(to: T.self).pointee == otro.assumingMemoryBound(to: T.self).pointee
    }
    return abrir(tipo)
  }

  private static func dinamicasIguales(
    _ tipo: any DynamicProperty.Type,
    _ uno: UnsafeRawPointer,
    _ otro: UnsafeRawPointer
  ) -> Bool {
    func abrir<T: DynamicProperty>(_ tipo: T.Type) -> Bool {
      T._iguales(
        uno.assumingMemoryBound(to: T.self).pointee,
        otro.assumingMemoryBound(to: T.self).pointee
      )
    }
    return abrir(tipo)
  }

  private static func leer(_ tipo: Any.Type, _ puntero: UnsafeRawPointer) -> Any {
    func abrir<T>(_ tipo: T.Type) -> Any { puntero.assumingMemoryBound(to: T.self).pointee }
    return _openExistential(tipo, do: abrir)
  }

  private static func tamano(_ tipo: Any.Type) -> Int {
    func abrir<T>(_ tipo: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(tipo, do: abrir)
  }

  private static func esNumero(_ tipo: Any.Type) -> Bool {
    tipo is any BinaryInteger.Type || tipo is any BinaryFloatingPoint.Type || tipo == Bool.self
  }

  private static func valoresIguales(_ uno: Any, _ otro: Any) -> Bool {
    let tipo: Any.Type = type(of: uno)
    guard tipo == type(of: otro) else { return false }
    let especie: Plataforma.Especie = Plataforma.especie(de: tipo)
    guard especie == .enumeracion || especie == .opcional, !(tipo is any Equatable.Type) else {
      // Se abre el tipo y no el valor: lo leído de un campo `any P` es un existencial dentro de otro, y
      // abrirlo da `any P` otra vez, sin fin.
      func abrir<T>(_ tipo: T.Type) -> Bool {
        guard let primero = uno as? T, let segundo = otro as? T else { return false }
        return sonIguales(primero, segundo)
      }
      return _openExistential(tipo, do: abrir)
    }
    let primero: Mirror.Child? = Mirror(reflecting: uno).children.first
    let segundo: Mirror.Child? = Mirror(reflecting: otro).children.first
    guard let primero, let segundo else {
      return primero == nil && segundo == nil && "\(uno)" == "\(otro)"
    }
    return primero.label == segundo.label && valoresIguales(primero.value, segundo.value)
  }
}
