import MiniSwiftUI
import Testing

struct Tarea: Identifiable {
  let id: Int
  var titulo: String
}

struct FilaConBorrador: View {
  let titulo: String
  @State private var borrador = ""

  var body: some View {
    HStack {
      Text(titulo)
      TextField("borrador", text: $borrador)
    }
  }
}

struct ListaPorId: View {
  let tareas: [Tarea]
  var body: some View {
    List { ForEach(tareas) { FilaConBorrador(titulo: $0.titulo) } }
  }
}

struct ListaPorIndice: View {
  let titulos: [String]
  var body: some View {
    List { ForEach(titulos.indices, id: \.self) { FilaConBorrador(titulo: titulos[$0]) } }
  }
}

struct ConRama: View {
  let destacada: Bool
  var body: some View {
    if destacada {
      FilaConBorrador(titulo: "a").background(Color.yellow)
    } else {
      FilaConBorrador(titulo: "a")
    }
  }
}

struct ListaVariable: View {
  let tareas: [Tarea]
  var body: some View {
    List {
      ForEach(tareas) { tarea in
        if tarea.id.isMultiple(of: 2) { Text(tarea.titulo) }
      }
    }
  }
}

struct ListaConId: View {
  let tareas: [Tarea]
  var body: some View {
    List { ForEach(tareas) { FilaConBorrador(titulo: $0.titulo).id($0.id) } }
  }
}

struct Contador: View {
  @State private var cuenta = 0
  var body: some View {
    VStack {
      Text("van \(cuenta)")
      Button("sumar") { cuenta += 1 }
    }
  }
}

@Observable final class Modelo {
  var tareas: [Tarea] = []
  var otra = 0
}

struct ListaObservada: View {
  let modelo: Modelo
  var body: some View {
    List(modelo.tareas) { FilaConBorrador(titulo: $0.titulo) }
  }
}

@MainActor @Suite("Primeros pasos") struct PrimerosPasosTests {
  func tareas(_ cuenta: Int) -> [Tarea] { (0..<cuenta).map { Tarea(id: $0, titulo: "t\($0)") } }

  @Test("insertar al principio con id estable crea una fila y conserva los borradores")
  func insertar() {
    var tareas = tareas(1_000)
    let pantalla = Pantalla { ListaPorId(tareas: tareas) }
    #expect(pantalla.filas.count == 19)
    pantalla.escribir("hola", en: "borrador", fila: 2)
    #expect(pantalla.filas[2] == ["t2", "hola"])
    tareas.insert(Tarea(id: -1, titulo: "nueva"), at: 0)
    let conteo = pantalla.contar { pantalla.mostrar(ListaPorId(tareas: tareas)) }
    #expect(conteo.identidadesCreadas == 1)
    #expect(conteo.identidadesDestruidas == 0)
    #expect(conteo.identidadesMovidas == 0)
    #expect(conteo.idsLeidos == 1_001)
    #expect(conteo.cuerposEvaluados(de: FilaConBorrador.self) == 1)
    #expect(pantalla.filas[3] == ["t2", "hola"])
    tareas.remove(at: 3)
    let borrado = pantalla.contar { pantalla.mostrar(ListaPorId(tareas: tareas)) }
    #expect(borrado.identidadesDestruidas == 1)
    #expect(pantalla.filas[3] == ["t3", ""])
    tareas.swapAt(1, 5)
    let movido = pantalla.contar { pantalla.mostrar(ListaPorId(tareas: tareas)) }
    #expect(movido.identidadesMovidas == 2)
    #expect(movido.identidadesCreadas == 0)
  }

  @Test("con el índice como id el estado se queda en la posición")
  func indices() {
    var titulos = (0..<1_000).map { "t\($0)" }
    let pantalla = Pantalla { ListaPorIndice(titulos: titulos) }
    pantalla.escribir("hola", en: "borrador", fila: 2)
    titulos.insert("nueva", at: 0)
    let conteo = pantalla.contar { pantalla.mostrar(ListaPorIndice(titulos: titulos)) }
    #expect(pantalla.filas[2] == ["t1", "hola"])
    #expect(conteo.identidadesCreadas == 0)
    #expect(conteo.cuerposEvaluados(de: FilaConBorrador.self) == 23)
  }

  @Test("cambiar de rama recrea")
  func rama() {
    let pantalla = Pantalla { ConRama(destacada: false) }
    pantalla.escribir("hola", en: "borrador")
    #expect(pantalla.textos == ["a", "hola"])
    let conteo = pantalla.contar { pantalla.mostrar(ConRama(destacada: true)) }
    #expect(conteo.identidadesCreadas(de: FilaConBorrador.self) == 1)
    #expect(conteo.identidadesDestruidas(de: FilaConBorrador.self) == 1)
    #expect(conteo.estadosCreados == 1)
    #expect(pantalla.textos == ["a", ""])
  }

  @Test("filas variables construyen todos los elementos")
  func variables() {
    let pantalla = Pantalla { Text("") }
    let conteo = pantalla.contar { pantalla.mostrar(ListaVariable(tareas: tareas(500))) }
    #expect(conteo.elementosConstruidos == 500)
    #expect(conteo.filasConstruidas == 23)
    #expect(pantalla.filas[1] == ["t2"])
  }

  @Test("id en la fila construye todas")
  func idEnFila() {
    let pantalla = Pantalla { Text("") }
    let conteo = pantalla.contar { pantalla.mostrar(ListaConId(tareas: tareas(500))) }
    #expect(conteo.filasConstruidas == 500)
    let bien = Pantalla { Text("") }
    let conteoBien = bien.contar { bien.mostrar(ListaPorId(tareas: tareas(500))) }
    #expect(conteoBien.filasConstruidas == 23)
    bien.desplazar(aFila: 300)
    #expect(bien.filas[0] == ["t300", ""])
  }

  @Test("tocar un botón cambia el estado y solo redibuja lo suyo")
  func boton() {
    let pantalla = Pantalla { Contador() }
    let conteo = pantalla.contar { pantalla.tocar("sumar") }
    #expect(pantalla.textos == ["van 1", "sumar"])
    #expect(conteo.cuerposEvaluados == 1)
    #expect(conteo.lineas == ["Contador: _cuenta changed."])
    #expect(conteo.redibujadas == 1)
  }

  @Test("editar una fila observada evalúa la lista y esa fila")
  func observada() {
    let modelo = Modelo()
    modelo.tareas = tareas(1_000)
    let pantalla = Pantalla { ListaObservada(modelo: modelo) }
    let conteo = pantalla.contar { modelo.tareas[3].titulo = "otro" }
    #expect(conteo.cuerposEvaluados == 2)
    #expect(
      conteo.lineas == [
        "ListaObservada: @dependencies changed.", "FilaConBorrador: @self changed.",
      ])
    #expect(conteo.redibujadas(de: FilaConBorrador.self) == 1)
    #expect(pantalla.filas[3] == ["otro", ""])
    #expect(pantalla.contar { modelo.otra += 1 }.cuerposEvaluados == 0)
  }
}
