extension Capitulo {
  static let imagenes = Capitulo(
    numero: 7, titulo: "Imágenes remotas", carpeta: "07-Imagenes", modulo: "Imagenes",
    runtimes: ["MiniSwiftUI"], texto: "07-imagenes.md",
    katas: [
      .imagenesFases, .imagenesRedescarga, .imagenesBytesNoBastan, .imagenesEnVuelo,
      .imagenesCancelarUno, .imagenesClave, .imagenesReducir, .imagenesDosNiveles,
      .imagenesFilaReciclada,
    ])
}
