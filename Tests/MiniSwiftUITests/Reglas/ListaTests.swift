import MiniSwiftUI
import Testing

private struct Fila: View {
  let titulo: String
  var body: some View { Text(titulo) }
}

private struct FilaVariable: View {
  let tarea: Tarea
  var body: some View {
    if !tarea.hecha { Text(tarea.titulo) }
  }
}

/// Una lista cuyo contenido por elemento decide cada prueba.
private struct Lista<Contenido: View>: View {
  let tareas: [Tarea]
  let fila: (Tarea) -> Contenido
  var body: some View { List { ForEach(tareas, content: fila) } }
}

private struct Secciones: View {
  let grupos: [[Tarea]]
  var body: some View {
    List {
      Text("arriba")
      ForEach(grupos.indices, id: \.self) { grupo in
        Section("grupo \(grupo)") {
          ForEach(grupos[grupo]) { Fila(titulo: $0.titulo) }
        }
      }
    }
  }
}

private struct ConLector: View {
  let tareas: [Tarea]
  var body: some View {
    ScrollViewReader { lector in
      List {
        Button("ir") { lector.scrollTo(700, anchor: .top) }
        ForEach(tareas) { Fila(titulo: $0.titulo) }
      }
    }
  }
}

@MainActor @Suite("Reglas 34–42 · Listas perezosas") struct ListaTests {
  private func contar<Contenido: View>(
    _ cuenta: Int,
    @ViewBuilder _ fila: @escaping (Tarea) -> Contenido
  ) -> Conteo {
    let pantalla = Pantalla { EmptyView() }
    return pantalla.contar {
      pantalla.mostrar(Lista(tareas: Tarea.serie(cuenta), fila: fila))
    }
  }

  @Test("Regla 34 · se lee un id por elemento y cambio de datos, y se construyen las visibles")
  func regla34() {
    let modelo = ModeloDeTareas(cuenta: 10_000)
    let pantalla = Pantalla { EmptyView() }
    let primera = pantalla.contar { pantalla.mostrar(ListaDeModelo(modelo: modelo)) }
    #expect(primera.idsLeidos == 10_000)
    #expect(primera.filasConstruidas == 19 + Pantalla.margenDeFilas)
    #expect(primera.elementosConstruidos == 19 + Pantalla.margenDeFilas)
    let edicion = pantalla.contar { modelo.tareas[5].titulo = "otra" }
    #expect(edicion.idsLeidos == 10_000)
    #expect(edicion.filasConstruidas == 0)
    #expect(pantalla.contar { pantalla.desplazar(por: 800) }.idsLeidos == 0)
  }

  @Test("Regla 35 · con k vistas por elemento hay n × k filas y se construyen los elementos justos")
  func regla35() {
    let conteo = contar(10_000) { tarea in
      Text(tarea.titulo)
      Text("detalle")
    }
    #expect(conteo.elementosConstruidos <= (19 + Pantalla.margenDeFilas) / 2 + 1)
    #expect(conteo.filasConstruidas == 19 + Pantalla.margenDeFilas)
    #expect(conteo.avisos.isEmpty)
  }

  @Test("Regla 36 · un if sin else en la fila obliga a construir todos los elementos, y se avisa")
  func regla36() {
    let malo = contar(1_000) { tarea in
      if tarea.id.isMultiple(of: 2) { Text(tarea.titulo) }
    }
    #expect(malo.elementosConstruidos == 1_000)
    #expect(malo.avisos.contains { $0.contains("Envuelve el contenido en un `VStack`") })
    let bueno = contar(1_000) { tarea in
      VStack {
        if tarea.id.isMultiple(of: 2) { Text(tarea.titulo) }
      }
    }
    #expect(bueno.elementosConstruidos == 19 + Pantalla.margenDeFilas)
    #expect(bueno.avisos.isEmpty)
  }

  @Test("Regla 36 · el if escondido en el body de la fila cuesta lo mismo")
  func regla36EnLaFila() {
    #expect(contar(500) { FilaVariable(tarea: $0) }.elementosConstruidos == 500)
  }

