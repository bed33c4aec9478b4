import Dispatch
import Foundation

/// Lo único que difiere entre sistemas o depende de detalles del *runtime* de Swift.
enum Plataforma {
  private static let clave = DispatchSpecificKey<Bool>()

  private static let marca: Void = DispatchQueue.main.setSpecific(key: clave, value: true)

  /// Si quien pregunta está en el actor principal.
  ///
  /// `Thread.isMainThread` no basta: en Linux devuelve `false` tras la primera suspensión aunque el
  /// código siga en el actor principal. La marca sobre la cola principal sí lo distingue.
  static var enActorPrincipal: Bool {
    _ = marca
    return DispatchQueue.getSpecific(key: clave) != nil || Thread.isMainThread
  }

  /// Un campo almacenado de un tipo, con su tipo estático.
  struct Campo {
    let nombre: String
    let tipo: Any.Type
    let desplazamiento: Int
  }

  /// Clase de tipo según los metadatos de Swift (ABI estable): solo las que cambian cómo se compara.
  enum Especie {
    case estructura, enumeracion, opcional, tupla, funcion, existencial, clase, otra
  }

  static func especie(de tipo: Any.Type) -> Especie {
    switch claseDeMetadatos(tipo) {
    case 0x200: .estructura
    case 0x201: .enumeracion
    case 0x202: .opcional
    case 0x301: .tupla
    case 0x302: .funcion
    case 0x303: .existencial
    case 0, 0x203, 0x305: .clase
    default: claseDeMetadatos(tipo) > 0x7FF ? .clase : .otra
    }
  }

  /// Los campos almacenados de una estructura o tupla, en orden de declaración.
  ///
  /// `Mirror` da copias y el tipo dinámico; el grafo necesita el tipo estático y la posición para
  /// escribir en la vista que guarda. Son las mismas funciones del *runtime* que usa `Mirror`.
  static func campos(de tipo: Any.Type) -> [Campo] {
    guard especie(de: tipo) == .estructura || especie(de: tipo) == .tupla else { return [] }
    return (0..<cuentaDeCampos(tipo)).map { indice in
      var datos = DatosDeCampo()
      let tipoDelCampo: Any.Type = metadatosDeCampo(tipo, index: indice, fieldMetadata: &datos)
      defer { datos.liberar?(datos.nombre) }
      return Campo(
        nombre: datos.nombre.map { String(cString: $0) } ?? "",
        tipo: tipoDelCampo,
        desplazamiento: desplazamientoDeCampo(tipo, index: indice)
      )
    }
  }
}

private struct DatosDeCampo {
  var nombre: UnsafePointer<CChar>?
  var liberar: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var esFuerte = false
  var esVariable = false
}

@_silgen_name("swift_getMetadataKind")
private func claseDeMetadatos(_ tipo: Any.Type) -> UInt

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func cuentaDeCampos(_ tipo: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func desplazamientoDeCampo(_ tipo: Any.Type, index: Int) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func metadatosDeCampo(
  _ tipo: Any.Type,
  index: Int,
  fieldMetadata: UnsafeMutablePointer<DatosDeCampo>
) -> Any.Type
