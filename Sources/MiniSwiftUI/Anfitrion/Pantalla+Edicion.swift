extension Pantalla {
  /// Borra una fila visible, si su `ForEach` lleva `.onDelete`.
  public func borrar(fila indice: Int) {
    editar(indice) { edicion, posicion in
      guard let borrar = edicion.borrar else { return false }
      borrar(IndexSet(integer: posicion))
      return true
    }
  }

  /// Mueve una fila visible delante de la posición `destino`, si su `ForEach` lleva `.onMove`.
  public func mover(fila indice: Int, a destino: Int) {
    editar(indice) { edicion, posicion in
      guard let mover = edicion.mover else { return false }
      mover(IndexSet(integer: posicion), destino)
      return true
    }
  }

  private func editar(_ indice: Int, _ hacer: (_Edicion, Int) -> Bool) {
    let filas: [_Nodo] = nodosDeFilas
    guard filas.indices.contains(indice), let posicion = filas[indice].fila?.indice else {
      grafo.avisar(.filaInexistente(indice, de: filas.count), vista: "Pantalla")
      return
    }
    var nodo: _Nodo? = filas[indice]
    while let actual = nodo {
      if let edicion = actual.edicion, hacer(edicion, posicion) {
        actualizar()
        return
      }
      nodo = actual.padre
    }
    grafo.avisar(.noEstaEnPantalla("onDelete u onMove"), vista: "Pantalla")
  }
}
