/// El grafo de una pantalla: qué hay que actualizar, en qué orden y hasta cuándo.
///
/// Una vuelta aplica un grupo de escrituras, evalúa lo invalidado de arriba abajo, ajusta las listas
/// y ejecuta las acciones de aparición. Se repite hasta que no queda nada o se llega al límite.
@MainActor final class Grafo {
  let registro = Registro()
  let tareas = Tareas()
  var medidas = Medidas()
  let buzon = Buzon()
  var transacciones = ColaDeTransacciones()
  /// Vueltas que se conceden a un fotograma antes de decir que no se asienta.
  static let limiteDeVueltas = 100
  /// Niveles de nodos anidados antes de cortar una recursión.
  static let limiteDeProfundidad = 600

  private var cola: [_Nodo] = []
  private var acciones: [@MainActor () -> Void] = []
  private(set) var listas: [VentanaDeLista] = []
  /// Los `ScrollView` de la pantalla.
  private(set) var desplazables: [any Desplazable] = []
  var servicioDeImagenes: (any ServicioDeImagenes)?
  private var dibujos: [(nodo: _Nodo, primero: Bool)] = []
  private var ultimoNumero = 0

  func siguienteNumero() -> Int {
    ultimoNumero += 1
    return ultimoNumero
  }

  // MARK: Entradas

  func encolar(_ nodo: _Nodo) {
    var fila: Fila? = nodo.fila
    while let actual = fila {
      if !actual.activa {
        actual.pendientes.append(nodo)
        return
      }
      fila = actual.nodo.padre?.fila
    }
    cola.append(nodo)
  }

  /// Una acción de ciclo de vida: se ejecuta al acabar la vuelta, cuando el grafo ya es coherente.
  func programar(_ accion: @escaping @MainActor () -> Void) { acciones.append(accion) }

  func registrar(_ lista: VentanaDeLista) { listas.append(lista) }

  func olvidar(_ lista: VentanaDeLista) { listas.removeAll { $0 === lista } }

  func registrar(_ desplazable: any Desplazable) { desplazables.append(desplazable) }

  func olvidar(_ desplazable: any Desplazable) {
    desplazables.removeAll { $0 === desplazable }
  }

  func avisar(_ clase: ClaseDeAviso, vista: String, nodo: _Nodo? = nil) {
    registro.aviso(clase, vista: vista, nodo: nodo ?? Evaluador.nodo ?? raizDeAvisos)
  }

  /// El nodo al que se atribuyen los avisos sin otro dueño.
  private lazy var raizDeAvisos = _Nodo(grafo: self)

  // MARK: Vueltas

  var hayTrabajo: Bool {
    !cola.isEmpty || !acciones.isEmpty || !transacciones.vacia || !buzon.vacio
      || listas.contains { $0.necesitaVentana && $0.activo }
  }

  /// Trabaja hasta que nada queda por actualizar.
  ///
  /// - Complexity: O(nodos invalidados + filas que entran en pantalla).
  ///
  /// - Parameter yaRecogido: si lo pendiente de la primera vuelta ya está marcado.
  func asentar(yaRecogido: Bool = false) {
    var vueltas = 0
    while hayTrabajo {
      vueltas += 1
      if vueltas > Self.limiteDeVueltas {
        abandonar()
        return
      }
      if vueltas > 1 || !yaRecogido { recogerPendientes() }
      vaciarCola()
      ajustarListas()
      ejecutarAcciones()
    }
  }

  /// Marca lo que invalidan los avisos recibidos y el grupo de escrituras más antiguo.
  func recogerPendientes() {
    recogerBuzon()
    for celda in transacciones.siguiente() where celda.aplicarPendiente() { celda.avisar() }
  }

  private func recogerBuzon() {
    buzon.recoger { clase in avisar(clase, vista: "Pantalla") }
  }

  /// Evalúa lo invalidado de arriba abajo: un hijo que su padre ya puso al día no se repite.
  private func vaciarCola() {
    while !cola.isEmpty {
      var lote: [_Nodo] = cola
      cola = []
      if lote.count > 1 {
        lote.sort {
          $0.profundidad == $1.profundidad
            ? $0.numero < $1.numero : $0.profundidad < $1.profundidad
        }
      }
      for nodo in lote where nodo.vivo && nodo.sucio {
        if nodo.activo { nodo.refrescar() } else { encolar(nodo) }
      }
    }
  }

  private func ajustarListas() {
    var indice = 0
    while indice < listas.count {
      let lista: VentanaDeLista = listas[indice]
      if lista.activo, lista.necesitaVentana {
        lista.ajustarVentana()
        vaciarCola()
      }
      indice += 1
    }
  }

  private func ejecutarAcciones() {
    let pendientes: [@MainActor () -> Void] = acciones
    acciones = []
    for accion in pendientes { accion() }
  }

  /// No se asienta: se dice quién insiste y se suelta lo pendiente para no colgarse.
  private func abandonar() {
    recogerBuzon()
    var insistentes: [String] = []
    while !transacciones.vacia {
      for celda in transacciones.siguiente() where celda.aplicarPendiente() { celda.avisar() }
    }
    for nodo in cola where nodo.vivo {
      nodo.sucio = false
      if !insistentes.contains(nodo.nombreDeVista) { insistentes.append(nodo.nombreDeVista) }
    }
    let vista: String = insistentes.isEmpty ? "Pantalla" : insistentes.joined(separator: ", ")
    avisar(.noSeAsienta(vueltas: Self.limiteDeVueltas), vista: vista)
    cola = []
    acciones = []
    for lista in listas { lista.necesitaVentana = false }
  }

  // MARK: Dibujo

  func anotarDibujo(de nodo: _Nodo, primero: Bool) { dibujos.append((nodo, primero)) }

  /// Cierra el fotograma: apunta una vez cada vista que se dibujó o cambió.
  func cerrarDibujo() {
    guard !dibujos.isEmpty else { return }
    var vistos: [ObjectIdentifier: Bool] = [:]
    for (nodo, primero) in dibujos {
      vistos[ObjectIdentifier(nodo), default: false] =
        vistos[ObjectIdentifier(nodo)] ?? false || primero && nodo.naceEn == registro.fotograma
    }
    for (nodo, _) in dibujos where nodo.vivo {
      guard let esNueva = vistos.removeValue(forKey: ObjectIdentifier(nodo)) else { continue }
      if esNueva {
        nodo.tipoRegistrado?.cuentas.dibujadas += 1
        registro.generales.dibujadas += 1
        registro.anotar(.dibujada, nodo)
      } else {
        nodo.tipoRegistrado?.cuentas.redibujadas += 1
        registro.generales.redibujadas += 1
        registro.anotar(.redibujada, nodo)
      }
    }
    dibujos = []
  }
}
