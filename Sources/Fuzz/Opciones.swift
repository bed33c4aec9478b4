import Laboratorio

/// Lo que se le pide al ejecutable de fuzz.
struct Opciones {
  static let ayuda = """
    Uso: swift run -c release Fuzz [--segundos 60] [--semilla 1] [--objetivo nombre]

    Da datos hostiles a los lectores del laboratorio hasta que pase el tiempo, repartido entre los
    objetivos. Termina con 1 si alguno falla, tarda más de un segundo con una entrada o pasa de 1 GiB.

      --segundos N    Cuánto dura en total (60).
      --semilla N     Por dónde empieza; la misma da las mismas entradas (1).
      --objetivo X    Solo uno: qoi, xctrace, indice, metrickit, http, mediciones.
      --entrada N     Prueba solo la entrada N de esa semilla, para repetir un fallo; pide --objetivo.
    """

  var segundos = 60
  var semilla: UInt64 = 1
  var objetivo: String?
  var entrada: Int?

  /// Lee los argumentos; `nil` si no se entienden.
  init?(_ argumentos: [String]) {
    var resto = argumentos[...]
    while let nombre = resto.popFirst() {
      guard let valor = resto.popFirst() else { return nil }
      switch nombre {
      case "--segundos":
        guard let numero = Int(valor), (1...86_400).contains(numero) else { return nil }
        segundos = numero
      case "--semilla":
        guard let numero = UInt64(valor) else { return nil }
        semilla = numero
      case "--objetivo":
        guard Objetivo.todos().contains(where: { $0.nombre == valor }) else { return nil }
        objetivo = valor
      case "--entrada":
        guard let numero = Int(valor), numero > 0 else { return nil }
        entrada = numero
      default:
        return nil
      }
    }
    guard entrada == nil || objetivo != nil else { return nil }
  }
}
