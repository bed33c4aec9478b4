import Apoyo
import Cuerpo
import Laboratorio
import MiniSwiftUI
import Testing

/// Las temperaturas no se repiten y llegan barajadas.
private func sensores(_ cuantos: Int) -> [Sensor] {
  (0..<cuantos).map { numero in
    Sensor(
      id: numero, nombre: "Sensor \(numero)", temperatura: Double(numero * 7_919 % 100_003) / 1_000)
  }
}

/// Con la tabla abierta, cambia la hora y ningún sensor.
private let escenario = Escenario(
  "Cambiar la hora del encabezado",
  unidad: Unidad("temperatura leída", "temperaturas leídas"), elementos: "sensores"
) { n in
  let invernadero = Invernadero(sensores: sensores(n), hora: "10:00")
  let pantalla = Pantalla { TablaDeSensores(invernadero: invernadero) }
  let contadores = Contadores()
  contadores.durante { pantalla.cambiar { invernadero.hora = "10:01" } }
  return [Cuenta("temperaturas leídas", contadores["lecturas"].valor)]
}

@MainActor
@Suite(
  "Kata 3.2 · Ordenar al dibujar", .kata("cuerpo-ordenar"),
  .escenario(escenario, costes: ["temperaturas leídas": .nanoseconds(50)]))
struct OrdenarAlDibujar {
  private let leidas = Unidad("temperatura leída", "temperaturas leídas")

  @Test("Cambiar la hora no vuelve a ordenar 1 000 sensores")
  func cambiarLaHora() async throws {
    exigir(
      try await escenario.contar(a: 1_000).valor(de: "temperaturas leídas"),
      .maximo(enPantalla), de: leidas,
      porque: "Enseñar cada fila de la pantalla lee su temperatura una vez. Lo demás es ordenar: "
        + "cada comparación lee dos, y ningún sensor ha cambiado.")
  }

  @Test("Abrir la ayuda no vuelve a ordenar 1 000 sensores")
  func abrirLaAyuda() {
    let pantalla = Pantalla {
      TablaDeSensores(invernadero: Invernadero(sensores: sensores(1_000), hora: "10:00"))
    }
    let contadores = Contadores()
    contadores.durante { pantalla.tocar("Ayuda") }
    exigir(
      contadores["lecturas"].valor, .maximo(enPantalla), de: leidas,
      porque: "La ayuda es estado de la vista: cambia el body y no los sensores.")
    exigirIgual(
      pantalla.textos.contains("Los más calientes, arriba."), true,
      porque: "La ayuda tiene que verse.")
  }

  @Test("Los más calientes salen arriba")
  func enOrden() {
    let pantalla = conCuatro().pantalla
    exigirIgual(
      nombres(pantalla), ["Semillero", "Norte", "Sur", "Puerta"],
      porque: "La tabla va de más a menos calor.")
  }

  @Test("Un sensor nuevo entra en su sitio")
  func nuevo() {
    let (pantalla, invernadero) = conCuatro()
    pantalla.cambiar {
      invernadero.sensores.append(Sensor(id: 9, nombre: "Estufa", temperatura: 25))
    }
    exigirIgual(
      nombres(pantalla), ["Semillero", "Estufa", "Norte", "Sur", "Puerta"],
      porque: "Con 25 grados va entre el semillero y el norte.")
  }

  @Test("Una temperatura nueva cambia el orden")
  func otraTemperatura() {
    let (pantalla, invernadero) = conCuatro()
    pantalla.cambiar { invernadero.sensores[0].temperatura = 40 }
    exigirIgual(
      pantalla.filas.first, ["Puerta", "40.0 °C"],
      porque: "La puerta es ahora lo más caliente: sube arriba y enseña los 40 grados.")
  }

  @Test("Apagar un sensor lo quita de la tabla")
  func apagar() {
    let (pantalla, invernadero) = conCuatro()
    pantalla.cambiar { invernadero.sensores[2].encendido = false }
    exigirIgual(
      nombres(pantalla), ["Norte", "Sur", "Puerta"],
      porque: "El semillero está apagado y no mide nada.")
  }

  @Test("La hora del encabezado está al día")
  func hora() {
    let (pantalla, invernadero) = conCuatro()
    pantalla.cambiar { invernadero.hora = "10:07" }
    exigirIgual(
      pantalla.textos.first, "Son las 10:07", porque: "El encabezado enseña la hora de ahora.")
  }

  @Test("El instrumento sigue contando lecturas")
  func instrumento() {
    let contadores = Contadores()
    let sensor = sensores(1)[0]
    _ = contadores.durante { sensor.temperatura }
    exigirIgual(
      contadores["lecturas"].valor, 1,
      porque: "Sin «@Contado» en la temperatura, las demás pruebas no podrían ver nada.")
  }

  private var enPantalla: Int { Pantalla { EmptyView() }.maximoDeFilasConstruidas }

  private func conCuatro() -> (pantalla: Pantalla, invernadero: Invernadero) {
    let sensores = [("Puerta", 12.0), ("Norte", 21), ("Semillero", 28), ("Sur", 19)]
    let invernadero = Invernadero(
      sensores: sensores.enumerated().map { numero, sensor in
        Sensor(id: numero, nombre: sensor.0, temperatura: sensor.1)
      },
      hora: "10:00")
    return (Pantalla { TablaDeSensores(invernadero: invernadero) }, invernadero)
  }

  private func nombres(_ pantalla: Pantalla) -> [String] { pantalla.filas.compactMap(\.first) }
}
