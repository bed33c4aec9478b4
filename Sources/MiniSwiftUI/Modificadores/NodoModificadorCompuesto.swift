import Observation

/// El nodo de un `ViewModifier` con `body(content:)` propio: se compara y evalúa como una vista.
final class NodoModificadorCompuesto<Modificada: View, Modifier: ViewModifier>:
  _NodoDe<ModifiedContent<Modificada, Modifier>>, DaContenido
{
  private let tipo: TipoRegistrado
  private let enLista: Bool
  private var hijo: _NodoDe<Modifier.Body>?
  private var sitios: [any RecibeContenido] = []
  private var evaluacion = 0
  private var dependencias = false

  init(_ vista: ModifiedContent<Modificada, Modifier>, padre: _Nodo, enLista: Bool) {
    let tipo: TipoRegistrado = padre.grafo.registro.tipo(Modifier.self, esVista: false)
    self.tipo = tipo
    self.enLista = enLista
    super.init(vista, padre: padre)
    grafo.registro.identidadCreada(self, tipo)
    _ = instalar()
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
  var modificador: Any.Type { Modifier.self }

  override func visitarHijos(_ visita: (_Nodo) -> Void) {
    if let hijo { visita(hijo) }
  }

  override func contarFilas() -> Int { hijo?.contarFilas() ?? 0 }
  override func fila(_ indice: Int) -> Fila? { hijo?.fila(indice) }
  override func encabezados(desde base: Int, en posiciones: inout [Int]) {
    hijo?.encabezados(desde: base, en: &posiciones)
  }

  // MARK: Lo modificado

  func registrar(_ sitio: any RecibeContenido) { sitios.append(sitio) }

  func crearContenido(padre: _Nodo, enLista: Bool) -> _Nodo {
    Modificada._nodo(vista.content, padre: padre, enLista: enLista)
  }

  func actualizarContenido(_ nodo: _Nodo) {
    (nodo as? _NodoDe<Modificada>)?.actualizar(con: vista.content)
  }

  // MARK: Actualizar

  private func instalar() -> UInt64 {
    guard !tipo.descriptor.dinamicas.isEmpty else { return 0 }
    let propias: PropiedadesDinamicas = propiedades ?? PropiedadesDinamicas(nodo: self)
    propiedades = propias
    return withUnsafeMutablePointer(to: &vista.modifier) { puntero in
      propias.instalar(tipo.descriptor, en: UnsafeMutableRawPointer(puntero))
    }
  }

  override func actualizar(
    con nueva: ModifiedContent<Modificada, Modifier>,
    igualdad: ModoDeComparacion
  ) {
    let distinto: Bool = !esIgual(nueva.modifier)
    vista.content = nueva.content
    if distinto {
      vista.modifier = nueva.modifier
      let cambios: UInt64 = instalar()
      propiedades?.pendientes |= cambios
    }
    if distinto || sucio { evaluar(motivosPendientes(propio: distinto)) }
    sitios.removeAll { ($0 as? _Nodo)?.vivo != true }
    for sitio in sitios { sitio.contenidoNuevo() }
  }

  override func refrescar() { evaluar(motivosPendientes(propio: false)) }

  private func motivosPendientes(propio: Bool) -> Motivos {
    let mascara: UInt64 = propiedades?.pendientes ?? 0
    let etiquetas: [String] = tipo.descriptor.etiquetas(mascara)
    return Motivos(dependencias: dependencias, propio: propio, propiedades: etiquetas)
  }

  private func esIgual(_ nuevo: Modifier) -> Bool {
    grafo.registro.generales.comparaciones += 1
    let descriptor: DescriptorDeTipo = tipo.descriptor
    return withUnsafePointer(to: &vista.modifier) { actual in
      withUnsafePointer(to: nuevo) { propuesto in
        descriptor.iguales(
          UnsafeRawPointer(actual),
          UnsafeRawPointer(propuesto),
          modo: .igualdadSalvoPOD
        )
      }
    }
  }

  private func evaluar(_ motivos: Motivos) {
    sucio = false
    dependencias = false
    propiedades?.pendientes = 0
    evaluacion += 1
    if let falta = propiedades?.faltaEnElEntorno {
      grafo.avisar(.faltaEnElEntorno(falta), vista: tipo.nombre, nodo: self)
      return
    }
    grafo.registro.cuerpoEvaluado(self, tipo, motivos)
    let cuerpo: Modifier.Body = seguir(motivos)
    if let hijo {
      hijo.actualizar(con: cuerpo)
    } else {
      hijo = Modifier.Body._nodo(cuerpo, padre: self, enLista: enLista)
    }
  }

  private func seguir(_ motivos: Motivos) -> Modifier.Body {
    let numero: Int = evaluacion
    let buzon: Buzon = grafo.buzon
    return withObservationTracking {
      Evaluador.evaluar(self, motivos: motivos) {
        vista.modifier.body(content: _ViewModifier_Content())
      }
    } onChange: { [weak self] in
      buzon.dejar { self?.dependenciaCambio(numero) }
    }
  }

  private func dependenciaCambio(_ numero: Int) {
    guard vivo, numero == evaluacion else { return }
    dependencias = true
    invalidar()
  }

  override func heredar(_ nuevo: Entorno) {
    guard entorno !== nuevo else { return }
    entorno = nuevo
    let cambios: UInt64 = instalar()
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
