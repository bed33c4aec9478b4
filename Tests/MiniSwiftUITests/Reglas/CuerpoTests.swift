import MiniSwiftUI
import Testing

/// Un valor POD con un `==` que apunta que lo consultan y siempre dice que son iguales.
private nonisolated final class Consultas: @unchecked Sendable {
  nonisolated(unsafe) static var pod = 0
  nonisolated(unsafe) static var noPod = 0
}

private struct FilaPOD: View, Equatable {
  let id: Int
  let valor: Int
  nonisolated static func == (lhs: FilaPOD, rhs: FilaPOD) -> Bool {
    Consultas.pod += 1
    return lhs.id == rhs.id
  }
  var body: some View { Text("pod \(valor)") }
}

private struct FilaNoPOD: View, Equatable {
  let id: String
  let valor: Int
  nonisolated static func == (lhs: FilaNoPOD, rhs: FilaNoPOD) -> Bool {
    Consultas.noPod += 1
    return lhs.id == rhs.id
  }
  var body: some View { Text("no pod \(valor)") }
}

private struct Comparadas: View {
  let valor: Int
  let conEquatable: Bool
  var body: some View {
    if conEquatable {
      FilaPOD(id: 1, valor: valor).equatable()
      FilaNoPOD(id: "1", valor: valor).equatable()
    } else {
      FilaPOD(id: 1, valor: valor)
      FilaNoPOD(id: "1", valor: valor)
    }
  }
}

private struct ConRelleno: View {
  let bandera: Bool
  let numero: Int
  var body: some View { Text("\(bandera) \(numero)") }
}

private struct SinCampos: View {
  var body: some View { Text("fija") }
}

private struct ConClosure: View {
  let accion: () -> Void
  var body: some View { Button("tocar", action: accion) }
}

private final class Referencia {}

private final class Igualable: Equatable {
  let valor: Int
  init(_ valor: Int) { self.valor = valor }
  static func == (lhs: Igualable, rhs: Igualable) -> Bool { lhs.valor == rhs.valor }
}

private struct ConReferencia: View {
  let objeto: Referencia
  var body: some View { Text("ref") }
}

private struct ConIgualable: View {
  let objeto: Igualable
  var body: some View { Text("igualable \(objeto.valor)") }
}

private enum Estado { case vacio, lleno([Int]), conCierre(() -> Void) }

private struct ConEnumeracion: View {
  let estado: Estado
  var body: some View { Text("enum") }
}

private struct Padre<Hija: View>: View {
  let vuelta: Int
  let hija: () -> Hija
  var body: some View {
    Text("vuelta \(vuelta)")
    hija()
  }
}

private struct IgualableConEstado: View, Equatable {
  let titulo: String
  let modelo: ModeloDeCuerpo
  @State private var cuenta = 0
  @Environment(\.colorScheme) private var esquema
  nonisolated static func == (lhs: Self, rhs: Self) -> Bool { true }
  var body: some View {
    Button("suma") { cuenta += 1 }
    Text("\(cuenta) \(modelo.leida) \(esquema)")
  }
}

private struct Lectora: View {
  @Environment(\.locale) private var locale
  var body: some View { Text(locale.identifier) }
}

@Observable private final class ModeloDeCuerpo {
  var leida = 0
  var otra = 0
}

@MainActor @Suite("Reglas 20–28 · Cuándo se evalúa body: comparar", .serialized)
struct CompararTests {
  /// Cuántas veces se evalúa la hija cuando el padre se vuelve a evaluar.
  private func evaluaciones<Hija: View>(_ primera: Hija, _ segunda: Hija) -> Int {
    let pantalla = Pantalla { Padre(vuelta: 0) { primera } }
    let conteo = pantalla.contar { pantalla.mostrar(Padre(vuelta: 1) { segunda }) }
    #expect(conteo.cuerposEvaluados(de: Padre<Hija>.self) == 1)
    return conteo.cuerposEvaluados(de: Hija.self)
  }

  @Test("Regla 20 · que el padre se evalúe no basta: cuenta si el valor de la hija es otro")
  func regla20() {
    #expect(evaluaciones(ConRelleno(bandera: true, numero: 1), .init(bandera: true, numero: 1)) == 0)
    #expect(evaluaciones(ConRelleno(bandera: true, numero: 1), .init(bandera: true, numero: 2)) == 1)
  }

