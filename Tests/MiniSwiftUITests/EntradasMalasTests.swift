import MiniSwiftUI
import Testing

private struct SeDisparaSola: View {
  @State private var vueltas = 0
  var body: some View {
    Text("\(vueltas)").onChange(of: vueltas, initial: true) { vueltas += 1 }
  }
}

@Observable private final class Modelo { var valor = 0 }

private struct LeeYEscribe: View {
  let lee: Modelo
  let escribe: Modelo
  var body: some View {
    escribe.valor += 1
    return Text("\(lee.valor)")
  }
}

private struct Recursiva: View {
  let nivel: Int
  var body: some View {
    Text("nivel")
    AnyView(Recursiva(nivel: nivel + 1))
  }
}

private struct Marco: ViewModifier {
  func body(content: Content) -> some View { HStack { content }.padding(1) }
}

private struct RecursivaAdornada: View {
  @State private var nivel = 0
  var body: some View {
    List {
      Section("nivel") {
        ForEach(0..<1) { _ in
          VStack {
            if nivel == 0 {
              AnyView(RecursivaAdornada()).equatableComoSea().modifier(Marco()).id(nivel)
            }
          }
          .onAppear {}
          .environment(\.locale, Locale(identifier: "es_MX"))
        }
      }
    }
  }
}

extension View {
  fileprivate func equatableComoSea() -> some View { Group { self }.background { Color.red } }
}

private struct EstadoExterno: View {
  let fuga: (Binding<Int>) -> Void
  @State private var valor = 0
  var body: some View {
    Text("\(valor)").onAppear { fuga($valor) }
  }
}

private struct SinCuerpo: View {
  var body: Never { fatalError("no se llega") }
}

private final class Sesion: ObservableObject { @Published var nombre = "ana" }

@Observable private final class Tema { var nombre = "claro" }

private struct NecesitaSesion: View {
  @EnvironmentObject private var sesion: Sesion
  var body: some View { Text(sesion.nombre) }
}

private struct NecesitaTema: View {
  @Environment(Tema.self) private var tema
  var body: some View { Text(tema.nombre) }
}

private struct Publicada: View {
  @ObservedObject var sesion: Sesion
  var body: some View { Text(sesion.nombre) }
}

private struct EnBucle: View {
  @State private var mostrar = false
  var body: some View {
    if mostrar {
      Text("sí").onAppear { mostrar = false }
    } else {
      Text("no").onAppear { mostrar = true }
    }
  }
}

@MainActor @Suite("Entradas malas: un aviso claro, nunca un cierre ni un bucle")
struct EntradasMalasTests {
  @Test("un estado que se cambia a sí mismo no cuelga: se avisa con el nombre de la vista")
  func noSeAsienta() {
    let pantalla = Pantalla { SeDisparaSola() }
    #expect(pantalla.registro.avisos.count == 1)
    #expect(pantalla.registro.avisos[0].hasPrefix("SeDisparaSola: tras 100 vueltas"))
    pantalla.mostrar(Text("sigue viva"))
    #expect(pantalla.textos == ["sigue viva"])
  }

  @Test("dos body que escriben lo que lee el otro no cuelgan: se avisa con su nombre")
  func escribenLoQueLeeElOtro() {
    let uno = Modelo()
    let dos = Modelo()
    let pantalla = Pantalla {
      LeeYEscribe(lee: uno, escribe: dos)
      LeeYEscribe(lee: dos, escribe: uno)
    }
    #expect(pantalla.registro.avisos.count == 1)
    #expect(pantalla.registro.avisos[0].hasPrefix("LeeYEscribe: tras 100 vueltas"))
  }

  @Test("dos ramas que se alternan al aparecer no cuelgan")
  func ramasEnBucle() {
    let pantalla = Pantalla { EnBucle() }
    #expect(pantalla.registro.avisos.contains { $0.contains("sigue provocando otra") })
  }

