import Laboratorio
import Testing

@Suite("Contadores")
struct ContadorTests {
  @Test("suma, resta y devuelve el total")
  func suma() {
    let bytes = Contador("bytes vivos")
    #expect(bytes.sumar(4096) == 4096)
    #expect(bytes.sumar(-96) == 4000)
    #expect(bytes.cuenta == Cuenta("bytes vivos", 4000))
    #expect(bytes.description == "4\u{A0}000 bytes vivos")
  }

  @Test("reiniciar devuelve lo que había y deja cero")
  func reinicio() {
    let contador = Contador("peticiones")
    contador.sumar(3)
    #expect(contador.reiniciar() == 3)
    #expect(contador.valor == 0)
  }

  @Test("no pierde sumas hechas a la vez desde varias tareas")
  func concurrencia() async {
    let contador = Contador("sumas")
    await withTaskGroup(of: Void.self) { grupo in
      for _ in 0..<8 {
        grupo.addTask { for _ in 0..<1000 { contador.sumar() } }
      }
    }
    #expect(contador.valor == 8000)
  }

  @Test("rebasar el mayor entero no cierra el programa")
  func rebasar() {
    let contador = Contador("sumas")
    contador.sumar(.max)
    contador.sumar(1)
    #expect(contador.valor == .min)
  }

  @Test("dos juegos no comparten contadores aunque los nombres coincidan")
  func aislados() {
    let uno = Contadores()
    let otro = Contadores()
    uno["decodificaciones"].sumar(5)
    #expect(otro["decodificaciones"].valor == 0)
    #expect(uno["decodificaciones"].valor == 5)
    #expect(uno["decodificaciones"] === uno["decodificaciones"])
  }

  @Test("las cuentas salen ordenadas por nombre y se leen en la descripción")
  func orden() {
    let contadores = Contadores()
    #expect(contadores.description == "nada contado")
    contadores["peticiones"].sumar(2)
    contadores["decodificaciones"].sumar(1000)
    #expect(contadores.cuentas == [Cuenta("decodificaciones", 1000), Cuenta("peticiones", 2)])
    #expect(contadores.description == "1\u{A0}000 decodificaciones\n2 peticiones")
    contadores.reiniciar()
    #expect(contadores.cuentas.map(\.valor) == [0, 0])
  }
}

@Suite("Contadores como contexto de la tarea")
struct ContextoDeContadoresTests {
  @Test("fuera de una prueba, sumar no hace nada")
  func sinContexto() {
    Contadores.sumar("formateadores")
    #expect(Contadores.actuales == nil)
  }

  @Test("el contexto llega a las tareas hijas y a Task")
  func hijas() async {
    let contadores = Contadores()
    await contadores.durante {
      Contadores.sumar("formateadores")
      async let hija: Void = Contadores.sumar("formateadores", 2)
      await hija
      await Task { Contadores.sumar("formateadores", 4) }.value
    }
    #expect(contadores["formateadores"].valor == 7)
    #expect(Contadores.actuales == nil)
  }

  @Test("el contexto no llega a Task.detached, como avisa la documentación")
  func separada() async {
    let contadores = Contadores()
    await contadores.durante {
      await Task.detached { Contadores.sumar("formateadores") }.value
    }
    #expect(contadores["formateadores"].valor == 0)
  }

  @Test("dos contextos a la vez no se mezclan")
  func paralelos() async {
    let juegos = (0..<4).map { _ in Contadores() }
    await withTaskGroup(of: Void.self) { grupo in
      for (posicion, juego) in juegos.enumerated() {
        grupo.addTask {
          await juego.durante {
            for _ in 0...posicion {
              Contadores.sumar("pasos")
              await Task.yield()
            }
          }
        }
      }
    }
    #expect(juegos.map { $0["pasos"].valor } == [1, 2, 3, 4])
  }

  @Test("durante conserva el actor de quien llama")
  @MainActor
  func mismoActor() async {
    await Contadores().durante {
      await Task.yield()
      #expect(Ejecutor.esPrincipal)
    }
  }
}
