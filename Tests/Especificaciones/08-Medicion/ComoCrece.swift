import Apoyo
import Laboratorio
import Medir
import Testing

/// `n` contactos sin repetidos.
private func contactos(_ n: Int, _ pasos: Contador, desde primero: Int = 0) -> [Contacto] {
  (primero..<(primero + n)).map {
    Contacto(correo: "persona\($0)@ejemplo.org", nombre: "Persona \($0)", pasos: pasos)
  }
}

/// Se unen dos listas de `n` contactos en total, la mitad en cada una y sin nadie en común.
private let escenario = Escenario(
  "Unir dos listas de contactos", unidad: Unidad("paso", "pasos"), elementos: "contactos"
) { n in
  let pasos = Contador("pasos")
  let unos = contactos(n / 2, pasos)
  let otros = contactos(n - n / 2, pasos, desde: n / 2)
  pasos.reiniciar()
  _ = unir(unos, con: otros)
  return [Cuenta("pasos", pasos.valor)]
}

@MainActor
@Suite("Kata 8.6 · Cómo crece", .kata("medicion-crecimiento"), .escenario(escenario))
struct ComoCrece {
  @Test("El trabajo crece como los datos: exponente 1.1 o menos con cinco tamaños")
  func exponente() async throws {
    let medicion = try await escenario.medir(a: [100, 300, 900, 2_700, 8_100])
    let exponente = try Ajuste(medicion.serie(de: "pasos")).exponente
    exigir(
      Int((exponente * 100).rounded()), .maximo(110),
      de: "centésimas de exponente (pasos = k · n^exponente)",
      porque: "Con exponente 2, cien veces más contactos son diez mil veces más pasos.")
  }

  @Test("Tampoco crece más deprisa a tamaños que nadie anunció")
  func tamanosSinAnunciar() async throws {
    let medicion = try await escenario.medir(a: [137, 411, 1_233, 3_699, 11_097])
    let exponente = try Ajuste(medicion.serie(de: "pasos")).exponente
    exigir(
      Int((exponente * 100).rounded()), .maximo(110),
      de: "centésimas de exponente (pasos = k · n^exponente)",
      porque: "Un arreglo que solo vale a los tamaños de la prueba no arregla nada.")
  }

  @Test("No quedan repetidos, se conserva el orden y gana la primera aparición")
  func resultado() {
    let pasos = Contador("pasos")
    // Veinte y al revés: que un orden cualquiera acierte por azar no es posible en la práctica.
    let unos = Array(contactos(20, pasos).reversed())
    let repetido = Contacto(correo: "persona1@ejemplo.org", nombre: "Otro nombre", pasos: pasos)
    let unidos = unir(unos, con: contactos(22, pasos) + [repetido])
    exigirIgual(
      unidos.map(\.nombre),
      (0..<20).reversed().map { "Persona \($0)" } + ["Persona 20", "Persona 21"],
      porque: "Quien une contactos espera verlos en el orden en que estaban, una vez cada uno.")
  }

  @Test("Unir listas vacías da una lista vacía")
  func vacias() {
    exigirIgual(unir([], con: []).count, 0, porque: "No hay nadie.")
  }
}
