import MiniSwiftUI
import Testing

private struct Formulario: View {
  @State private var tareas: [Tarea] = Tarea.serie(5)
  @State private var activo = true
  @State private var busqueda = ""

  var body: some View {
    List {
      Toggle("avisos", isOn: $activo)
      ForEach($tareas) { $tarea in
        HStack {
          TextField("título", text: $tarea.titulo)
          Toggle("hecha", isOn: $tarea.hecha)
          Button {
            tarea.titulo += "!"
          } label: {
            Image(systemName: "exclamationmark")
          }
          .accessibilityLabel("subrayar \(tarea.id)")
        }
      }
      .onDelete { tareas.remove(atOffsets: $0) }
      .onMove { tareas.move(fromOffsets: $0, toOffset: $1) }
      Text(tareas.map { "\($0.titulo)\($0.hecha ? "*" : "")" }.joined(separator: " "))
    }
    .searchable(text: $busqueda, prompt: "busca")
  }
}

private struct Controles: View {
  @State private var toques: [String] = []
  let desactivado: Bool
  var body: some View {
    VStack {
      Button("uno") { toques.append("uno") }
      Text("dos").onTapGesture { toques.append("dos") }
      Button("tres") { toques.append("tres") }.disabled(desactivado)
      Button("cuatro") { toques.append("cuatro") }.hidden()
      Button("cinco") { toques.append("cinco") }.id("quinto")
      Button {
        toques.append("papelera")
      } label: {
        Label("borrar", systemImage: "trash")
      }
      Text(toques.joined(separator: ","))
    }
  }
}

private struct Realce: ViewModifier {
  let color: Color
  @State private var toques = 0
  func body(content: Content) -> some View {
    VStack {
      content
      Button("realce \(toques)") { toques += 1 }
    }
    .background(color)
  }
}

private struct Realzada: View {
  let titulo: String
  let color: Color
  var body: some View { FilaConBorrador(titulo: titulo).modifier(Realce(color: color)) }
}

private struct Larga: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<100) { Text("\($0)").frame(height: 40) }
      }
    }
  }
}

private struct Perezosa: View {
  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(0..<1_000) { Text("\($0)") }
      }
    }
  }
}

@MainActor @Suite("Anfitrión") struct AnfitrionTests {
  @Test("se edita una colección enlazada desde sus filas")
  func enlazada() {
    let pantalla = Pantalla { Formulario() }
    pantalla.escribir("nuevo", en: "título", fila: 2)
    pantalla.tocar("hecha", fila: 3)
    pantalla.tocar("subrayar 0")
    #expect(pantalla.filas.last == ["t0! nuevo t2* t3 t4"])
    pantalla.borrar(fila: 4)
    pantalla.mover(fila: 1, a: 3)
    #expect(pantalla.filas.last == ["nuevo t2* t0! t4"])
    pantalla.escribir("algo", en: "busca")
    #expect(pantalla.textos.first == "algo")
    #expect(pantalla.registro.avisos.isEmpty)
  }

  @Test("se toca por texto, etiqueta, imagen o id; lo desactivado y lo oculto no se encuentran")
  func tocar() {
    let pantalla = Pantalla { Controles(desactivado: true) }
    for etiqueta in ["uno", "dos", "tres", "cuatro", "quinto", "trash"] { pantalla.tocar(etiqueta) }
    #expect(pantalla.textos.last == "uno,dos,cinco,papelera")
    #expect(pantalla.registro.avisos.count == 2)
    pantalla.mostrar(Controles(desactivado: false))
    pantalla.tocar("tres")
    #expect(pantalla.textos.last == "uno,dos,cinco,papelera,tres")
  }

  @Test("un ViewModifier propio tiene estado, se cuenta por su tipo y no recrea lo que envuelve")
  func modificador() {
    let pantalla = Pantalla { Realzada(titulo: "a", color: .red) }
    pantalla.escribir("hola", en: "borrador")
    let toque = pantalla.contar { pantalla.tocar("realce 0") }
    #expect(toque.cuerposEvaluados(de: Realce.self) == 1)
    #expect(toque.cuerposEvaluados == 0)
    let conteo = pantalla.contar { pantalla.mostrar(Realzada(titulo: "b", color: .blue)) }
    #expect(conteo.cuerposEvaluados(de: Realce.self) == 1)
    #expect(conteo.cuerposEvaluados(de: FilaConBorrador.self) == 1)
    #expect(conteo.identidadesCreadas == 0)
    #expect(pantalla.textos == ["b", "hola", "realce 1"])
    let soloDentro = pantalla.contar { pantalla.mostrar(Realzada(titulo: "c", color: .blue)) }
    #expect(soloDentro.cuerposEvaluados(de: Realce.self) == 0)
    #expect(pantalla.textos == ["c", "hola", "realce 1"])
  }

