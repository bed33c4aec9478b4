/// Por qué unos bytes no son una imagen, o una imagen no se puede reducir.
public enum ErrorDeImagen: Error, Sendable, Hashable, CustomStringConvertible {
  /// No llega ni para la cabecera de 14 bytes.
  case cabeceraIncompleta(bytes: Int)
  /// No empieza por «qoif».
  case noEsQOI
  /// Un ancho o un alto de cero.
  case sinPixeles(ancho: Int, alto: Int)
  /// Una cabecera con canales que no son 3 ni 4.
  case canalesNoValidos(Int)
  /// Una cabecera con un espacio de color que no es 0 ni 1.
  case espacioNoValido(Int)
  /// Más píxeles de los que se aceptan.
  case demasiadoGrande(ancho: Int, alto: Int, maximo: Int)
  /// Los datos se acaban antes que los píxeles: un archivo a medio escribir.
  case truncada(pixeles: Int, esperados: Int)
  /// Una racha que se sale de la imagen.
  case pixelesDeMas
  /// Después del último píxel no está la marca final de 8 bytes.
  case sinMarcaFinal
  /// Bytes de más entre el último píxel y el final del archivo.
  case bytesSobrantes(Int)
  /// Unos bytes RGBA que no son ancho × alto × 4.
  case medidasNoValidas(ancho: Int, alto: Int, bytes: Int)
  /// Un tamaño de destino que no es menor o igual que el de origen.
  case reduccionNoValida(ancho: Int, alto: Int, origenAncho: Int, origenAlto: Int)

  /// La explicación en una frase, para enseñarla tal cual.
  public var description: String {
    switch self {
    case .cabeceraIncompleta(let bytes):
      "Una imagen QOI tiene al menos 14 bytes de cabecera; hay \(Numero.conMiles(bytes))."
    case .noEsQOI: "No es una imagen QOI: no empieza por «qoif»."
    case .sinPixeles(let ancho, let alto):
      "La imagen mide \(medida(ancho, alto)): no tiene píxeles."
    case .canalesNoValidos(let canales): "La cabecera dice \(canales) canales; deben ser 3 o 4."
    case .espacioNoValido(let espacio):
      "La cabecera dice espacio de color \(espacio); debe ser 0 o 1."
    case .demasiadoGrande(let ancho, let alto, let maximo):
      "La imagen mide \(medida(ancho, alto)); se aceptan hasta \(Numero.conMiles(maximo)) píxeles."
    case .truncada(let pixeles, let esperados):
      "La imagen está cortada: hay \(Numero.conMiles(pixeles)) píxeles de "
        + "\(Numero.conMiles(esperados))."
    case .pixelesDeMas: "Los datos traen más píxeles de los que dice la cabecera."
    case .sinMarcaFinal: "Falta la marca final: la imagen está cortada o estropeada."
    case .bytesSobrantes(let bytes):
      "Sobran \(Numero.conMiles(bytes)) bytes tras el último píxel."
    case .medidasNoValidas(let ancho, let alto, let bytes):
      "\(Numero.conMiles(bytes)) bytes no son una imagen RGBA de \(medida(ancho, alto))."
    case .reduccionNoValida(let ancho, let alto, let origenAncho, let origenAlto):
      "De \(medida(origenAncho, origenAlto)) no se puede reducir a \(medida(ancho, alto))."
    }
  }

  private func medida(_ ancho: Int, _ alto: Int) -> String {
    "\(Numero.conMiles(ancho)) × \(Numero.conMiles(alto))"
  }
}