  @Test("Regla 37 · cuántas filas se saben por el tipo")
  func regla37() {
    #expect(contar(500) { Text($0.titulo) }.elementosConstruidos == 23)
    #expect(contar(500) { _ in EmptyView() }.filasConstruidas == 0)
    #expect(contar(500) { Fila(titulo: $0.titulo).padding(4) }.elementosConstruidos == 23)
    #expect(
      contar(500) { tarea in
        if tarea.hecha { Text("sí") } else { Fila(titulo: tarea.titulo) }
      }.elementosConstruidos == 23
    )
    #expect(
      contar(500) { tarea in
        if tarea.hecha {
          Text("una")
        } else {
          Text("una")
          Text("dos")
        }
      }.elementosConstruidos == 500
    )
  }

  @Test("Regla 38 · un Group alrededor del if no lo arregla")
  func regla38() {
    let conteo = contar(500) { tarea in
      Group {
        if tarea.id.isMultiple(of: 2) { Text(tarea.titulo) }
      }
    }
    #expect(conteo.elementosConstruidos == 500)
  }

  @Test("Regla 39 · con AnyView no se sabe cuántas filas hay sin construirlas")
  func regla39() {
    #expect(contar(500) { AnyView(Text($0.titulo)) }.elementosConstruidos == 500)
  }

  @Test("Regla 41 · un .id en la fila las construye todas")
  func regla41() {
    let malo = contar(500) { Fila(titulo: $0.titulo).id($0.id) }
    #expect(malo.filasConstruidas == 500)
    #expect(malo.cuerposEvaluados(de: Fila.self) == 500)
    #expect(malo.avisos.contains { $0.contains("`.id(_:)` en las filas") })
  }

  @Test("Regla 41 · scrollTo encuentra la fila por el id de su ForEach, sin .id")
  func desplazarHasta() {
    let pantalla = Pantalla { ConLector(tareas: Tarea.serie(1_000)) }
    let conteo = pantalla.contar { pantalla.tocar("ir") }
    #expect(pantalla.filas[0] == ["t700"])
    #expect(conteo.filasConstruidas <= pantalla.maximoDeFilasConstruidas)
  }

  @Test("Regla 42 · una fila fuera de pantalla conserva su estado ocho fotogramas y luego se expulsa")
  func regla42() {
    let pantalla = Pantalla { ListaDeModelo(modelo: ModeloDeTareas(cuenta: 1_000)) }
    pantalla.escribir("hola", en: "borrador", fila: 0)
    pantalla.desplazar(aFila: 500)
    for _ in 0..<7 { pantalla.actualizar() }
    pantalla.desplazar(aFila: 0)
    #expect(pantalla.filas[0] == ["t0", "hola"])
    pantalla.desplazar(aFila: 500)
    let conteo = pantalla.contar {
      for _ in 0..<8 { pantalla.actualizar() }
    }
    #expect(conteo.identidadesExpulsadas == 23)
    #expect(conteo.identidadesDestruidas == 0)
    pantalla.desplazar(aFila: 0)
    #expect(pantalla.filas[0] == ["t0", ""])
  }

  @Test("Regla 42 · se expulsan sesenta y cuatro filas por fotograma como mucho")
  func regla42Limite() {
    let pantalla = Pantalla(alto: 4_000) { ListaDeModelo(modelo: ModeloDeTareas(cuenta: 5_000)) }
    pantalla.desplazar(aFila: 4_000)
    for _ in 0..<7 { pantalla.actualizar() }
    let conteo = pantalla.contar { pantalla.actualizar() }
    #expect(conteo.filasExpulsadas == Pantalla.expulsionesPorFotograma)
  }

  @Test("las secciones no cuentan como filas de datos y se desplaza por fila de datos")
  func secciones() {
    let grupos: [[Tarea]] = [Tarea.serie(3), (10..<200).map { Tarea(id: $0, titulo: "t\($0)") }]
    let pantalla = Pantalla { Secciones(grupos: grupos) }
    #expect(pantalla.textos.prefix(7) == ["arriba", "grupo 0", "t0", "t1", "t2", "grupo 1", "t10"])
    #expect(pantalla.filas.prefix(5) == [["arriba"], ["t0"], ["t1"], ["t2"], ["t10"]])
    pantalla.desplazar(aFila: 100)
    #expect(pantalla.filas[0] == ["t106"])
    #expect(pantalla.primeraFilaVisible?.indice == 100)
  }
}
