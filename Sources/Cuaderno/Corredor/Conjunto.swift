import Foundation
import Laboratorio

/// Prueba muchas katas con una sola compilación.
///
/// Una kata que no compila no estorba a las demás: se aparta, se compila el resto y luego se prueba
/// sola, con el mismo foco que usa `probar`, para que los dos caminos digan lo mismo.
struct Conjunto {
  struct Resultado {
    var veredictos: [String: Veredicto] = [:]
    /// Avisos del compilador en los archivos montados.
    var avisos: [Diagnostico] = []
    /// Katas que a la primera no dieron lo esperado y a la segunda sí, por su número.
    var inestables: [String] = []
    /// Mediciones pedidas, por id de kata.
    var partes: [String: ParteDeMedicion] = [:]
  }

  let corredor: Corredor
  /// Katas, por su id, cuyo escenario se mide además de probarlas.
  var medidas: Set<String> = []

  /// - Parameters:
  ///   - katas: las que se prueban; las demás de sus capítulos solo se compilan.
  ///   - esperado: dice si un veredicto es el que se espera. Si no lo es, se repite una vez: lo que
  ///     cambia de una ejecución a otra se anota en `inestables`, que es otro problema.
  ///   - contenido: los bytes de cada kata, o `nil` para la que se entregó.
  func probar(
    _ katas: [Kata], esperado: (Kata, Veredicto) -> Bool = { _, _ in true },
    contenido: (Kata) throws -> Data?
  ) throws -> Resultado {
    let capitulos = corredor.catalogo.capitulos.filter { capitulo in
      capitulo.katas.contains { katas.contains($0) || medidas.contains($0.id) }
    }
    let preparacion = Preparacion(
      paquete: corredor.paquete, catalogo: Catalogo(capitulos: capitulos))
    var resultado = Resultado()
    var apartadas: Set<String> = []
    while true {
      let fuente = try preparacion.montar { apartadas.contains($0.id) ? nil : try contenido($0) }
      let compilacion = corredor.compilacion(de: fuente, .conjunto(capitulos))
      corredor.avance("Compilando todas las katas…")
      switch try compilacion.ejecutar(
        cancelacion: corredor.cancelacion, avance: corredor.avance)
      {
      case .compila(let avisos):
        resultado.avisos += avisos.filter { $0.archivo.hasPrefix(Preparacion.ruta) }
        for kata in katas where !apartadas.contains(kata.id) {
          corredor.avance("Probando la kata \(kata.numero)…")
          var veredicto = try ejecutar(kata, compilacion)
          if !esperado(kata, veredicto) {
            veredicto = try ejecutar(kata, compilacion)
            if esperado(kata, veredicto) { resultado.inestables.append(kata.numero) }
          }
          resultado.veredictos[kata.id] = veredicto
        }
        try medir(compilacion, &resultado)
        try probarSolas(
          katas.filter { apartadas.contains($0.id) }, preparacion, contenido, &resultado)
        return resultado
      case .noCompila(let salida, let diagnosticos):
        let culpables = corredor.catalogo.katas.filter { kata in
          !apartadas.contains(kata.id)
            && diagnosticos.contains {
              $0.gravedad == .error
                && ($0.archivo.hasSuffix("\(Preparacion.ruta)/\(kata.rutaRelativa)")
                  || $0.archivo.hasSuffix(kata.rutaDeEspecificacion))
            }
        }
        guard !culpables.isEmpty else {
          throw ErrorDelCuaderno.datos(
            "El cuaderno no compila, y no por una kata:\n"
              + Corredor.noCompila(salida: salida, diagnosticos: diagnosticos).diagnosticos)
        }
        apartadas.formUnion(culpables.map(\.id))
      }
    }
  }

  private func ejecutar(_ kata: Kata, _ compilacion: Compilacion) throws -> Veredicto {
    guard let capitulo = corredor.catalogo.capitulo(de: kata) else {
      throw ErrorDelCuaderno.interno("La kata \(kata.numero) no pertenece a ningún capítulo.")
    }
    return try Ejecucion(
      compilacion: compilacion, kata: kata, capitulo: capitulo, limite: corredor.limite
    ).ejecutar(cancelacion: corredor.cancelacion)
  }

  private func medir(_ compilacion: Compilacion, _ resultado: inout Resultado) throws {
    for kata in corredor.catalogo.katas where medidas.contains(kata.id) {
      corredor.avance("Midiendo la kata \(kata.numero)…")
      let medidor = Medidor(corredor: corredor, kata: kata)
      switch try medidor.ejecutar(compilacion, vueltas: 0) {
      case .success(let parte): resultado.partes[kata.id] = parte
      case .failure(let ausencia):
        throw ErrorDelCuaderno.datos(
          "No se pudo medir la kata \(kata.numero): \(ausencia.motivo).")
      }
    }
  }

  private func probarSolas(
    _ katas: [Kata], _ preparacion: Preparacion, _ contenido: (Kata) throws -> Data?,
    _ resultado: inout Resultado
  ) throws {
    guard !katas.isEmpty else { return }
    let fuente = try preparacion.montar(contenido)
    for kata in katas {
      resultado.veredictos[kata.id] = try corredor.probar(kata, fuente: fuente)
    }
  }
}

extension Veredicto {
  /// Las líneas del compilador si no compila; vacío si compila.
  var diagnosticos: String {
    if case .noCompila(let diagnosticos) = estado { return diagnosticos }
    return ""
  }
}
