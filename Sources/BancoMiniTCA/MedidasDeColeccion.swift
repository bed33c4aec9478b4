import MiniTCA

/// `IdentifiedArray` frente a un `Array` y un diccionario que hacen lo mismo.
enum MedidasDeColeccion {
  static let filas = 50_000
  /// Veces lo que cuesta la forma escrita a mano.
  static let limite = 1.5

  static func todas() -> [Razon] {
    let muestra = Fila.muestra(filas)
    var generador = SystemRandomNumberGenerator()
    let ids = muestra.map(\.id).shuffled(using: &generador)
    var lista = IdentifiedArray(uniqueElements: muestra)
    var pareja = ArrayConDiccionario()
    for fila in muestra { pareja.anadir(fila) }
    return [
      Razon("añadir (`append`)", limite: limite) {
        anadir(muestra)
      } frenteA: {
        anadirAMano(muestra)
      },
      Razon("buscar por id", limite: limite) {
        buscar(ids, en: lista)
      } frenteA: {
        buscarAMano(ids, en: pareja)
      },
      Razon("mutar en sitio por id", limite: limite) {
        pulsar(ids, en: &lista)
      } frenteA: {
        pulsarAMano(ids, en: &pareja)
      },
      Razon("`updateOrAppend`, ya están", limite: limite) {
        actualizar(muestra, en: &lista)
      } frenteA: {
        actualizarAMano(muestra, en: &pareja)
      },
      Razon("`updateOrAppend`, mitad nuevas", limite: limite) {
        var nueva: IdentifiedArrayOf<Fila> = []
        actualizar(muestra + muestra, en: &nueva)
        conservar(nueva)
      } frenteA: {
        var nueva = ArrayConDiccionario()
        actualizarAMano(muestra + muestra, en: &nueva)
        conservar(nueva)
      },
    ]
  }

  @inline(never)
  private static func anadir(_ filas: [Fila]) {
    var lista: IdentifiedArrayOf<Fila> = []
    for fila in filas { lista.append(fila) }
    conservar(lista)
  }

  @inline(never)
  private static func anadirAMano(_ filas: [Fila]) {
    var lista = ArrayConDiccionario()
    for fila in filas { lista.anadir(fila) }
    conservar(lista)
  }

  @inline(never)
  private static func buscar(_ ids: [Int], en lista: IdentifiedArrayOf<Fila>) {
    var suma = 0
    for id in ids { suma += lista[id: id]?.pulsaciones ?? 0 }
    conservar(suma)
  }

  @inline(never)
  private static func buscarAMano(_ ids: [Int], en lista: ArrayConDiccionario) {
    var suma = 0
    for id in ids { suma += lista.buscar(id)?.pulsaciones ?? 0 }
    conservar(suma)
  }

  @inline(never)
  private static func pulsar(_ ids: [Int], en lista: inout IdentifiedArrayOf<Fila>) {
    for id in ids { lista[id: id]?.pulsaciones += 1 }
  }

  @inline(never)
  private static func pulsarAMano(_ ids: [Int], en lista: inout ArrayConDiccionario) {
    for id in ids { lista.pulsar(id) }
  }

  @inline(never)
  private static func actualizar(_ filas: [Fila], en lista: inout IdentifiedArrayOf<Fila>) {
    for fila in filas { lista.updateOrAppend(fila) }
  }

  @inline(never)
  private static func actualizarAMano(_ filas: [Fila], en lista: inout ArrayConDiccionario) {
    for fila in filas { lista.actualizarOAnadir(fila) }
  }
}

/// Cuántas veces cuesta una cosa lo que otra, medidas por turnos.
struct Razon {
  let nombre: String
  let valor: Double
  let limite: Double

  init(
    _ nombre: String, limite: Double, medir: () -> Void, frenteA otro: () -> Void
  ) {
    let medianas = Reloj.medianas(medir, otro)
    self.nombre = nombre
    self.limite = limite
    valor = medianas.uno / medianas.otro
  }

  var cumple: Bool { valor <= limite }
}
