// Kata 7.2 · Volver a bajar
//
// Qué se ve: una tienda de discos gasta los datos de la tarifa. Al subir por la lista, las portadas
// que ya se habían visto aparecen otra vez en gris y se vuelven a descargar, cada vez que se pasa.
//
// Al terminar: bajar y subir por 200 discos pide cada portada una vez, y la lista no guarda más de
// 300 portadas por muchos discos que haya.
//
// swift run workbook probar 7.2

import MiniSwiftUI

public struct Disco: Identifiable {
  public let id: Int
  public let titulo: String
  public let portada: URL

  public init(id: Int, titulo: String, portada: URL) {
    self.id = id
    self.titulo = titulo
    self.portada = portada
  }
}

public struct ListaDeDiscos: View {
  /// Las que caben en la memoria que esta pantalla puede gastar.
  static let maximoDePortadas = 300

  private let discos: [Disco]
  /// Quien descarga. `AsyncImage` usa esta misma red sin que se la demos.
  private let red: any ServicioDeImagenes

  public init(discos: [Disco], red: any ServicioDeImagenes) {
    self.discos = discos
    self.red = red
  }

  public var body: some View {
    List(discos) { disco in
      HStack {
        AsyncImage(url: disco.portada) { imagen in
          imagen.resizable()
        } placeholder: {
          Color.gray
        }
        .frame(width: 60, height: 60)
        Text(disco.titulo)
      }
    }
  }
}
