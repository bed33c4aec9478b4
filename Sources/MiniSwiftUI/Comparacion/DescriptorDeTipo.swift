/// Lo que el grafo necesita saber de un tipo, calculado una vez: nombre, campos y cómo compararlo.
@MainActor final class DescriptorDeTipo {
  /// Un campo que el grafo enlaza: `@State`, `@Binding`, `@Environment`…
  struct Dinamica {
    let etiqueta: String
    let desplazamiento: Int
    let tipo: any DynamicProperty.Type
  }

  /// Un campo que se compara.
  struct Campo {
    let desplazamiento: Int
    let comparador: Comparador
  }

  let tipo: Any.Type
  /// Sin módulo y con puntos entre tipos anidados, como lo escribe `_printChanges` (regla 50).
  let nombre: String
  let dinamicas: [Dinamica]
  let esPOD: Bool
  let igualable: (any Equatable.Type)?
  private(set) lazy var campos: [Campo] = Self.camposComparables(de: tipo)

  private static var guardados: [ObjectIdentifier: DescriptorDeTipo] = [:]

  static func de(_ tipo: Any.Type) -> DescriptorDeTipo {
    let clave = ObjectIdentifier(tipo)
    if let guardado = guardados[clave] { return guardado }
    let nuevo = DescriptorDeTipo(tipo)
    guardados[clave] = nuevo
    return nuevo
  }

  private init(_ tipo: Any.Type) {
    self.tipo = tipo
    self.nombre = Self.nombre(de: tipo)
    self.esPOD = Comparador.esPOD(tipo)
    self.igualable = tipo as? any Equatable.Type
    self.dinamicas = Plataforma.campos(de: tipo).compactMap { campo in
      guard let dinamico = campo.tipo as? any DynamicProperty.Type else { return nil }
      return Dinamica(
        etiqueta: campo.nombre,
        desplazamiento: campo.desplazamiento,
        tipo: dinamico
      )
    }
  }

  private static func camposComparables(de tipo: Any.Type) -> [Campo] {
    Plataforma.campos(de: tipo).map { campo in
      Campo(desplazamiento: campo.desplazamiento, comparador: Comparador.para(campo.tipo))
    }
  }

  /// Las etiquetas de las propiedades marcadas, en orden de declaración.
  func etiquetas(_ mascara: UInt64) -> [String] {
    guard mascara != 0 else { return [] }
    return dinamicas.enumerated()
      .filter { mascara & (1 << UInt64($0.offset & 63)) != 0 }
      .map(\.element.etiqueta)
  }

  /// Compara dos valores del tipo en memoria según el modo.
  ///
  /// - Complexity: O(campos); los de tipo `Equatable` cuestan lo que cueste su `==`.
  func iguales(
    _ uno: UnsafeRawPointer,
    _ otro: UnsafeRawPointer,
    modo: ModoDeComparacion
  ) -> Bool {
    if let igualable, modo == .igualdadSiempre || !esPOD {
      return Comparador.conIgual(igualable, uno, otro)
    }
    for campo in campos {
      let desplazamiento: Int = campo.desplazamiento
      if !campo.comparador.iguales(uno + desplazamiento, otro + desplazamiento) { return false }
    }
    return true
  }

  /// `Modulo.Externa.Fila` → `Externa.Fila`; los contextos privados y locales se omiten.
  static func nombre(de tipo: Any.Type) -> String {
    var texto: String = _typeName(tipo, qualified: true)
    while let inicio = texto.range(of: "(unknown context at "),
      let fin = texto.range(of: ").", range: inicio.upperBound..<texto.endIndex)
    {
      texto.removeSubrange(inicio.lowerBound..<fin.upperBound)
    }
    while let inicio = texto.range(of: " in _") {
      let fin = texto[inicio.upperBound...].firstIndex { $0 == ")" || $0 == "." }
      guard let fin else { break }
      texto.removeSubrange(inicio.lowerBound..<fin)
    }
    let argumentos = texto.firstIndex(of: "<") ?? texto.endIndex
    if let punto = texto[..<argumentos].firstIndex(of: ".") {
      texto.removeSubrange(...punto)
    }
    return texto.replacingOccurrences(of: "(", with: "").replacingOccurrences(of: ")", with: "")
  }
}
