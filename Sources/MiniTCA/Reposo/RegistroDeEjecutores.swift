import Synchronization

/// Los ejecutores vivos, agrupados por la prueba en la que nacieron.
enum RegistroDeEjecutores {
  private struct Debil: Sendable {
    weak var ejecutor: EjecutorDeEfectos?
  }

  private static let vivos = Mutex<[String?: [Debil]]>([:])

  static func apuntar(_ ejecutor: EjecutorDeEfectos) {
    let clave = PruebaEnCurso.clave
    vivos.withLock { vivos in
      let restantes = vivos[clave, default: []].filter { $0.ejecutor != nil }
      vivos[clave] = restantes + [Debil(ejecutor: ejecutor)]
    }
  }

  /// Los de la prueba en curso; fuera de las pruebas, los que nacieron fuera de ellas.
  static var deEstaPrueba: [EjecutorDeEfectos] {
    let clave = PruebaEnCurso.clave
    return vivos.withLock { vivos in
      let restantes = vivos[clave, default: []].filter { $0.ejecutor != nil }
      vivos[clave] = restantes.isEmpty ? nil : restantes
      return restantes.compactMap(\.ejecutor)
    }
  }
}
