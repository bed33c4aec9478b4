import Foundation
import Laboratorio

/// Un lector que se pone a prueba con datos hostiles.
///
/// Que no se cierre el programa es lo mínimo: cada objetivo comprueba además algo que debe ser verdad
/// cuando los datos sí se aceptan.
public struct Objetivo: Sendable {
  /// Cómo se pide por su nombre.
  public let nombre: String
  /// Los ejemplos válidos de los que se parte.
  public let ejemplos: [[UInt8]]
  /// Textos que este lector trata de forma especial.
  public let trozos: [String]
  /// Da los bytes al lector; devuelve lo que falló, o `nil` si todo fue como debe.
  public let probar: @Sendable ([UInt8]) -> String?

  /// Todos los lectores del laboratorio que reciben datos de fuera.
  public static func todos() -> [Objetivo] {
    [qoi(), xctrace(), indice(), metricKit(), http(), mediciones()]
  }

  /// Un mutador para este objetivo.
  public func mutador(semilla: UInt64) -> MutadorDeBytes {
    MutadorDeBytes(ejemplos: ejemplos, trozos: trozos, semilla: semilla)
  }
}

// MARK: - Los objetivos

extension Objetivo {
  /// Imágenes QOI: por filas se lee lo mismo que de una vez, y lo leído se puede volver a escribir.
  private static func qoi() -> Objetivo {
    let imagenes = try? [
      ImagenSintetica.foto(ancho: 24, alto: 16, semilla: 1),
      ImagenSintetica.ruido(ancho: 9, alto: 7, semilla: 2),
      ImagenSintetica.tablero(ancho: 130, alto: 3),
    ]
    return Objetivo(
      nombre: "qoi", ejemplos: (imagenes ?? []).map { CodificadorQOI.archivo($0) },
      trozos: ["qoif", "\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{1}"]
    ) { bytes in
      let entera = try? DecodificadorQOI.imagen(bytes, pixelesMaximos: 1 << 20)
      let porFilas = Self.porFilas(bytes)
      guard entera?.bytes == porFilas else { return "por filas se lee otra cosa que de una vez" }
      guard let entera else { return nil }
      let escrita = CodificadorQOI.archivo(entera)
      guard (try? DecodificadorQOI.imagen(escrita)) == entera else {
        return "lo leído no se puede volver a escribir y leer"
      }
      let mitad = (ancho: max(1, entera.ancho / 2), alto: max(1, entera.alto / 2))
      let miniatura = try? ReductorDeImagen.miniatura(
        escrita, ancho: mitad.ancho, alto: mitad.alto)
      return miniatura == nil ? "una imagen válida no se puede reducir" : nil
    }
  }

  private static func porFilas(_ bytes: [UInt8]) -> [UInt8]? {
    do {
      var filas = try DecodificadorQOI(bytes, pixelesMaximos: 1 << 20)
      var fila: [UInt8] = []
      var todas: [UInt8] = []
      while try filas.siguienteFila(en: &fila) { todas += fila }
      return todas
    } catch {
      return nil
    }
  }

  /// Exportaciones de xctrace: el informe sale y no lleva caracteres de control.
  private static func xctrace() -> Objetivo {
    Objetivo(
      nombre: "xctrace", ejemplos: SemillasDeFuzz.xctrace.map { Array($0.utf8) },
      trozos: SemillasDeFuzz.trozosXML, probar: probarTraza)
  }

  /// Cargas de MetricKit: lo mismo que con xctrace.
  private static func metricKit() -> Objetivo {
    Objetivo(
      nombre: "metrickit", ejemplos: SemillasDeFuzz.metricKit.map { Array($0.utf8) },
      trozos: ["{", "[", "\"", "\\u0000", "null", " ms per s", "1,000", "\u{FEFF}", "1e9"],
      probar: probarTraza)
  }

  private static func probarTraza(_ bytes: [UInt8]) -> String? {
    do {
      let traza = try Traza(bytes)
      let informe = InformeDeTraza(traza, denominador: .animando(.seconds(1)))
      return controles(en: informe.texto)
    } catch {
      return controles(en: "\(error)")
    }
  }

  /// Índices de traza: la duración es finita y no negativa.
  private static func indice() -> Objetivo {
    Objetivo(
      nombre: "indice", ejemplos: [Array(SemillasDeFuzz.indice.utf8)],
      trozos: SemillasDeFuzz.trozosXML
    ) { bytes in
      do {
        let indice = try IndiceDeTraza(bytes)
        return indice.duracion < .zero ? "una duración negativa" : nil
      } catch {
        return controles(en: "\(error)")
      }
    }
  }

  /// Peticiones HTTP: lo que sobra detrás no cambia la petición leída.
  private static func http() -> Objetivo {
    Objetivo(
      nombre: "http", ejemplos: SemillasDeFuzz.http.map { Array($0.utf8) },
      trozos: ["\r\n\r\n", "\r\n", ": ", "Content-Length: ", "HTTP/1.1", " ", "\u{0}"]
    ) { bytes in
      do {
        guard let peticion = try PeticionEntrante.leer(bytes) else { return nil }
        let conSobras = try PeticionEntrante.leer(bytes + Array("GET / HTTP/1.1\r\n".utf8))
        return conSobras == peticion ? nil : "lo que llega detrás cambió la petición"
      } catch {
        return controles(en: "\(error)")
      }
    }
  }

  /// Mediciones en JSON: lo que se acepta se puede tabular y dibujar.
  private static func mediciones() -> Objetivo {
    Objetivo(
      nombre: "mediciones", ejemplos: SemillasDeFuzz.mediciones.map { Array($0.utf8) },
      trozos: ["{", "[]", "\"tamano\":", "\"conteo\":", "9223372036854775807", "0"]
    ) { bytes in
      guard let medicion = try? JSONDecoder().decode(Medicion.self, from: Data(bytes)),
        let comparacion = try? Comparacion([.init("tuya", .medida(medicion))])
      else { return nil }
      _ = comparacion.texto + comparacion.markdown + comparacion.csv
      guard (try? comparacion.json()) != nil else { return "no se puede escribir en JSON" }
      for cuenta in comparacion.cuentas {
        guard (try? comparacion.dibujo(de: cuenta)) != nil,
          (try? comparacion.figura(de: cuenta)) != nil
        else { return "una medición válida no se puede dibujar" }
      }
      return nil
    }
  }

  private static func controles(en texto: String) -> String? {
    let hay = texto.unicodeScalars.contains {
      $0.properties.generalCategory == .control && $0 != "\n"
    }
    return hay ? "el texto para quien lee lleva caracteres de control" : nil
  }
}
