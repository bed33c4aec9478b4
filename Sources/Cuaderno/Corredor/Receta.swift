import Foundation

/// Los pasos que SwiftPM dio para una kata, para repetir solo los que dependen de ella.
///
/// De guardar al veredicto, la mitad de la espera es SwiftPM volviendo a planificar un paquete en el
/// que solo cambió un archivo. Si lo único distinto es la kata, basta con repetir tres órdenes suyas,
/// tal como las dejó escritas: compilar la kata, compilar la especificación si la interfaz cambió, y
/// enlazar. Ante cualquier duda se vuelve a `swift build`.
struct Receta: Codable, Equatable {
  /// La kata y la raíz de sus fuentes.
  var foco: String
  var fuente: String
  /// Huella de todo lo demás: runtimes, especificación, manifiesto y herramientas.
  var base: String
  /// Huella del plan que escribió SwiftPM; si otro proceso compiló ahí, es otro.
  var plan: String
  /// Huella del módulo de la kata con el que se compiló la especificación.
  var modulo: String
}

/// Repite los pasos de una `Receta`.
struct Recompilacion {
  let compilacion: Compilacion
  let kata: Kata
  let capitulo: Capitulo
  /// Huella de lo que no es la kata.
  let base: String

  private var carpeta: URL { compilacion.paquete.url(compilacion.carpetaDeTrabajo) }
  private var rutaDelPlan: URL { carpeta.appendingPathComponent("debug.yaml") }
  private var rutaDeLaReceta: URL { carpeta.appendingPathComponent("receta.json") }
  private var rutaDelModulo: URL {
    carpeta.appendingPathComponent("debug/Modules/\(capitulo.modulo).swiftmodule")
  }

  /// Guarda la receta tras una compilación completa de SwiftPM.
  func recordar() {
    guard Plataforma.ejecutaElBundleDirectamente, let plan = huella(rutaDelPlan),
      let modulo = huella(rutaDelModulo)
    else { return }
    guardar(
      Receta(
        foco: kata.foco, fuente: compilacion.fuente.raiz, base: base, plan: plan, modulo: modulo))
  }

  func olvidar() { try? FileManager.default.removeItem(at: rutaDeLaReceta) }

  /// - Returns: el resultado, o `nil` si la receta no sirve y hay que pasar por SwiftPM.
  /// - Throws: `.interrumpido`; `.herramientas` si el compilador no arranca.
  func ejecutar(cancelacion: Cancelacion) throws -> Compilacion.Resultado? {
    guard var receta = recetaVigente(),
      let plan = try? String(contentsOf: rutaDelPlan, encoding: .utf8),
      let deLaKata = orden("C.\(capitulo.modulo)-", en: plan),
      let deLaEspecificacion = orden("C.\(capitulo.moduloDeEspecificaciones)-", en: plan),
      let deEnlazar = ordenDeEnlazar(en: plan)
    else { return nil }
    if let fallo = try paso(deLaKata, cancelacion) { return fallo }
    guard let modulo = huella(rutaDelModulo) else { return nil }
    if modulo != receta.modulo {
      if let fallo = try paso(deLaEspecificacion, cancelacion) { return fallo }
      receta.modulo = modulo
    }
    // Un fallo al enlazar no señala ninguna línea: que lo cuente SwiftPM.
    guard try paso(deEnlazar, cancelacion) == nil else { return nil }
    guardar(receta)
    return .compila(avisos: [])
  }

  private func recetaVigente() -> Receta? {
    guard let datos = try? Data(contentsOf: rutaDeLaReceta),
      let receta = try? JSONDecoder().decode(Receta.self, from: datos),
      receta.foco == kata.foco, receta.fuente == compilacion.fuente.raiz, receta.base == base,
      receta.plan == huella(rutaDelPlan)
    else { return nil }
    return receta
  }

  /// Ejecuta una orden; `nil` si salió bien.
  private func paso(
    _ orden: [String], _ cancelacion: Cancelacion
  ) throws -> Compilacion.Resultado? {
    let proceso = ProcesoHijo(
      ejecutable: orden[0], argumentos: Array(orden.dropFirst()), entorno: compilacion.variables,
      topeConservado: 1024 * 1024)
    let resultado = try proceso.ejecutar(cancelacion: cancelacion)
    if resultado.fin == .interrumpido { throw ErrorDelCuaderno.interrumpido }
    if resultado.fin == .codigo(0) { return nil }
    return .noCompila(
      salida: resultado.salida,
      diagnosticos: Diagnostico.leer(resultado.salida, raiz: compilacion.paquete.raiz.path))
  }

  private func ordenDeEnlazar(en plan: String) -> [String]? {
    plan.components(separatedBy: "\n").lazy
      .filter { $0.hasPrefix("    args: ") && $0.contains("-emit-executable") }
      .compactMap(argumentos).first
  }

  private func orden(_ nombre: String, en plan: String) -> [String]? {
    guard let inicio = plan.range(of: "\n  \"\(nombre)") else { return nil }
    return plan[inicio.upperBound...].components(separatedBy: "\n").prefix { !$0.isEmpty }.lazy
      .filter { $0.hasPrefix("    args: ") }.compactMap(argumentos).first
  }

  /// Los argumentos, sin lo que solo le sirve a SwiftPM: el índice y la salida para máquinas.
  private func argumentos(_ linea: String) -> [String]? {
    let json = Data(linea.dropFirst("    args: ".count).utf8)
    guard var argumentos = try? JSONDecoder().decode([String].self, from: json),
      argumentos.count > 1
    else { return nil }
    argumentos.removeAll { $0 == "-parseable-output" }
    if let indice = argumentos.firstIndex(of: "-index-store-path"), indice + 1 < argumentos.count {
      argumentos.removeSubrange(indice...(indice + 1))
    }
    return argumentos
  }

  private func huella(_ archivo: URL) -> String? {
    (try? Data(contentsOf: archivo)).map(Huella.de)
  }

  private func guardar(_ receta: Receta) {
    try? JSONEncoder().encode(receta).write(to: rutaDeLaReceta, options: .atomic)
  }
}
