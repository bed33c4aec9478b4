import Foundation

/// Comprueba, ejecutándolas, que cada versión de cada kata está como el catálogo dice: solución en
/// verde, rota en rojo por sus razones, trampas en rojo donde deben.
struct Versiones {
  let corredor: Corredor
  let katas: [Kata]
  /// Katas, por su id, que los textos citan con una medida.
  var medidas: Set<String> = []

  private var paquete: Paquete { corredor.paquete }

  func soluciones() throws -> (Comprobacion, Conjunto.Resultado) {
    let resultado = try Conjunto(corredor: corredor, medidas: medidas).probar(
      katas, esperado: { $1.esVerde }
    ) { kata in
      try paquete.datos("Sources/Solutions/\(kata.rutaRelativa)")
    }
    var problemas: [String] = []
    for kata in katas {
      guard let veredicto = resultado.veredictos[kata.id] else { continue }
      if !veredicto.esVerde {
        problemas.append("\(kata.numero): la solución no está en verde. \(porque(veredicto))")
      }
      let sobran = Set(veredicto.pruebas.map(\.nombre)).subtracting(kata.pruebas.map(\.nombre))
      for prueba in sobran.sorted() {
        problemas.append("\(kata.numero): la prueba «\(prueba)» no está en el catálogo.")
      }
    }
    problemas += resultado.avisos.map { "la solución compila con avisos: \($0.titulo)" }
    let comprobacion = Comprobacion(
      titulo: "Soluciones", resumen: "\(katas.count) en verde y sin avisos", problemas: problemas,
      inestables: resultado.inestables)
    return (comprobacion, resultado)
  }

  /// - Returns: la comprobación y lo que salió, que los capítulos citan.
  func rotas() throws -> (Comprobacion, Conjunto.Resultado) {
    let resultado = try Conjunto(corredor: corredor, medidas: medidas).probar(
      katas, esperado: suspendeLoDeclarado
    ) { kata in
      try paquete.datos("Sources/Broken/\(kata.rutaRelativa)")
    }
    var problemas: [String] = []
    for kata in katas {
      guard let veredicto = resultado.veredictos[kata.id] else { continue }
      guard veredicto.estado == .roja else {
        problemas.append("\(kata.numero): la versión rota debe estar en rojo. \(porque(veredicto))")
        continue
      }
      let suspenden = Set(veredicto.pruebas.filter { !$0.fallos.isEmpty }.map(\.nombre))
      for prueba in kata.pruebas where suspenden.contains(prueba.nombre) != prueba.rojaEnBroken {
        problemas.append(
          "\(kata.numero): «\(prueba.nombre)» debía \(prueba.rojaEnBroken ? "fallar" : "pasar") en la versión rota."
        )
      }
    }
    problemas += resultado.avisos.map { "la versión rota compila con avisos: \($0.titulo)" }
    let comprobacion = Comprobacion(
      titulo: "Rotas", resumen: "\(katas.count) en rojo por sus razones", problemas: problemas,
      inestables: resultado.inestables)
    return (comprobacion, resultado)
  }

  /// En cada ronda se compila la trampa *n* de todas las katas a la vez.
  func trampas() throws -> Comprobacion {
    let rondas = katas.map(\.trampas.count).max() ?? 0
    var problemas: [String] = []
    var inestables: [String] = []
    for ronda in 0..<rondas {
      let conTrampa = katas.filter { $0.trampas.count > ronda }
      let ids = Set(conTrampa.map(\.id))
      let resultado = try Conjunto(corredor: corredor).probar(
        conTrampa, esperado: { cae($1, en: $0.trampas[ronda]) }
      ) { kata in
        ids.contains(kata.id)
          ? try paquete.datos("Tests/Trampas/\(kata.foco)/\(kata.trampas[ronda].archivo).swift")
          : try paquete.datos("Sources/Solutions/\(kata.rutaRelativa)")
      }
      inestables += resultado.inestables
      for kata in conTrampa {
        let trampa = kata.trampas[ronda]
        guard let veredicto = resultado.veredictos[kata.id] else { continue }
        if !cae(veredicto, en: trampa) {
          problemas.append(
            "\(kata.numero): la trampa «\(trampa.archivo)» debe suspender «\(trampa.prueba)». "
              + porque(veredicto))
        }
      }
    }
    return Comprobacion(
      titulo: "Trampas", resumen: "\(katas.reduce(0) { $0 + $1.trampas.count }) siguen en rojo",
      problemas: problemas, inestables: inestables)
  }

  private func cae(_ veredicto: Veredicto, en trampa: Trampa) -> Bool {
    veredicto.estado == .roja
      && veredicto.pruebas.contains { $0.nombre == trampa.prueba && !$0.fallos.isEmpty }
  }

  private func suspendeLoDeclarado(_ kata: Kata, _ veredicto: Veredicto) -> Bool {
    let suspenden = Set(veredicto.pruebas.filter { !$0.fallos.isEmpty }.map(\.nombre))
    return veredicto.estado == .roja
      && kata.pruebas.allSatisfy { suspenden.contains($0.nombre) == $0.rojaEnBroken }
  }

  private func porque(_ veredicto: Veredicto) -> String {
    let fallos = veredicto.pruebas.filter { !$0.fallos.isEmpty }.map { "«\($0.nombre)»" }
    let compilador = veredicto.diagnosticos.components(separatedBy: "\n")[0]
    let detalle = fallos.isEmpty ? compilador : "suspende \(fallos.joined(separator: ", "))"
    return "Está \(veredicto.palabra)" + (detalle.isEmpty ? "." : ": \(detalle).")
  }
}
