import MiniSwiftUI

struct Elemento: Identifiable {
  let id: Int
  var titulo: String
  var hecha: Bool

  static func serie(_ cuenta: Int) -> [Elemento] {
    (0..<cuenta).map { Elemento(id: $0, titulo: "elemento número \($0)", hecha: false) }
  }

  /// El bucle desnudo: lee todos los identificadores y nada más.
  @inline(never) static func leerIds(_ elementos: [Elemento]) -> Int {
    var suma = 0
    for elemento in elementos { suma &+= elemento.id }
    return suma
  }
}

@MainActor @Observable final class Modelo {
  var elementos: [Elemento]
  init(_ cuenta: Int) { elementos = Elemento.serie(cuenta) }
}

@MainActor @Observable final class Objeto: Identifiable {
  let id: Int
  var titulo: String

  init(_ id: Int) {
    self.id = id
    titulo = "objeto \(id)"
  }
}

struct Fila: View {
  let titulo: String
  var body: some View { Text(titulo) }
}

struct FilaDeObjeto: View {
  let objeto: Objeto
  var body: some View { Text(objeto.titulo) }
}

struct Lista: View {
  let elementos: [Elemento]
  var body: some View { List(elementos) { Fila(titulo: $0.titulo) } }
}

struct ListaDeModelo: View {
  let modelo: Modelo
  var body: some View { List(modelo.elementos) { Fila(titulo: $0.titulo) } }
}

struct ListaDeObjetos: View {
  let objetos: [Objeto]
  var body: some View { List(objetos) { FilaDeObjeto(objeto: $0) } }
}
