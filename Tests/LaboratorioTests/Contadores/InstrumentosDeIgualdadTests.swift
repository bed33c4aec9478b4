import Laboratorio
import Testing

@Suite("Instrumentos que cuentan lo que se compara")
struct InstrumentosDeIgualdadTests {
  private struct Vuelo: Equatable {
    let numero: Int
    @Comparado var puerta: String
  }

  private func contado(_ nombre: String, _ hacer: () -> Void) -> Int {
    let contadores = Contadores()
    contadores.durante(hacer)
    return contadores[nombre].valor
  }

  @Test("Dos cargas iguales cuestan todos sus bytes; distintas, uno; de otro tamaño, ninguno")
  func carga() {
    let foto = Carga("mar", bytes: 300_000)
    #expect(contado("bytes comparados") { #expect(foto == Carga("mar", bytes: 300_000)) } == 300_000)
    #expect(contado("bytes comparados") { #expect(foto != Carga("sol", bytes: 300_000)) } == 1)
    #expect(contado("bytes comparados") { #expect(foto != Carga("mar", bytes: 2)) } == 0)
    #expect(Carga("nada", bytes: -3).bytes == 0)
  }

  @Test("El almacén devuelve lo último guardado con cada clave")
  func almacen() {
    let almacen = AlmacenDeCargas()
    #expect(almacen.guardar(Carga("uno", bytes: 1), como: "a") == "a")
    almacen.guardar(Carga("dos", bytes: 1), como: "a")
    #expect(almacen["a"]?.contenido == "dos")
    #expect(almacen["b"] == nil)
    #expect(almacen.cantidad == 1)
  }

  @Test("El == sintetizado suma una comparación por elemento, y con almacenamiento compartido, cero")
  func comparado() {
    let lista = (0..<100).map { Vuelo(numero: $0, puerta: "A\($0)") }
    let otra = lista.map { $0 }
    #expect(contado("comparaciones") { #expect(lista == otra) } == 100)
    let compartida = lista
    #expect(contado("comparaciones") { #expect(lista == compartida) } == 0)
  }

  @Test("Una propiedad anterior distinta corta la comparación antes de llegar")
  func corte() {
    let uno = Vuelo(numero: 1, puerta: "A")
    let otro = Vuelo(numero: 2, puerta: "A")
    #expect(contado("comparaciones") { #expect(uno != otro) } == 0)
  }
}