  /// Evaluadas, redibujadas y recreadas.
  private func tres(_ conteo: Conteo) -> [Int] {
    [conteo.cuerposEvaluados, conteo.redibujadas, conteo.identidadesCreadas]
  }

  @Test("evaluar, recrear y redibujar se cuentan por separado")
  func tresCosas() {
    let pantalla = Pantalla { FilaConBorrador(titulo: "a") }
    let igual = pantalla.contar { pantalla.mostrar(FilaConBorrador(titulo: "a")) }
    #expect(tres(igual) == [0, 0, 0])
    #expect(igual.comparaciones == 1)
    let otro = pantalla.contar { pantalla.mostrar(FilaConBorrador(titulo: "b")) }
    #expect(tres(otro) == [1, 1, 0])
    let nueva = pantalla.contar { pantalla.mostrar(FilaConBorrador(titulo: "b").id(1)) }
    #expect(tres(nueva) == [1, 0, 1])
    #expect(nueva.dibujadas == 1)
  }

  @Test("un ScrollView sin nada perezoso construye todo y enseña lo que cabe")
  func desplazable() {
    let pantalla = Pantalla { EmptyView() }
    let conteo = pantalla.contar { pantalla.mostrar(Larga()) }
    #expect(conteo.elementosConstruidos == 100)
    #expect(pantalla.textos == (0..<20).map(String.init))
    pantalla.desplazar(por: 100)
    #expect(pantalla.textos == (2..<23).map(String.init))
    pantalla.desplazar(por: 100_000)
    #expect(pantalla.textos.last == "99")
    #expect(pantalla.desplazamiento == 3_200)
  }

  @Test("un LazyVStack dentro de un ScrollView solo construye lo que se ve y el margen")
  func perezosa() {
    let pantalla = Pantalla { EmptyView() }
    let conteo = pantalla.contar { pantalla.mostrar(Perezosa()) }
    #expect(conteo.filasConstruidas == 19 + Pantalla.margenDeFilas)
    pantalla.desplazar(por: 44 * 10.5)
    #expect(pantalla.filas.first == ["10"])
    #expect(pantalla.primeraFilaVisible?.indice == 10)
    #expect(pantalla.primeraFilaVisible?.oculto == 22)
  }

  @Test("los fotogramas grabados dicen qué filas se evaluaron, se recrearon o quedaron intactas")
  func fotogramas() throws {
    var tareas = Tarea.serie(50)
    let pantalla = Pantalla(hercios: 120, grabar: true) { ListaSimple(tareas: tareas) }
    tareas[2].titulo = "otra"
    pantalla.mostrar(ListaSimple(tareas: tareas))
    #expect(pantalla.registro.fotogramas.map(\.numero) == [1, 2])
    let ultimo = try #require(pantalla.registro.fotogramas.last)
    #expect(ultimo.instante == 1_000.0 / 120)
    #expect(ultimo.filas.filter { !$0.intacta }.map(\.indice) == [2])
    #expect(ultimo.filas[2].textos == ["otra", ""])
    #expect(ultimo.filas[2].redibujada && !ultimo.filas[2].recreada)
    #expect(ultimo.filas[2].id == "2")
  }

  @Test("el registro conserva los últimos sucesos y las cuentas no se pierden")
  func limite() {
    let pantalla = Pantalla { ListaSimple(tareas: Tarea.serie(1_000)) }
    pantalla.registro.limiteDeSucesos = 100
    let conteo = pantalla.contar {
      for _ in 0..<10 { pantalla.desplazar(por: 800) }
    }
    #expect(pantalla.registro.sucesos.count <= 100)
    #expect(conteo.filasConstruidas > 150)
    #expect(
      pantalla.registro.sucesos.count + pantalla.registro.sucesosDescartados
        == pantalla.registro.numeroDeSucesos
    )
  }

  @Test("una pantalla que se suelta no deja nada vivo")
  func memoria() async {
    weak var modelo: ModeloDeTareas?
    weak var registro: Registro?
    do {
      let propio = ModeloDeTareas(cuenta: 100)
      let pantalla = Pantalla { ListaDeModelo(modelo: propio) }
      pantalla.tocar("no existe")
      pantalla.desplazar(por: 500)
      propio.tareas[0].titulo = "sin actualizar"
      modelo = propio
      registro = pantalla.registro
    }
    #expect(modelo == nil)
    #expect(registro == nil)
  }

  @Test("pedir una actualización desde una acción de la vista no se anida")
  func reentrada() {
    var pantalla: Pantalla?
    let primera = Pantalla {
      Text("a").onAppear {
        pantalla?.actualizar()
        pantalla?.mostrar(Text("b"))
      }
    }
    pantalla = primera
    primera.mostrar(VStack { Text("c").onAppear { pantalla?.mostrar(Text("d")) } })
    #expect(primera.textos == ["d"])
  }
}

private struct ListaSimple: View {
  let tareas: [Tarea]
  var body: some View { List(tareas) { FilaConBorrador(titulo: $0.titulo) } }
}
