import MiniSwiftUI
import Testing

private struct ConRama: View {
  let destacada: Bool
  var titulo = "a"
  var body: some View {
    if destacada {
      FilaConBorrador(titulo: titulo).background(Color.yellow)
    } else {
      FilaConBorrador(titulo: titulo)
    }
  }
}

private struct SinElse: View {
  let visible: Bool
  var body: some View {
    if visible { FilaConBorrador(titulo: "a") }
  }
}

private struct ConTernario: View {
  let destacada: Bool
  var body: some View {
    FilaConBorrador(titulo: "a").background(destacada ? Color.yellow : Color.clear)
  }
}

private struct ConId: View {
  let bitacora: Bitacora
  let id: Int
  var body: some View {
    FilaConBorrador(titulo: "a")
      .onAppear { bitacora.apuntar("dentro") }
      .id(id)
      .onAppear { bitacora.apuntar("fuera") }
  }
}

private struct OtraFila: View {
  var body: some View { Text("otra") }
}

private struct Borrada: View {
  let tipo: Int
  var titulo = "a"
  var body: some View {
    tipo == 0 ? AnyView(FilaConBorrador(titulo: titulo)) : AnyView(OtraFila())
  }
}

private struct Lista: View {
  let tareas: [Tarea]
  var body: some View {
    List(tareas) { FilaConBorrador(titulo: $0.titulo) }
  }
}

private struct Pila: View {
  let ids: [Int]
  var body: some View {
    VStack { ForEach(ids, id: \.self) { FilaConBorrador(titulo: "\($0)") } }
  }
}

private struct Indices: View {
  let titulos: [String]
  var body: some View {
    List { ForEach(titulos.indices, id: \.self) { FilaConBorrador(titulo: titulos[$0]) } }
  }
}

private struct Rango: View {
  let cuenta: Int
  var body: some View {
    List { ForEach(0..<cuenta) { FilaConBorrador(titulo: "\($0)") } }
  }
}

private struct ConUUID: View {
  struct Elemento: Identifiable {
    let id: UUID
    let titulo: String
  }

  let titulos: [String]
  let vuelta: Int
  var body: some View {
    List(titulos.map { Elemento(id: UUID(), titulo: $0) }) { FilaConBorrador(titulo: $0.titulo) }
  }
}

@MainActor @Suite("Reglas 1–12 · Identidad") struct IdentidadTests {
  @Test("Regla 1 · dos vistas iguales en posiciones distintas tienen identidades distintas")
  func regla1() {
    let fila = FilaConBorrador(titulo: "a")
    let pantalla = Pantalla {
      VStack {
        fila
        fila
      }
    }
    pantalla.escribir("hola", en: "borrador")
    #expect(pantalla.textos == ["a", "hola", "a", ""])
  }

  @Test("Regla 2 · cambiar de rama recrea y pierde el estado; la misma rama lo conserva")
  func regla2() {
    let pantalla = Pantalla { ConRama(destacada: false) }
    pantalla.escribir("hola", en: "borrador")
    let misma = pantalla.contar { pantalla.mostrar(ConRama(destacada: false, titulo: "b")) }
    #expect(misma.identidadesCreadas == 0)
    #expect(pantalla.textos == ["b", "hola"])
    let otra = pantalla.contar { pantalla.mostrar(ConRama(destacada: true, titulo: "b")) }
    #expect(otra.identidadesCreadas(de: FilaConBorrador.self) == 1)
    #expect(otra.identidadesDestruidas(de: FilaConBorrador.self) == 1)
    #expect(otra.estadosCreados == 1)
    #expect(pantalla.textos == ["b", ""])
  }

