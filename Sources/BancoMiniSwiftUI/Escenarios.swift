import MiniSwiftUI

/// Lo que se mide para un tamaño de lista. Todos los tiempos, en microsegundos.
struct Medida {
  let filas: Int
  /// Leer los identificadores con un bucle: la vara de medir.
  let bucle: Double
  /// Dar a la lista una colección con una fila editada.
  let editar: Double
  /// Editar la fila dentro del modelo observado, con la copia de la colección que hace Swift.
  let editarEnModelo: Double
  /// Esa copia, sola.
  let copia: Double
  /// Editar un elemento que es un objeto observado.
  let editarObjeto: Double
  /// Insertar una fila al principio.
  let insertar: Double
  /// Bajar una página de filas que nunca se habían construido.
  let pagina: Double
}

@MainActor enum Escenarios {
  static func medir(filas: Int) -> Medida {
    let una: [Elemento] = Elemento.serie(filas)
    var otra: [Elemento] = una
    otra[min(5, filas - 1)].titulo = "una fila editada"
    let mas: [Elemento] = [Elemento(id: -1, titulo: "nueva", hecha: false)] + una
    let repeticiones: Int = filas > 1_000 ? 40 : 200

    // La vara lee las mismas dos colecciones, alternadas: la memoria está igual de lejos.
    var suma = 0
    let bucle: Double = Medidor.minimo(repeticiones) { vuelta in
      suma &+= Elemento.leerIds(vuelta.isMultiple(of: 2) ? una : otra)
    }
    Medidor.consumir(suma)

    let pantalla = Pantalla { Lista(elementos: una) }
    let editar: Double = Medidor.minimo(repeticiones) { vuelta in
      pantalla.mostrar(Lista(elementos: vuelta.isMultiple(of: 2) ? otra : una))
    }
    let insertar: Double = Medidor.minimo(repeticiones) { vuelta in
      pantalla.mostrar(Lista(elementos: vuelta.isMultiple(of: 2) ? mas : una))
    }
    return Medida(
      filas: filas,
      bucle: bucle,
      editar: editar,
      editarEnModelo: editarEnModelo(filas, repeticiones),
      copia: copiar(filas, repeticiones),
      editarObjeto: editarObjeto(filas, repeticiones),
      insertar: insertar,
      pagina: bajarPagina(filas)
    )
  }

  private static func editarEnModelo(_ filas: Int, _ repeticiones: Int) -> Double {
    let modelo = Modelo(filas)
    let pantalla = Pantalla { ListaDeModelo(modelo: modelo) }
    return Medidor.minimo(repeticiones) { vuelta in
      pantalla.cambiar { modelo.elementos[5].titulo = "edición \(vuelta)" }
    }
  }

  private static func copiar(_ filas: Int, _ repeticiones: Int) -> Double {
    var elementos: [Elemento] = Elemento.serie(filas)
    var retenida: [Elemento] = elementos
    let tiempo: Double = Medidor.minimo(repeticiones) { vuelta in
      elementos[5].titulo = "edición \(vuelta)"
      retenida = elementos
    }
    Medidor.consumir(retenida.count)
    return tiempo
  }

  private static func editarObjeto(_ filas: Int, _ repeticiones: Int) -> Double {
    let objetos: [Objeto] = (0..<filas).map(Objeto.init)
    let pantalla = Pantalla { ListaDeObjetos(objetos: objetos) }
    return Medidor.minimo(repeticiones) { vuelta in
      pantalla.cambiar { objetos[5].titulo = "edición \(vuelta)" }
    }
  }

  /// Las mismas páginas en todos los tamaños; la lista vuelve arriba antes de acabarse.
  private static func bajarPagina(_ filas: Int) -> Double {
    let pantalla = Pantalla { Lista(elementos: Elemento.serie(filas)) }
    let paginas: Int = max(1, min(40, filas * 44 / 800 - 2))
    var mejor: Double = .infinity
    for _ in 0..<10 {
      pantalla.desplazar(aFila: 0)
      for _ in 0..<12 { pantalla.actualizar() }
      let total: Double = Medidor.minimo(1) { _ in
        for _ in 0..<paginas { pantalla.desplazar(por: 800) }
      }
      mejor = min(mejor, total / Double(paginas))
    }
    return mejor
  }

  /// Bytes que la pantalla ocupa por cada fila que no está construida, sin contar el modelo.
  ///
  /// Con un millón de filas: así lo que mide el sistema (páginas) es fino frente a lo medido.
  static func bytesPorFila() -> Double {
    let pocas: [Elemento] = Elemento.serie(100)
    let muchas: [Elemento] = Elemento.serie(1_000_000)
    func ocupa(_ elementos: [Elemento]) -> Int {
      let antes: Int = Plataforma.bytesEnUso
      let pantalla = Pantalla { Lista(elementos: elementos) }
      let bytes: Int = Plataforma.bytesEnUso - antes
      Medidor.consumir(pantalla.filas.count)
      return bytes
    }
    _ = ocupa(pocas)
    let base: Int = ocupa(pocas)
    return Double(ocupa(muchas) - base) / Double(muchas.count - pocas.count)
  }
}
