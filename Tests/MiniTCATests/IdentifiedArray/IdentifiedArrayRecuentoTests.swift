import MiniTCA
import Testing

@Suite("IdentifiedArray · recuento y copia al escribir")
struct IdentifiedArrayRecuentoTests {
  let muchas = IdentifiedArray(uniqueElements: (0..<1_000).map { Ficha($0) })

  @Test("Mutar tres de mil por id escribe tres y no copia nada")
  func mutacionDirigida() {
    var lista = IdentifiedArray(uniqueElements: (0..<1_000).map { Ficha($0) })
    let (_, recuento) = recontarColecciones {
      for id in [3, 500, 999] { lista[id: id]?.texto = "visto" }
    }
    #expect(recuento.elementosEscritos == 3)
    #expect(recuento.busquedas == 3)
    #expect(recuento.copiasDeAlmacenamiento == 0)
    #expect(recuento.elementosLeidos == 0)
    #expect(lista[id: 500]?.texto == "visto")
  }

  @Test("Rehacer la lista con `map` escribe los mil")
  func reconstruccion() {
    var lista = muchas
    let (_, recuento) = recontarColecciones {
      lista = IdentifiedArray(
        uniqueElements: lista.map { ficha in
          var copia = ficha
          copia.texto = "visto"
          return copia
        })
    }
    #expect(recuento.elementosEscritos == 1_000)
    #expect(recuento.elementosLeidos == 1_000)
  }

  @Test("Buscar con `firstIndex` lee una a una")
  func busquedaLineal() {
    let lista = muchas
    let (posicion, recuento) = recontarColecciones { lista.firstIndex { $0.id == 700 } }
    #expect(posicion == 700)
    #expect(recuento.elementosLeidos == 701)
    #expect(recuento.busquedas == 0)
  }

  @Test("Con otro dueño, la primera escritura copia y las siguientes no")
  func copiaAlEscribir() {
    var lista = muchas
    let testigo = lista
    let (_, recuento) = recontarColecciones {
      lista[id: 1]?.texto = "x"
      lista[id: 2]?.texto = "y"
      lista[3].texto = "z"
    }
    #expect(recuento.copiasDeAlmacenamiento == 1)
    #expect(recuento.elementosCopiados == 1_000)
    #expect(recuento.elementosEscritos == 3)
    #expect(testigo[id: 1]?.texto == "")
  }

  @Test("Crecer al añadir no es una copia")
  func crecimiento() {
    var lista: IdentifiedArrayOf<Ficha> = []
    let (_, recuento) = recontarColecciones {
      for id in 0..<1_000 { lista.append(Ficha(id)) }
    }
    #expect(recuento.elementosEscritos == 1_000)
    #expect(recuento.copiasDeAlmacenamiento == 0)
  }

  @Test("Mutar una colección anidada por id tampoco copia la anidada")
  func anidada() {
    struct Grupo: Identifiable {
      let id: Int
      var filas: IdentifiedArrayOf<Ficha>
    }
    var grupos = IdentifiedArray(
      uniqueElements: (0..<3).map { grupo in
        Grupo(id: grupo, filas: IdentifiedArray(uniqueElements: (0..<500).map { Ficha($0) }))
      })
    let (_, recuento) = recontarColecciones {
      grupos[id: 1]?.filas[id: 40]?.texto = "x"
      grupos[2].filas[7].texto = "y"
    }
    #expect(recuento.copiasDeAlmacenamiento == 0)
    #expect(recuento.elementosEscritos == 4)
    #expect(grupos[id: 1]?.filas[id: 40]?.texto == "x")
  }

  @Test("Dos recuentos a la vez no se mezclan, y las tareas hijas cuentan en el suyo")
  func recuentosSimultaneos() async {
    await withTaskGroup(of: Int.self) { grupo in
      for cantidad in 1...8 {
        grupo.addTask {
          let (_, recuento) = await recontarColecciones {
            await Task {
              var lista: IdentifiedArrayOf<Ficha> = []
              for id in 0..<cantidad { lista.append(Ficha(id)) }
            }.value
          }
          return recuento.elementosEscritos - cantidad
        }
      }
      for await diferencia in grupo { #expect(diferencia == 0) }
    }
  }

  @Test("Fuera del recuento no se cuenta nada")
  func fueraDelRecuento() {
    var lista = muchas
    lista[id: 1]?.texto = "antes"
    let (_, recuento) = recontarColecciones {}
    lista[id: 1]?.texto = "después"
    #expect(recuento == RecuentoDeColecciones())
  }
}
