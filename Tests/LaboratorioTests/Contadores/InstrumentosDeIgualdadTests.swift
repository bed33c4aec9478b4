import Laboratorio
import Testing

@Suite("Instrumentos que cuentan lo que se compara")
struct InstrumentosDeIgualdadTests {
  private struct Vuelo: Equatable {
    let numero: Int
    @Comparado var puerta: String
  }

  /// Si son iguales, y lo que se apuntó al averiguarlo.
  private func comparar<Valor: Equatable>(
    _ uno: Valor, _ otro: Valor, contando nombre: String
  ) -> (iguales: Bool, cuenta: Int) {
    let contadores = Contadores()
    let iguales = contadores.durante { uno == otro }
    return (iguales, contadores[nombre].valor)
  }

  @Test("Dos cargas iguales cuestan todos sus bytes; distintas, uno; de otro tamaño, ninguno")
  func carga() {
    let foto = Carga("mar", bytes: 300_000)
    let igual = comparar(foto, Carga("mar", bytes: 300_000), contando: "bytes comparados")
    #expect(igual == (true, 300_000))
    let otra = comparar(foto, Carga("sol", bytes: 300_000), contando: "bytes comparados")
    #expect(otra == (false, 1))
    let menor = comparar(foto, Carga("mar", bytes: 2), contando: "bytes comparados")
    #expect(menor == (false, 0))
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

  @Test("El == sintetizado suma una comparación por elemento; compartiendo almacenamiento, ninguna")
  func comparado() {
    let lista = (0..<100).map { Vuelo(numero: $0, puerta: "A\($0)") }
    let otra = lista.map { $0 }
    #expect(comparar(lista, otra, contando: "comparaciones") == (true, 100))
    let compartida = lista
    #expect(comparar(lista, compartida, contando: "comparaciones") == (true, 0))
  }

  @Test("Una propiedad anterior distinta corta la comparación antes de llegar")
  func corte() {
    let uno = Vuelo(numero: 1, puerta: "A")
    let otro = Vuelo(numero: 2, puerta: "A")
    #expect(comparar(uno, otro, contando: "comparaciones") == (false, 0))
  }
}
