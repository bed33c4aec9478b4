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
    let hallado: _Uso? = Self.buscar(etiqueta, en: nodo) { uso in
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
    let hallado: _Uso? = Self.buscar(etiqueta, en: nodo) { uso in
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

  /// Lo primero que se pueda usar con esa etiqueta, en orden de pantalla.
  private static func buscar(
    _ etiqueta: String,
    en nodo: _Nodo,
    _ vale: (_Uso) -> Bool
  ) -> _Uso? {
    if nodo.etiqueta == etiqueta || nodo.marcador == etiqueta {
      if let uso = primerUso(en: nodo, vale) { return uso }
    }
    if let uso = nodo.uso, vale(uso), textos(de: nodo).contains(etiqueta) { return uso }
    var hallado: _Uso?
    nodo.visitarVisibles { hijo in
      if hallado == nil { hallado = buscar(etiqueta, en: hijo, vale) }
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
}
