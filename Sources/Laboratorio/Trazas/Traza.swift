import Foundation

/// Una medición hecha fuera, en un dispositivo de verdad.
public enum Traza: Sendable, Hashable {
  /// Una exportación de `xctrace`: la tabla usada y sus microcortes.
  case xctrace(tabla: String, microcortes: [Microcorte])
  /// Una o varias cargas de MetricKit.
  case metricKit([CargaDeMetricKit])

  /// El mayor archivo que se lee, en bytes: 256 MiB.
  ///
  /// La tabla `hitches` de una grabación de minutos ocupa kilobytes. Un archivo enorme es que se
  /// exportó la traza entera, y leerlo entero no daría más.
  public static let tamanoMaximo = 256 << 20

  /// Lee una traza de sus bytes; reconoce sola si es XML de `xctrace` o JSON de MetricKit.
  /// - Throws: ``ErrorDeTraza``.
  /// - Complexity: O(*b*) bytes leídos.
  public init(_ bytes: [UInt8]) throws(ErrorDeTraza) {
    guard bytes.count <= Self.tamanoMaximo else {
      throw .demasiadoGrande(bytes: bytes.count, maximo: Self.tamanoMaximo)
    }
    let sinMarca = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    switch sinMarca.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
    case nil:
      throw .vacio
    case UInt8(ascii: "<"):
      let (tabla, microcortes) = try Microcorte.leer(bytes)
      self = .xctrace(tabla: tabla, microcortes: microcortes)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      self = .metricKit(try CargaDeMetricKit.leer(Array(sinMarca)))
    default:
      throw .formatoDesconocido
    }
  }

  /// Lee una traza de un archivo.
  /// - Throws: ``ErrorDeTraza``, también si no existe, es una carpeta o es demasiado grande.
  public init(archivo ruta: String) throws(ErrorDeTraza) {
    try self.init(Self.bytes(de: ruta))
  }

  /// Lee los bytes de un archivo, con los errores de una traza; sirve también para el índice.
  /// - Throws: ``ErrorDeTraza``.
  public static func bytes(de ruta: String) throws(ErrorDeTraza) -> [UInt8] {
    var esCarpeta: ObjCBool = false
    guard FileManager.default.fileExists(atPath: ruta, isDirectory: &esCarpeta) else {
      throw .noSePuedeAbrir(ruta: ruta)
    }
    guard !esCarpeta.boolValue else { throw .esCarpeta(ruta: ruta) }
    guard let archivo = FileHandle(forReadingAtPath: ruta) else {
      throw .noSePuedeAbrir(ruta: ruta)
    }
    defer { try? archivo.close() }
    // Un byte de más basta para saber que se pasa, también en lo que no tiene tamaño (una tubería).
    guard let datos = try? archivo.read(upToCount: tamanoMaximo + 1) else {
      throw .vacio
    }
    guard datos.count <= tamanoMaximo else {
      throw .demasiadoGrande(bytes: datos.count, maximo: tamanoMaximo)
    }
    return [UInt8](datos)
  }
}
