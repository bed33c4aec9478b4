import Observation

/// El nodo de una vista con `body`: la compara, la evalúa bajo seguimiento y actualiza a su hijo.
final class NodoCompuesto<Vista: View>: _NodoDe<Vista> {
  private let tipo: TipoRegistrado
  private let enLista: Bool
  private var hijo: _NodoDe<Vista.Body>?
  /// Cada evaluación sustituye a la anterior: los avisos de una vieja se ignoran (regla 29).
  private var evaluacion = 0
  private var dependencias = false

  init(_ vista: Vista, padre: _Nodo, enLista: Bool) {
    self.tipo = padre.grafo.registro.tipo(Vista.self, esVista: true)
    self.enLista = enLista
    super.init(vista, padre: padre)
    grafo.registro.identidadCreada(self, tipo)
    _ = instalarPropiedades(tipo.descriptor)
    // Regla 48: sin propiedades dinámicas, la primera evaluación solo dice `@self`.
    let dinamicas: [DescriptorDeTipo.Dinamica] = tipo.descriptor.dinamicas
    evaluar(
      Motivos(
        propio: true,
        identidad: !dinamicas.isEmpty,
        propiedades: dinamicas.map(\.etiqueta)
      )
    )
  }

  override var tipoRegistrado: TipoRegistrado? { tipo }
  override var esTransparente: Bool { true }

  override func visitarHijos(_ visita: (_Nodo) -> Void) {
    if let hijo { visita(hijo) }
  }

  override func contarFilas() -> Int { hijo?.contarFilas() ?? 0 }
  override func fila(_ indice: Int) -> Fila? { hijo?.fila(indice) }
  override func encabezados(desde base: Int, en posiciones: inout [Int]) {
    hijo?.encabezados(desde: base, en: &posiciones)
  }

  // MARK: Actualizar

  override func actualizar(con nueva: Vista, igualdad: ModoDeComparacion) {
    let distinta: Bool = !esIgual(nueva, igualdad)
    if distinta {
      vista = nueva
      let cambios: UInt64 = instalarPropiedades(tipo.descriptor)
      propiedades?.pendientes |= cambios
    }
    guard distinta || sucio else { return }
    evaluar(motivosPendientes(propio: distinta))
  }

  override func refrescar() {
    evaluar(motivosPendientes(propio: false))
  }

  private func motivosPendientes(propio: Bool) -> Motivos {
    let mascara: UInt64 = propiedades?.pendientes ?? 0
    let etiquetas: [String] = tipo.descriptor.etiquetas(mascara)
    return Motivos(dependencias: dependencias, propio: propio, propiedades: etiquetas)
  }

  private func esIgual(_ nueva: Vista, _ modo: ModoDeComparacion) -> Bool {
    grafo.registro.generales.comparaciones += 1
    let descriptor: DescriptorDeTipo = tipo.descriptor
    return withUnsafePointer(to: &vista) { actual in
      withUnsafePointer(to: nueva) { propuesta in
        descriptor.iguales(UnsafeRawPointer(actual), UnsafeRawPointer(propuesta), modo: modo)
      }
    }
  }

  /// Ejecuta `body` bajo su propio seguimiento y pone al día al hijo fuera de él (regla 32).
  private func evaluar(_ motivos: Motivos) {
    sucio = false
    dependencias = false
    propiedades?.pendientes = 0
    evaluacion += 1
    guard Vista.Body.self != Never.self else {
      grafo.avisar(.sinCuerpo, vista: tipo.nombre, nodo: self)
      return
    }
    if let falta = propiedades?.faltaEnElEntorno {
      grafo.avisar(.faltaEnElEntorno(falta), vista: tipo.nombre, nodo: self)
      return
    }
    guard profundidad < Grafo.limiteDeProfundidad else {
      grafo.avisar(
        .recursionSinFin(limite: Grafo.limiteDeProfundidad), vista: tipo.nombre, nodo: self)
      return
    }
    grafo.registro.cuerpoEvaluado(self, tipo, motivos)
    let cuerpo: Vista.Body = seguir(motivos)
    if let hijo {
      hijo.actualizar(con: cuerpo)
    } else {
      hijo = Vista.Body._nodo(cuerpo, padre: self, enLista: enLista)
      if enLista { lista?.contenidoCambio() }
    }
  }

  private func seguir(_ motivos: Motivos) -> Vista.Body {
    let numero: Int = evaluacion
    let buzon: Buzon = grafo.buzon
    return withObservationTracking {
      Evaluador.evaluar(self, motivos: motivos) { vista.body }
    } onChange: { [weak self] in
      buzon.dejar { self?.dependenciaCambio(numero) }
    }
  }

  private func dependenciaCambio(_ numero: Int) {
    guard vivo, numero == evaluacion else { return }
    dependencias = true
    invalidar()
  }

  // MARK: Entorno y final

  override func heredar(_ nuevo: Entorno) {
    guard entorno !== nuevo else { return }
    entorno = nuevo
    let cambios: UInt64 = instalarPropiedades(tipo.descriptor)
    if cambios != 0 {
      propiedades?.pendientes |= cambios
      invalidar()
    }
    hijo?.heredar(entornoParaHijos)
  }

  override func destruir(_ causa: CausaDeFin) {
    guard vivo else { return }
    grafo.registro.identidadAcabada(self, tipo, causa)
    super.destruir(causa)
  }
}
