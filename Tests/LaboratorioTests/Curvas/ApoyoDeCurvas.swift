import Laboratorio

/// Una serie a los tamaños del cuaderno con el conteo que diga la función.
func serie(
  _ nombre: String, a tamanos: [Int] = Serie.tamanosHabituales, _ conteo: (Int) -> Int
) throws -> Serie {
  try Serie(nombre, tamanos.map { Serie.Punto(tamano: $0, conteo: conteo($0)) })
}

/// Una rota lineal, una que no compila y una solución constante.
func comparacionDeMuestra() throws -> Comparacion {
  func medicion(_ cuerpos: (Int) -> Int, _ creadas: (Int) -> Int) throws -> Medicion {
    try Medicion(
      escenario: "Insertar al principio",
      elementos: "filas",
      series: [serie("cuerpos evaluados", cuerpos), serie("identidades creadas", creadas)]
    )
  }
  return try Comparacion([
    .init("rota", .medida(medicion({ $0 }, { $0 * $0 }))),
    .init("tuya", .ausente(motivo: "no compila")),
    .init("solución", .medida(medicion({ _ in 2 }, { _ in 0 }))),
  ])
}