  @Test("una vista que se contiene a sí misma se corta y se avisa")
  func recursion() {
    let pantalla = Pantalla { Recursiva(nivel: 0) }
    #expect(
      pantalla.registro.avisos == [
        """
        Recursiva: hay más de 600 niveles de vistas anidadas; se corta aquí. Busca una vista que \
        se contenga a sí misma sin condición de parada.
        """
      ]
    )
    #expect(pantalla.textos.count > 100)
  }

  @Test("una recursión con listas, secciones y modificadores por medio también se corta")
  func recursionAdornada() {
    let pantalla = Pantalla { RecursivaAdornada() }
    #expect(pantalla.registro.avisos.contains { $0.contains("niveles de vistas anidadas") })
  }

  @Test("escribir @State fuera del actor principal se aplaza y se avisa")
  func estadoFuera() async {
    var enlace: Binding<Int>?
    let pantalla = Pantalla { EstadoExterno { enlace = $0 } }
    guard let enlace else {
      Issue.record("onAppear no entregó el enlace")
      return
    }
    await Task.detached { enlace.wrappedValue = 7 }.value
    pantalla.actualizar()
    #expect(pantalla.textos == ["7"])
    #expect(pantalla.registro.avisos.contains { $0.contains("fuera del actor principal") })
  }

  @Test("publicar fuera del actor principal se atiende y se avisa")
  func publicarFuera() async {
    nonisolated(unsafe) let sesion = Sesion()
    let pantalla = Pantalla { Publicada(sesion: sesion) }
    await Task.detached { sesion.nombre = "eva" }.value
    pantalla.actualizar()
    #expect(pantalla.textos == ["eva"])
    #expect(pantalla.registro.avisos.contains { $0.contains("publicó un cambio fuera") })
  }

  @Test("un objeto que falta en el entorno no cierra la app: el body no se evalúa y se avisa")
  func faltaObjeto() {
    let pantalla = Pantalla {
      NecesitaSesion()
      NecesitaTema()
    }
    #expect(pantalla.textos.isEmpty)
    #expect(pantalla.registro.avisos.count == 2)
    #expect(pantalla.registro.avisos[0].hasPrefix("NecesitaSesion: no hay ningún objeto Sesion"))
    #expect(pantalla.registro.avisos[1].hasPrefix("NecesitaTema: no hay ningún objeto Tema"))
  }

  @Test("el objeto que faltaba se encuentra cuando un antepasado lo pone")
  func objetoPuesto() {
    let pantalla = Pantalla {
      NecesitaSesion().environmentObject(Sesion())
      NecesitaTema().environment(Tema())
    }
    #expect(pantalla.textos == ["ana", "claro"])
    #expect(pantalla.registro.avisos.isEmpty)
  }

  @Test("una vista sin body ni biblioteca que la dibuje se avisa")
  func sinCuerpo() {
    let pantalla = Pantalla { SinCuerpo() }
    #expect(
      pantalla.registro.avisos == [
        "SinCuerpo: su `body` es `Never` y no es una vista de la biblioteca; se dibuja vacía."
      ])
  }

  @Test("tocar, escribir o desplazarse a lo que no existe se avisa y no hace nada")
  func gestos() {
    let pantalla = Pantalla { List(0..<1_000) { Text("\($0)") } }
    let conteo = pantalla.contar {
      pantalla.tocar("nada")
      pantalla.escribir("x", en: "nada")
      pantalla.tocar("nada", fila: 99)
      pantalla.desplazar(aFila: 5_000)
      pantalla.desplazar(por: .infinity)
      pantalla.desplazar(por: -1_000)
      pantalla.borrar(fila: 0)
    }
    #expect(conteo.avisos.count == 4)
    #expect(conteo.avisos[2] == "Pantalla: se pidió la fila 5\u{A0}000 y hay 1\u{A0}000.")
    #expect(pantalla.filas[0] == ["0"])
  }

  @Test("medidas imposibles no cierran la pantalla")
  func medidas() {
    let pantalla = Pantalla(alto: -5, ancho: .nan, altoDeFila: 0, hercios: 0) {
      List(0..<10) { Text("\($0)") }
    }
    #expect(pantalla.filas.count == 1)
  }
}
