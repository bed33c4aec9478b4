import Laboratorio

/// Compara el decodificador estricto con el bucle desnudo, con tres clases de imagen.
enum BancoQOI {
  /// Lo que puede tardar el decodificador, en veces el bucle desnudo.
  static let maximo = 2.0

  /// Mide, escribe una tabla y dice si todas cumplen.
  static func medir(rondas: Int) throws -> Bool {
    let imagenes = try [
      ("degradado", ImagenSintetica.degradado(ancho: 1024, alto: 768)),
      ("tablero", ImagenSintetica.tablero(ancho: 1024, alto: 768)),
      ("foto", ImagenSintetica.foto(ancho: 1024, alto: 768, semilla: 1)),
      ("ruido", ImagenSintetica.ruido(ancho: 1024, alto: 768, semilla: 1)),
    ]
    print("QOI, 1024 × 768. Bucle desnudo = las mismas órdenes y bytes, sin comprobar nada.")
    var cumple = true
    for (nombre, imagen) in imagenes {
      let archivo = CodificadorQOI.archivo(imagen)
      let pixeles = imagen.ancho * imagen.alto
      var fila: [UInt8] = []
      let resultados = Cronometro.medir(
        [
          .init(nombre: "bucle desnudo") { desnudo(archivo, pixeles) },
          .init(nombre: "entera") {
            (try? DecodificadorQOI.imagen(archivo)).map { Int($0.bytes[0]) } ?? .min
          },
          .init(nombre: "por filas") { porFilas(archivo, &fila) },
          .init(nombre: "miniatura") {
            let miniatura = try? ReductorDeImagen.miniatura(archivo, ancho: 128, alto: 96)
            return miniatura.map { Int($0.bytes[0]) } ?? .min
          },
        ],
        rondas: rondas
      )
      guard desnudo(archivo, pixeles, espera: imagen.bytes) != .min else {
        print("\(nombre): el bucle desnudo no da los mismos bytes; la comparación no vale")
        return false
      }
      for resultado in resultados {
        let limitado = resultado.nombre == "entera" || resultado.nombre == "por filas"
        let bien = !limitado || (resultado.cociente?.mediana ?? .infinity) <= maximo
        cumple = cumple && bien
        print(Tabla.renglon(nombre, resultado, veredicto: limitado ? bien : nil))
      }
    }
    return cumple
  }

  private static func desnudo(_ archivo: [UInt8], _ pixeles: Int, espera: [UInt8]? = nil) -> Int {
    let bytes = [UInt8](unsafeUninitializedCapacity: pixeles * 4) { destino, cantidad in
      archivo.withUnsafeBufferPointer { datos in
        guard let datos = datos.baseAddress, let destino = destino.baseAddress else { return }
        BucleDesnudo.decodificar(datos, en: destino, pixeles: pixeles)
        cantidad = pixeles * 4
      }
    }
    if let espera, espera != bytes { return .min }
    return Int(bytes[0])
  }

  private static func porFilas(_ archivo: [UInt8], _ fila: inout [UInt8]) -> Int {
    guard var filas = try? DecodificadorQOI(archivo) else { return .min }
    var suma = 0
    while (try? filas.siguienteFila(en: &fila)) == true { suma &+= Int(fila[0]) }
    return suma
  }
}
