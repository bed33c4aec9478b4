import Foundation

/// Comprueba que los capítulos y el README dicen lo que el código hace.
///
/// Dos marcas, en comentarios de Markdown, atan un bloque a su origen:
/// - `<!-- listado: ruta · Nombre -->`: el bloque es esa declaración de ese archivo;
/// - `<!-- salida: probar 1.1 -->`: el bloque contiene lo que imprime esa orden sobre la versión rota.
struct Textos {
  let paquete: Paquete
  let catalogo: Catalogo
  /// Veredictos de la versión rota, por id de kata.
  let rotas: [String: Veredicto]
  /// Solo se ejecutaron algunas katas: lo que citan las demás no se comprueba.
  var esParcial = false

  func comprobar(_ rutas: [String]) -> Comprobacion {
    var listados = 0
    var salidas = 0
    var problemas: [String] = []
    for ruta in rutas {
      guard let texto = try? paquete.texto(ruta) else {
        problemas.append("Falta «\(ruta)».")
        continue
      }
      for bloque in Bloque.leer(texto) {
        switch bloque.marca {
        case .listado: listados += 1
        case .salida: salidas += 1
        case .ninguna where bloque.lenguaje == "swift":
          problemas.append(
            "\(ruta):\(bloque.linea): listado de Swift sin marca «<!-- listado: … -->».")
        case .ninguna: break
        }
        problemas += problema(bloque, ruta)
      }
      problemas += enlacesRotos(texto, ruta)
    }
    return Comprobacion(
      titulo: "Textos", resumen: "\(listados) listados y \(salidas) salidas al día",
      problemas: problemas)
  }

  /// Reescribe los bloques marcados con lo que su origen dice hoy; lo demás no se toca.
  ///
  /// - Throws: `.datos` si una marca nombra algo que no existe.
  func alDia(_ texto: String) throws -> String {
    var lineas = texto.components(separatedBy: "\n")
    // De abajo arriba: cambiar un bloque no mueve los que faltan.
    for bloque in Bloque.leer(texto).reversed() {
      guard let nuevo = try esperado(bloque)?.get() else { continue }
      let cuantas = bloque.vacio ? 0 : bloque.contenido.components(separatedBy: "\n").count
      lineas.replaceSubrange(
        bloque.linea..<(bloque.linea + cuantas),
        with: nuevo.trimmingCharacters(in: .newlines).components(separatedBy: "\n"))
    }
    return lineas.joined(separator: "\n")
  }

  /// Lo que el bloque debe decir, o `nil` si no está atado a nada.
  private func esperado(_ bloque: Bloque) -> Result<String, ErrorDelCuaderno>? {
    switch bloque.marca {
    case .listado(let archivo, let nombre): listado(archivo, nombre)
    case .salida(let orden): seEjecuto(orden) ? salida(orden) : nil
    case .ninguna: nil
    }
  }

  private func seEjecuto(_ orden: String) -> Bool {
    guard esParcial, let nombre = orden.split(separator: " ").last,
      let kata = try? catalogo.kata(llamada: String(nombre))
    else { return true }
    return rotas[kata.id] != nil
  }

  private func problema(_ bloque: Bloque, _ ruta: String) -> [String] {
    switch esperado(bloque) {
    case nil: return []
    case .failure(let error)?: return ["\(ruta):\(bloque.linea): \(error.mensaje)"]
    case .success(let texto)?:
      let obtenido = bloque.contenido.trimmingCharacters(in: .newlines)
      let debido = texto.trimmingCharacters(in: .newlines)
      if obtenido == debido { return [] }
      return [
        "\(ruta):\(bloque.linea): \(bloque.marca.nombre) no coincide con su origen. Debe decir:\n"
          + debido.components(separatedBy: "\n").map { "    \($0)" }.joined(separator: "\n")
      ]
    }
  }

  private func listado(_ archivo: String, _ nombre: String) -> Result<String, ErrorDelCuaderno> {
    do {
      let texto = try paquete.texto(archivo)
      guard let declaracion = Declaracion.buscar(nombre, en: texto) else {
        return .failure(.datos("«\(archivo)» no declara «\(nombre)»."))
      }
      return .success(declaracion)
    } catch let error as ErrorDelCuaderno {
      return .failure(error)
    } catch {
      return .failure(.interno("\(error)"))
    }
  }

  /// La pantalla de una orden, sin color y con la versión rota de todas las katas.
  private func salida(_ orden: String) -> Result<String, ErrorDelCuaderno> {
    let palabras = orden.split(separator: " ").map(String.init)
    do {
      guard case .probar(let nombres, _, _) = try Analizador(palabras).analizar().orden,
        nombres.count == 1
      else { return .failure(.datos("«salida» admite «probar» con una kata; dice «\(orden)».")) }
      let kata = try catalogo.kata(llamada: nombres[0])
      guard let veredicto = rotas[kata.id] else {
        return .failure(.datos("no se ejecutó la kata \(kata.numero)."))
      }
      return .success(
        VistaDeVeredicto(
          kata: kata, veredicto: veredicto,
          estilo: Estilo(color: false, unicode: true, ancho: 80), archivo: kata.rutaDeTrabajo,
          siguiente: nil
        ).texto)
    } catch let error as ErrorDelCuaderno {
      return .failure(error)
    } catch {
      return .failure(.interno("\(error)"))
    }
  }

  /// Los enlaces relativos tienen que llevar a un archivo que exista.
  private func enlacesRotos(_ texto: String, _ ruta: String) -> [String] {
    let carpeta = (ruta as NSString).deletingLastPathComponent
    return texto.matches(of: /\]\(([^)#\s]+)(#[^)]*)?\)/).compactMap { coincidencia in
      let destino = String(coincidencia.output.1)
      guard !destino.contains("://"), !destino.hasPrefix("mailto:") else { return nil }
      let relativo = carpeta.isEmpty ? destino : "\(carpeta)/\(destino)"
      return paquete.existe(relativo) ? nil : "\(ruta): el enlace a «\(destino)» no lleva a nada."
    }
  }
}