  @Test("Reglas 21 y 22 · la tabla de modos de comparación, con el esquema siempre listo")
  func tabla() {
    Consultas.pod = 0
    Consultas.noPod = 0
    let sinEquatable = Pantalla { Comparadas(valor: 1, conEquatable: false) }
    let campos = sinEquatable.contar {
      sinEquatable.mostrar(Comparadas(valor: 2, conEquatable: false))
    }
    // POD: por campos, su == no se consulta. No POD: con ==, que aquí miente.
    #expect(Consultas.pod == 0)
    #expect(Consultas.noPod == 1)
    #expect(campos.cuerposEvaluados(de: FilaPOD.self) == 1)
    #expect(campos.cuerposEvaluados(de: FilaNoPOD.self) == 0)

    Consultas.noPod = 0
    let conEquatable = Pantalla { Comparadas(valor: 1, conEquatable: true) }
    let siempre = conEquatable.contar {
      conEquatable.mostrar(Comparadas(valor: 2, conEquatable: true))
    }
    #expect(Consultas.pod == 1)
    #expect(Consultas.noPod == 1)
    #expect(siempre.cuerposEvaluados(de: FilaPOD.self) == 0)
    #expect(siempre.cuerposEvaluados(de: FilaNoPOD.self) == 0)
    #expect(conEquatable.textos == ["pod 1", "no pod 1"])
  }

  @Test("Regla 21 · el relleno entre campos no hace distintos dos valores iguales")
  func relleno() {
    for numero in 0..<50 {
      #expect(
        evaluaciones(
          ConRelleno(bandera: numero.isMultiple(of: 2), numero: numero),
          ConRelleno(bandera: numero.isMultiple(of: 2), numero: numero)
        ) == 0
      )
    }
  }

  @Test("Regla 21 · una enumeración que no es Equatable se compara por caso y carga")
  func enumeracion() {
    #expect(evaluaciones(ConEnumeracion(estado: .vacio), .init(estado: .vacio)) == 0)
    #expect(evaluaciones(ConEnumeracion(estado: .vacio), .init(estado: .lleno([1]))) == 1)
    #expect(evaluaciones(ConEnumeracion(estado: .lleno([1])), .init(estado: .lleno([1]))) == 0)
    #expect(evaluaciones(ConEnumeracion(estado: .lleno([1])), .init(estado: .lleno([2]))) == 1)
    #expect(evaluaciones(ConEnumeracion(estado: .conCierre {}), .init(estado: .conCierre {})) == 1)
  }

  @Test("Regla 24 · .equatable() no tapa el estado, el entorno ni lo @Observable")
  func regla24() {
    let modelo = ModeloDeCuerpo()
    func raiz(_ titulo: String, _ esquema: ColorScheme) -> some View {
      IgualableConEstado(titulo: titulo, modelo: modelo).equatable()
        .environment(\.colorScheme, esquema)
    }
    let pantalla = Pantalla { raiz("a", .light) }
    #expect(pantalla.contar { pantalla.mostrar(raiz("b", .light)) }.cuerposEvaluados == 0)
    #expect(pantalla.contar { pantalla.tocar("suma") }.lineas == [
      "IgualableConEstado: _cuenta changed."
    ])
    #expect(pantalla.contar { modelo.leida = 7 }.lineas == [
      "IgualableConEstado: @dependencies changed."
    ])
    #expect(pantalla.contar { pantalla.mostrar(raiz("c", .dark)) }.lineas == [
      "IgualableConEstado: _esquema changed."
    ])
    #expect(pantalla.textos.last == "1 7 dark")
  }

  @Test("Regla 25 · un closure que crea el padre siempre es distinto")
  func regla25() {
    #expect(evaluaciones(ConClosure {}, ConClosure {}) == 1)
  }

  @Test("Regla 26 · una referencia es igual si es la misma; una clase Equatable, con su ==")
  func regla26() {
    let objeto = Referencia()
    #expect(evaluaciones(ConReferencia(objeto: objeto), ConReferencia(objeto: objeto)) == 0)
    #expect(evaluaciones(ConReferencia(objeto: objeto), ConReferencia(objeto: Referencia())) == 1)
    #expect(evaluaciones(ConIgualable(objeto: .init(1)), ConIgualable(objeto: .init(1))) == 0)
    #expect(evaluaciones(ConIgualable(objeto: .init(1)), ConIgualable(objeto: .init(2))) == 1)
  }

  @Test("Regla 27 · una vista sin campos es siempre igual a sí misma")
  func regla27() {
    #expect(evaluaciones(SinCampos(), SinCampos()) == 0)
  }

  @Test("Regla 28 · escribir en el entorno un valor igual no evalúa nada")
  func regla28() {
    func raiz(_ id: String) -> some View { Lectora().environment(\.locale, Locale(identifier: id)) }
    let pantalla = Pantalla { raiz("es_ES") }
    #expect(pantalla.contar { pantalla.mostrar(raiz("es_ES")) }.cuerposEvaluados == 0)
    #expect(pantalla.contar { pantalla.mostrar(raiz("es_MX")) }.lineas == [
      "Lectora: _locale changed."
    ])
    #expect(pantalla.textos == ["es_MX"])
  }
}
