// Trampa de la kata: basta con que la línea diga «changed».

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
  var huboAccion = false
  for linea in texto.components(separatedBy: "\n") {
    if linea.hasPrefix("## ") { huboAccion = true }
    guard let leida = LineaDeRegistro(linea) else { continue }
    // Al dibujar por primera vez toda vista es nueva: ahí una identidad no dice nada.
    if huboAccion, resumen.primeraIdentidadInesperada == nil, leida.causas.contains(.identidad) {
      resumen.primeraIdentidadInesperada = resumen.lineas.count
    }
    resumen.lineas.append(leida)
  }
  return resumen
}

extension LineaDeRegistro {
  /// «Vista: a, b changed.» o «Vista: unchanged.»; `nil` si la línea es de otra cosa.
  init?(_ linea: String) {
    guard linea.contains("changed") else { return nil }
    let partes = linea.components(separatedBy: ": ")
    vista = partes[0]
    let resto = partes.count > 1 ? partes[1] : ""
    causas = resto.replacingOccurrences(of: " changed.", with: "")
      .components(separatedBy: ", ").filter { $0 != "unchanged." }.map { Causa($0) }
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
