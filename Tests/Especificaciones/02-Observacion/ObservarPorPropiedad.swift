import Apoyo
import Laboratorio
import MiniSwiftUI
import Observacion
import Testing

@MainActor
private func estacion(_ sensores: Int) -> Estacion {
  Estacion(
    sensores: (0..<sensores).map { Sensor(id: $0, nombre: "Sensor \($0)", grados: 10 * $0) })
}

/// Con todas las filas en pantalla se escriben, una a una, cosas que las filas no leen.
private let escenario = Escenario(
  "Escribir lo que las filas no leen",
  unidad: Unidad("cuerpo evaluado", "cuerpos evaluados"), elementos: "sensores"
) { n in
  let estacion = estacion(n)
  let pantalla = Pantalla(alto: Double(n) * 44 + 100, altoDeFila: 44) {
    PantallaDeEstacion(estacion: estacion)
  }
  @MainActor func cuerpos(_ nombre: String, _ escribir: () -> Void) -> Cuenta {
    Cuenta(nombre, pantalla.contar { pantalla.cambiar(escribir) }.cuerposEvaluados)
  }
  return [
    cuerpos("cuerpos al cambiar la batería") { estacion.bateria = 80 },
    cuerpos("cuerpos al cambiar la cobertura") { estacion.cobertura = 2 },
    cuerpos("cuerpos al asignar la misma batería") { estacion.bateria = 80 },
    cuerpos("cuerpos al sumarle cero a la batería") { estacion.bateria += 0 },
  ]
}

@MainActor
@Suite(
  "Kata 2.2 · De ObservableObject a @Observable", .kata("observacion-por-propiedad"),
  .escenario(escenario, costes: ["cuerpos al cambiar la batería": .microseconds(50)]))
struct ObservarPorPropiedad {
  private let cuerpos = Unidad("cuerpo evaluado", "cuerpos evaluados")

  @Test("Cambiar la cobertura, que nadie lee, no evalúa ningún cuerpo")
  func cobertura() async throws {
    let evaluados = try await escenario.contar(a: 500)
      .valor(de: "cuerpos al cambiar la cobertura")
    exigir(
      evaluados, .exacto(0), de: cuerpos,
      porque: "Ninguna vista dibuja la cobertura. El aviso dice que el objeto va a cambiar, y no "
        + "qué, así que se evalúan todas las vistas que lo sostienen.")
  }

  @Test("Cambiar la batería evalúa el cuerpo de su indicador y ninguno más")
  func bateria() async throws {
    let evaluados = try await escenario.contar(a: 500).valor(de: "cuerpos al cambiar la batería")
    exigir(
      evaluados, .exacto(1), de: cuerpos,
      porque: "Solo NivelDeBateria enseña la batería: ni las filas ni la pantalla hablan de ella.")
  }

  @Test("Volver a asignar la misma batería no evalúa ningún cuerpo")
  func mismaBateria() async throws {
    let evaluados = try await escenario.contar(a: 500)
      .valor(de: "cuerpos al asignar la misma batería")
    exigir(
      evaluados, .exacto(0), de: cuerpos,
      porque: "La batería no ha cambiado: no hay nada nuevo que enseñar.")
  }

  @Test("La batería y los minutos se ven al día")
  func cabecera() {
    let estacion = estacion(1)
    let pantalla = Pantalla { PantallaDeEstacion(estacion: estacion) }
    pantalla.cambiar { estacion.bateria = 15 }
    pantalla.cambiar { estacion.minutos = 3 }
    exigirIgual(
      Array(pantalla.textos.prefix(2)), ["Leída hace 3 min", "Batería: 15 %"],
      porque: "Las dos cosas han cambiado y las dos están en pantalla.")
  }

  @Test("Cambiar de unidad pone al día todas las filas")
  func unidad() {
    let estacion = estacion(3)
    let pantalla = Pantalla { PantallaDeEstacion(estacion: estacion) }
    pantalla.cambiar { estacion.enFahrenheit = true }
    exigirIgual(
      pantalla.filas.compactMap(\.last), ["32 °F", "50 °F", "68 °F"],
      porque: "Todas las filas enseñan grados, así que todas dependen de la unidad.")
  }

  @Test("Un sensor nuevo aparece, y uno que se quita desaparece")
  func sensores() {
    let estacion = estacion(2)
    let pantalla = Pantalla { PantallaDeEstacion(estacion: estacion) }
    pantalla.cambiar { estacion.sensores.append(Sensor(id: 7, nombre: "Sótano", grados: 12)) }
    pantalla.cambiar { estacion.sensores.removeFirst() }
    exigirIgual(
      pantalla.filas, [["Sensor 1", "10 °C"], ["Sótano", "12 °C"]],
      porque: "La lista enseña los sensores que hay.")
  }

  @Test("Dos pantallas de la misma estación enseñan lo mismo")
  func compartida() {
    let estacion = estacion(1)
    let cocina = Pantalla { PantallaDeEstacion(estacion: estacion) }
    let taller = Pantalla { PantallaDeEstacion(estacion: estacion) }
    estacion.bateria = 42
    cocina.actualizar()
    taller.actualizar()
    exigirIgual(
      [cocina.textos[1], taller.textos[1]], ["Batería: 42 %", "Batería: 42 %"],
      porque: "La estación es una: quien la enseña, enseña la misma.")
  }
}
