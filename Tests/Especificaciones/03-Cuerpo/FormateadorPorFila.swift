import Apoyo
import Cuerpo
import Laboratorio
import MiniSwiftUI
import Testing

private let castellano = Locale(identifier: "es_ES")
private let frances = Locale(identifier: "fr_FR")

/// Un movimiento cada día.
private func movimientos(_ cuantos: Int) -> [Movimiento] {
  (0..<cuantos).map { Movimiento(id: $0, concepto: "Compra \($0)", fecha: dia($0)) }
}

private func dia(_ numero: Int) -> Date { Date(timeIntervalSince1970: Double(numero) * 86_400) }

/// Se abre el extracto y se recorre entero, pantalla a pantalla.
private let escenario = Escenario(
  "Recorrer el extracto entero",
  unidad: Unidad("formateador creado", "formateadores creados"), elementos: "movimientos"
) { n in
  let alCargar = Contadores()
  let alDibujar = Contadores()
  let extracto = alCargar.durante {
    Extracto(movimientos: movimientos(n), idioma: castellano)
  }
  let conteo = alDibujar.durante {
    let pantalla = Pantalla { Text("Abriendo…") }
    return pantalla.contar {
      pantalla.mostrar(ListaDeMovimientos(extracto: extracto))
      for _ in 0..<(n * 44 / 800 + 1) { pantalla.desplazar(por: 800) }
    }
  }
  let formateadores = "formateadores creados"
  return [
    Cuenta(formateadores, alCargar[formateadores].valor + alDibujar[formateadores].valor),
    Cuenta("fechas leídas al dibujar", alDibujar["lecturas"].valor),
    Cuenta("cuerpos de fila evaluados", conteo.cuerposEvaluados(de: FilaDeMovimiento.self)),
  ]
}

@MainActor
@Suite(
  "Kata 3.1 · El formateador por fila", .kata("cuerpo-formateador"),
  .escenario(escenario, costes: ["formateadores creados": .microseconds(80)]))
struct FormateadorPorFila {
  @Test("Recorrer 5 000 movimientos crea un formateador como mucho")
  func unFormateador() async throws {
    let creados = try await escenario.contar(a: 5_000).valor(de: "formateadores creados")
    exigir(
      creados, .maximo(1), de: Unidad("formateador creado", "formateadores creados"),
      porque: "Todas las fechas se escriben igual. Crear un formateador lee los datos del idioma, "
        + "y aquí se repite en cada fila que entra en pantalla.")
  }

  @Test("Recorrer 5 000 movimientos no lee ninguna fecha")
  func sinFechas() async throws {
    let leidas = try await escenario.contar(a: 5_000).valor(de: "fechas leídas al dibujar")
    exigir(
      leidas, .exacto(0), de: Unidad("fecha leída al dibujar", "fechas leídas al dibujar"),
      porque: "Al dibujar, una fila enseña un texto. Si lee la fecha es que está escribiendo ese "
        + "texto en ese momento, con el dedo moviéndose.")
  }

  @Test("Los textos son los mismos, fila a fila")
  func mismosTextos() {
    let pantalla = Pantalla { ListaDeMovimientos(extracto: extracto(40)) }
    pantalla.desplazar(aFila: 20)
    exigirIgual(
      pantalla.filas.first, ["Compra 20", texto(dia(20), castellano)],
      porque: "Preparar el texto antes no puede cambiar lo que dice.")
  }

  @Test("Al cambiar de idioma cambian los textos")
  func otroIdioma() {
    let extracto = extracto(5)
    let pantalla = Pantalla { ListaDeMovimientos(extracto: extracto) }
    pantalla.cambiar { extracto.idioma = frances }
    exigirIgual(
      pantalla.filas.map { $0.last ?? "" }, (0..<5).map { texto(dia($0), frances) },
      porque: "El texto depende también del idioma: guardado en el anterior, está viejo.")
  }

  @Test("Corregir una fecha cambia su texto")
  func otraFecha() {
    let extracto = extracto(5)
    let pantalla = Pantalla { ListaDeMovimientos(extracto: extracto) }
    pantalla.cambiar { extracto.movimientos[3].fecha = dia(90) }
    exigirIgual(
      pantalla.filas.map { $0.last ?? "" },
      [0, 1, 2, 90, 4].map { texto(dia($0), castellano) },
      porque: "El banco ha corregido la fecha: el texto es el de la fecha de ahora.")
  }

  @Test("Un movimiento nuevo aparece con su texto")
  func nuevo() {
    let extracto = extracto(2)
    let pantalla = Pantalla { ListaDeMovimientos(extracto: extracto) }
    pantalla.cambiar {
      extracto.movimientos.insert(
        Movimiento(id: 9, concepto: "Nómina", fecha: dia(200)), at: 0)
    }
    exigirIgual(
      pantalla.filas.first, ["Nómina", texto(dia(200), castellano)],
      porque: "La lista enseña lo último que ha llegado.")
  }

  @Test("El instrumento sigue contando lecturas")
  func instrumento() {
    let contadores = Contadores()
    let movimiento = movimientos(1)[0]
    _ = contadores.durante { movimiento.fecha }
    exigirIgual(
      contadores["lecturas"].valor, 1,
      porque: "Sin «@Contado» en la fecha, las demás pruebas no podrían ver nada.")
  }

  private func extracto(_ cuantos: Int) -> Extracto {
    Extracto(movimientos: movimientos(cuantos), idioma: castellano)
  }

  /// El texto que da Foundation, con un formateador propio.
  private func texto(_ fecha: Date, _ idioma: Locale) -> String {
    let formateador = DateFormatter()
    formateador.locale = idioma
    formateador.timeZone = .gmt
    formateador.dateStyle = .long
    formateador.timeStyle = .none
    return formateador.string(from: fecha)
  }
}
