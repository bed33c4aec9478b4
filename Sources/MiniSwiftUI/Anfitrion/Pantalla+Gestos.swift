extension Pantalla {
  /// Toca lo que tenga esa etiqueta de accesibilidad, ese identificador o ese texto.
  ///
  /// Si no hay nada así en pantalla se avisa en el registro y no ocurre nada.
  public func tocar(_ etiqueta: String) { tocar(etiqueta, en: raiz) }

  /// Toca dentro de una fila visible: la primera es la 0.
  public func tocar(_ etiqueta: String, fila: Int) {
    guard let nodo = filaVisible(fila) else { return }
    tocar(etiqueta, en: nodo)
  }

  /// Sustituye el contenido de un campo de texto, encontrado por etiqueta o por su marcador.
  public func escribir(_ texto: String, en etiqueta: String) {
    escribir(texto, en: etiqueta, dentroDe: raiz)
  }

  /// Escribe dentro de una fila visible: la primera es la 0.
  public func escribir(_ texto: String, en etiqueta: String, fila: Int) {
    guard let nodo = filaVisible(fila) else { return }
    escribir(texto, en: etiqueta, dentroDe: nodo)
  }

  private func filaVisible(_ indice: Int) -> _Nodo? {
    let filas: [_Nodo] = nodosDeFilas
    guard filas.indices.contains(indice) else {
      grafo.avisar(.filaInexistente(indice, de: filas.count), vista: "Pantalla")
      return nil
    }
    return filas[indice]
  }

  private func tocar(_ etiqueta: String, en nodo: _Nodo) {
    let hallado: _Uso? = Self.hallar(etiqueta, en: nodo) { uso in
      if case .texto = uso { return false }
      return true
    }
    switch hallado {
    case .accion(let accion): accion()
    case .conmutador(let activo): activo.wrappedValue.toggle()
    case .texto, nil:
      grafo.avisar(.noEstaEnPantalla(etiqueta), vista: "Pantalla")
      return
    }
    actualizar()
  }

  private func escribir(_ texto: String, en etiqueta: String, dentroDe nodo: _Nodo) {
    let hallado: _Uso? = Self.hallar(etiqueta, en: nodo) { uso in
      if case .texto = uso { return true }
      return false
    }
    guard case .texto(let enlace)? = hallado else {
      grafo.avisar(.noEstaEnPantalla(etiqueta), vista: "Pantalla")
      return
    }
    enlace.wrappedValue = texto
    actualizar()
  }

  /// Primero por etiqueta, marcador o texto; si no hay nada, por el valor de `.id(_:)`.
  private static func hallar(
    _ etiqueta: String,
    en nodo: _Nodo,
    _ vale: (_Uso) -> Bool
  ) -> _Uso? {
    let porNombre: _Uso? = buscar(en: nodo, vale) { nodo in
      nodo.etiqueta == etiqueta || nodo.marcador == etiqueta
        || (nodo.uso != nil && nombres(de: nodo).contains(etiqueta))
    }
    return porNombre
      ?? buscar(en: nodo, vale) { nodo in nodo.idExplicito.map { "\($0.base)" } == etiqueta }
  }

  /// Lo primero que se pueda usar dentro de un nodo que cumpla algo, en orden de pantalla.
  private static func buscar(
    en nodo: _Nodo,
    _ vale: (_Uso) -> Bool,
    _ coincide: (_Nodo) -> Bool
  ) -> _Uso? {
    if coincide(nodo), let uso = primerUso(en: nodo, vale) { return uso }
    var hallado: _Uso?
    nodo.visitarVisibles { hijo in
      if hallado == nil { hallado = buscar(en: hijo, vale, coincide) }
    }
    return hallado
  }

  private static func primerUso(en nodo: _Nodo, _ vale: (_Uso) -> Bool) -> _Uso? {
    if let uso = nodo.uso, vale(uso) { return uso }
    var hallado: _Uso?
    nodo.visitarVisibles { hijo in
      if hallado == nil { hallado = primerUso(en: hijo, vale) }
    }
    return hallado
  }

  /// Con qué se puede nombrar un control: sus textos, sus etiquetas y sus imágenes.
  private static func nombres(de nodo: _Nodo) -> [String] {
    var nombres: [String] = [nodo.texto, nodo.etiqueta, nodo.imagen].compactMap { $0 }
    nodo.visitarVisibles { nombres += Self.nombres(de: $0) }
    return nombres
  }
}