  @Test("Regla 3 · un if sin else crea al aparecer y destruye al desaparecer")
  func regla3() {
    let pantalla = Pantalla { SinElse(visible: true) }
    pantalla.escribir("hola", en: "borrador")
    let fuera = pantalla.contar { pantalla.mostrar(SinElse(visible: false)) }
    #expect(fuera.identidadesDestruidas == 1)
    #expect(pantalla.textos.isEmpty)
    let dentro = pantalla.contar { pantalla.mostrar(SinElse(visible: true)) }
    #expect(dentro.identidadesCreadas == 1)
    #expect(pantalla.textos == ["a", ""])
  }

  @Test("Regla 4 · un ternario dentro del argumento de un modificador conserva la identidad")
  func regla4() {
    let pantalla = Pantalla { ConTernario(destacada: false) }
    pantalla.escribir("hola", en: "borrador")
    let conteo = pantalla.contar { pantalla.mostrar(ConTernario(destacada: true)) }
    #expect(conteo.identidadesCreadas == 0)
    #expect(conteo.cuerposEvaluados(de: FilaConBorrador.self) == 0)
    #expect(conteo.redibujadas(de: ConTernario.self) == 1)
    #expect(pantalla.textos == ["a", "hola"])
  }

  @Test("Regla 5 · con otro .id todo lo de dentro empieza de cero: onAppear dentro 2, fuera 1")
  func regla5() {
    let bitacora = Bitacora()
    let pantalla = Pantalla { ConId(bitacora: bitacora, id: 1) }
    pantalla.escribir("hola", en: "borrador")
    pantalla.mostrar(ConId(bitacora: bitacora, id: 2))
    #expect(bitacora.lineas.filter { $0 == "dentro" }.count == 2)
    #expect(bitacora.lineas.filter { $0 == "fuera" }.count == 1)
    #expect(pantalla.textos == ["a", ""])
  }

  @Test("Regla 6 · AnyView conserva la identidad si el tipo de dentro es el mismo")
  func regla6() {
    let pantalla = Pantalla { Borrada(tipo: 0) }
    pantalla.escribir("hola", en: "borrador")
    let mismo = pantalla.contar { pantalla.mostrar(Borrada(tipo: 0, titulo: "b")) }
    #expect(mismo.identidadesCreadas == 0)
    #expect(pantalla.textos == ["b", "hola"])
    let otro = pantalla.contar { pantalla.mostrar(Borrada(tipo: 1)) }
    #expect(otro.identidadesDestruidas(de: FilaConBorrador.self) == 1)
    #expect(otro.identidadesCreadas(de: OtraFila.self) == 1)
    pantalla.mostrar(Borrada(tipo: 0))
    #expect(pantalla.textos == ["a", ""])
  }

  @Test("Regla 7 · el estado de la fila sigue al id cuando el elemento se mueve")
  func regla7() {
    var tareas = Tarea.serie(1_000)
    let pantalla = Pantalla { Lista(tareas: tareas) }
    pantalla.escribir("hola", en: "borrador", fila: 2)
    tareas.insert(Tarea(id: -1, titulo: "nueva"), at: 0)
    let conteo = pantalla.contar { pantalla.mostrar(Lista(tareas: tareas)) }
    #expect(conteo.identidadesCreadas == 1)
    #expect(conteo.identidadesDestruidas == 0)
    #expect(conteo.identidadesMovidas == 0)
    #expect(pantalla.filas[3] == ["t2", "hola"])
    tareas.swapAt(3, 6)
    let movida = pantalla.contar { pantalla.mostrar(Lista(tareas: tareas)) }
    #expect(movida.identidadesMovidas == 2)
    #expect(movida.identidadesCreadas == 0)
    #expect(pantalla.filas[6] == ["t2", "hola"])
  }

