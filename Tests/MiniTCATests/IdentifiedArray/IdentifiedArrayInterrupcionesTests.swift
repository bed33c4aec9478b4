import MiniTCA
import Testing

@Suite("IdentifiedArray · usos que detienen el programa con un texto")
struct IdentifiedArrayInterrupcionesTests {
  private func texto(_ resultado: ExitTest.Result?) -> String {
    String(decoding: resultado?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("Ids repetidos en `init(uniqueElements:)`: dice cuál y dónde")
  func repetidos() async {
    let salida = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = IdentifiedArray(uniqueElements: [Ficha(1), Ficha(2), Ficha(1)])
    }
    #expect(texto(salida).contains("«1» está en la posición 0 y otra vez en la 2"))
    #expect(texto(salida).contains("updateOrAppend(_:)"))
  }

  @Test("Cambiar el id en sitio: dice el de antes y el de ahora")
  func idCambiado() async {
    let salida = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var lista: IdentifiedArrayOf<Ficha> = [Ficha(1)]
      lista[id: 1]?.id = 7
    }
    #expect(texto(salida).contains("era «1» y ahora es «7»"))
  }

  @Test("Asignar por id un elemento de otro id")
  func idAjeno() async {
    let salida = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var lista: IdentifiedArrayOf<Ficha> = [Ficha(1)]
      lista[id: 4] = Ficha(5)
    }
    #expect(texto(salida).contains("era «4» y ahora es «5»"))
  }

  @Test("Cambiar el id por posición en sitio")
  func idCambiadoPorPosicion() async {
    let salida = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var lista: IdentifiedArrayOf<Ficha> = [Ficha(1)]
      lista[0].id = 2
    }
    #expect(texto(salida).contains("era «1» y ahora es «2»"))
  }

  @Test("`update(_:at:)` con otro id")
  func actualizarConOtroID() async {
    let salida = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var lista: IdentifiedArrayOf<Ficha> = [Ficha(1)]
      lista.update(Ficha(3), at: 0)
    }
    #expect(texto(salida).contains("era «1» y ahora es «3»"))
  }

  @Test("Una posición que no existe")
  func fueraDeRango() async {
    let salida = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var lista: IdentifiedArrayOf<Ficha> = [Ficha(1)]
      lista.remove(at: 3)
    }
    #expect(texto(salida).contains("remove(at:) fuera de rango: la posición 3 no existe; hay 1."))
  }

  @Test("Mover o quitar posiciones que no existen")
  func offsetsFueraDeRango() async {
    let mover = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var lista: IdentifiedArrayOf<Ficha> = [Ficha(1)]
      lista.move(fromOffsets: [0], toOffset: 9)
    }
    #expect(texto(mover).contains("el destino 9 no está entre 0 y 1"))
    let quitar = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var lista: IdentifiedArrayOf<Ficha> = [Ficha(1)]
      lista.remove(atOffsets: [0, 5])
    }
    #expect(texto(quitar).contains("remove(atOffsets:) fuera de rango"))
  }
}
