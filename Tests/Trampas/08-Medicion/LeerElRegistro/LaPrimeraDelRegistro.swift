// Trampa de la kata: la primera identidad del registro, aunque sea la del primer dibujo.

import Foundation

/// Qué provocó una evaluación.
public enum Causa: Hashable, Sendable {
  /// `@self`: el valor de la vista es otro.
  case valor
  /// `@identity`: la vista es nueva.
  case identidad
  /// `@dependencies`: cambió algo observable que leyó.
  case dependencias
  /// `_nombre`: una propiedad dinámica.
  case propiedad(String)
}

public struct LineaDeRegistro: Equatable, Sendable {
  public var vista: String
  public var causas: [Causa]

  public init(vista: String, causas: [Causa]) {
    self.vista = vista
    self.causas = causas
  }
}

public struct ResumenDeRegistro: Equatable, Sendable {
  public var lineas: [LineaDeRegistro] = []
  /// La posición en `lineas` de la primera identidad nueva tras una acción; antes es lo normal.
  public var primeraIdentidadInesperada: Int?
}

/// Resume lo que imprimió una sesión. Las acciones van en líneas que empiezan por «## ».
public func resumen(deRegistro texto: String) -> ResumenDeRegistro {
  var resumen = ResumenDeRegistro()
  for linea in texto.components(separatedBy: "\n") {
    guard let leida = LineaDeRegistro(linea) else { continue }
    // Al dibujar por primera vez toda vista es nueva: ahí una identidad no dice nada.
    if resumen.primeraIdentidadInesperada == nil, leida.causas.contains(.identidad) {
      resumen.primeraIdentidadInesperada = resumen.lineas.count
    }
    resumen.lineas.append(leida)
  }
  return resumen
}

extension LineaDeRegistro {
  /// «Vista: a, b changed.» o «Vista: unchanged.»; `nil` si la línea es de otra cosa.
  init?(_ linea: String) {
    guard let partes = linea.wholeMatch(of: /([\w.<>, ]+): (?:unchanged|(.+) changed)\./) else {
      return nil
    }
    vista = String(partes.1)
    causas = (partes.2 ?? "").split(separator: ", ").map { Causa(String($0)) }
  }
}

extension Causa {
  init(_ texto: String) {
    switch texto {
    case "@self": self = .valor
    case "@identity": self = .identidad
    case "@dependencies": self = .dependencias
    default: self = .propiedad(texto)
    }
  }
}
