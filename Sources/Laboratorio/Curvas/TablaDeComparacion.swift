/// Las tablas de una comparación: texto alineado, Markdown, CSV y JSON.
///
/// Son funciones del conteo y de nada más, así que volver a medir lo mismo da los mismos bytes y
/// `workbook verificar` puede comparar los bloques de los capítulos.
extension Comparacion {
  /// Lo que se escribe donde no hay dato.
  private static let hueco = "—"

  /// Devuelve una tabla alineada por cada cuenta, con el exponente y la clase de crecimiento.
  public var texto: String {
    let bloques = cuentas.map { cuenta in
      let filas = filas(de: cuenta)
      let anchos = filas.reduce(into: Array(repeating: 0, count: versiones.count + 1)) {
        for (columna, celda) in $1.enumerated() { $0[columna] = max($0[columna], celda.count) }
      }
      let renglones = filas.map { fila in
        let celdas = zip(fila, anchos).enumerated().map { columna, par in
          let relleno = String(repeating: " ", count: par.1 - par.0.count)
          return columna == 0 ? par.0 + relleno : relleno + par.0
        }
        return celdas.joined(separator: "  ")
      }
      return ([cuenta] + renglones).joined(separator: "\n")
    }
    return (bloques + (ausencias.isEmpty ? [] : [ausencias.joined(separator: "\n")]))
      .joined(separator: "\n\n")
  }

  /// Devuelve una tabla de Markdown por cada cuenta, con las columnas de números a la derecha.
  public var markdown: String {
    let bloques = cuentas.map { cuenta in
      let filas = filas(de: cuenta).map { fila in
        "| \(fila.map(escaparBarras).joined(separator: " | ")) |"
      }
      let separador = "|---|" + String(repeating: "---:|", count: versiones.count)
      let tabla = [filas[0], separador] + filas.dropFirst()
      return (["**\(cuenta)**", ""] + tabla).joined(separator: "\n")
    }
    return (bloques + (ausencias.isEmpty ? [] : [ausencias.joined(separator: "\n\n")]))
      .joined(separator: "\n\n")
  }

  /// Devuelve una fila por versión, cuenta y tamaño, con cabecera y según RFC 4180.
  ///
  /// Los números van sin separar: son para otra herramienta. Una versión ausente ocupa una fila con
  /// su motivo en la columna `estado`.
  public var csv: String {
    var filas = [["escenario", "version", "estado", "cuenta", "tamano", "conteo"]]
    for version in versiones {
      switch version.resultado {
      case .ausente(let motivo):
        filas.append([escenario, version.nombre, motivo, "", "", ""])
      case .medida(let medicion):
        for serie in medicion.series {
          for punto in serie.puntos {
            filas.append([
              escenario, version.nombre, "medida", serie.nombre, String(punto.tamano),
              String(punto.conteo),
            ])
          }
        }
      }
    }
    return filas.map { $0.map(escaparCSV).joined(separator: ",") }
      .joined(separator: "\r\n") + "\r\n"
  }

  /// La frase de cada versión que no se pudo medir: «tuya: no compila».
  public var ausencias: [String] {
    versiones.compactMap { version in
      guard case .ausente(let motivo) = version.resultado else { return nil }
      return "\(version.nombre): \(motivo)"
    }
  }

  private func filas(de cuenta: String) -> [[String]] {
    let series = versiones.map { $0.medicion?.series.first { $0.nombre == cuenta } }
    let ajustes = series.map { $0.flatMap { try? Ajuste($0) } }
    let cabecera = [elementos] + versiones.map(\.nombre)
    let datos = tamanos.map { tamano in
      [Numero.conMiles(tamano)]
        + series.map { serie in
          let punto = serie?.puntos.first { $0.tamano == tamano }
          return punto.map { Numero.conMiles($0.conteo) } ?? Self.hueco
        }
    }
    let exponentes =
      ["exponente"]
      + ajustes.map { $0.map { "n^\(Numero.decimal($0.exponente, decimales: 2))" } ?? Self.hueco }
    let clases = ["crecimiento"] + ajustes.map { $0?.clase.rawValue ?? Self.hueco }
    return [cabecera] + datos + [exponentes, clases]
  }

  private func escaparBarras(_ celda: String) -> String {
    celda.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  private func escaparCSV(_ celda: String) -> String {
    guard celda.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return celda }
    let comillas = celda.split(separator: "\"", omittingEmptySubsequences: false)
    return "\"\(comillas.joined(separator: "\"\""))\""
  }
}