  @Test("Regla 7 · de [1…10] a [11,1,5,6,2,4,3] sobrevive el nodo si y solo si queda su id")
  func regla7Nodos() {
    let antes = Array(1...10)
    let despues = [11, 1, 5, 6, 2, 4, 3]
    let pantalla = Pantalla { Pila(ids: antes) }
    for (fila, id) in antes.enumerated() {
      pantalla.escribir("b\(id)", en: "borrador", fila: fila)
    }
    let conteo = pantalla.contar { pantalla.mostrar(Pila(ids: despues)) }
    #expect(conteo.identidadesCreadas(de: FilaConBorrador.self) == 1)
    #expect(conteo.identidadesDestruidas(de: FilaConBorrador.self) == 4)
    #expect(conteo.cuerposEvaluados(de: FilaConBorrador.self) == 1)
    #expect(pantalla.filas == despues.map { ["\($0)", $0 == 11 ? "" : "b\($0)"] })
  }

  @Test("Regla 8 · un id que desaparece se lleva su fila y su estado")
  func regla8() {
    var tareas = Tarea.serie(100)
    let pantalla = Pantalla { Lista(tareas: tareas) }
    pantalla.escribir("hola", en: "borrador", fila: 5)
    let quitada = tareas.remove(at: 5)
    let conteo = pantalla.contar { pantalla.mostrar(Lista(tareas: tareas)) }
    #expect(conteo.identidadesDestruidas == 1)
    tareas.insert(quitada, at: 5)
    pantalla.mostrar(Lista(tareas: tareas))
    #expect(pantalla.filas[5] == ["t5", ""])
  }

  @Test("Regla 9 · un id repetido se avisa una vez por id y la segunda aparición se recrea")
  func regla9() {
    var tareas = Tarea.serie(6)
    tareas.append(Tarea(id: 2, titulo: "repetida"))
    let pantalla = Pantalla { Lista(tareas: tareas) }
    #expect(pantalla.registro.avisos.count == 1)
    #expect(pantalla.registro.avisos[0].contains("el identificador 2 aparece más de una vez"))
    pantalla.escribir("uno", en: "borrador", fila: 2)
    pantalla.escribir("dos", en: "borrador", fila: 6)
    tareas[0].titulo = "otro"
    let conteo = pantalla.contar { pantalla.mostrar(Lista(tareas: tareas)) }
    #expect(conteo.avisos.isEmpty)
    #expect(pantalla.filas[2] == ["t2", "uno"])
    #expect(pantalla.filas[6] == ["repetida", ""])
  }

  @Test("Regla 10 · un ForEach de rango conserva los datos antiguos si cambia la cuenta, y avisa")
  func regla10() {
    let pantalla = Pantalla { Rango(cuenta: 3) }
    let conteo = pantalla.contar { pantalla.mostrar(Rango(cuenta: 5)) }
    #expect(pantalla.filas.count == 3)
    #expect(conteo.avisos.count == 1)
    #expect(conteo.avisos[0].contains("la cuenta (5) no es la inicial (3)"))
  }

  @Test("Regla 11 · un id creado en cada evaluación recrea todas las filas construidas")
  func regla11() {
    let titulos = (0..<30).map { "t\($0)" }
    let pantalla = Pantalla { ConUUID(titulos: titulos, vuelta: 0) }
    let conteo = pantalla.contar { pantalla.mostrar(ConUUID(titulos: titulos, vuelta: 1)) }
    #expect(conteo.identidadesCreadas(de: FilaConBorrador.self) == 23)
    #expect(conteo.identidadesDestruidas(de: FilaConBorrador.self) == 23)
  }

  @Test("Regla 12 · con el índice como id el estado se queda en la posición")
  func regla12() {
    var titulos = (0..<1_000).map { "t\($0)" }
    let pantalla = Pantalla { Indices(titulos: titulos) }
    pantalla.escribir("hola", en: "borrador", fila: 2)
    titulos.insert("nueva", at: 0)
    let conteo = pantalla.contar { pantalla.mostrar(Indices(titulos: titulos)) }
    #expect(pantalla.filas[2] == ["t1", "hola"])
    #expect(conteo.identidadesCreadas == 0)
    #expect(conteo.cuerposEvaluados(de: FilaConBorrador.self) == 23)
  }
}
