/// El anfitrión: sostiene una raíz, dibuja fotogramas en un reloj virtual y deja tocar y desplazar.
///
/// Nada ocurre entre llamadas: cada actualización es un fotograma y todo lo que pasó queda en
/// ``registro``, siempre en el mismo orden.
@MainActor public final class Pantalla {
  /// Filas que se construyen por delante y por detrás de lo visible.
  public nonisolated static let margenDeFilas = 4
  /// Fotogramas que una fila fuera de pantalla conserva su estado (regla 42).
  public nonisolated static let fotogramasHastaExpulsar = 8
  /// Filas que se expulsan como mucho en un fotograma (regla 42).
  public nonisolated static let expulsionesPorFotograma = 64

  let grafo = Grafo()
  let raiz: NodoRaiz

  /// Dibuja el primer fotograma.
  ///
  /// - Parameters:
  ///   - alto: alto visible, en puntos.
  ///   - ancho: ancho visible, en puntos.
  ///   - altoDeFila: lo que mide una fila sin construir y lo menos que mide una construida.
  ///   - hercios: fotogramas por segundo del reloj virtual.
  ///   - imagenes: quien descarga las imágenes de ``AsyncImage``.
  ///   - grabar: si se guarda lo que se ve en cada fotograma, para verlos uno a uno.
  public init(
    alto: Double = 800,
    ancho: Double = 390,
    altoDeFila: Double = 44,
    hercios: Int = 60,
    imagenes: (any ServicioDeImagenes)? = nil,
    grabar: Bool = false,
    @ViewBuilder _ raiz: () -> some View
  ) {
    grafo.medidas = Medidas(
      alto: max(1, alto.isFinite ? alto : 800),
      ancho: max(1, ancho.isFinite ? ancho : 390),
      altoDeFila: max(1, altoDeFila.isFinite ? altoDeFila : 44),
      hercios: max(1, hercios)
    )
    grafo.registro.grabaFotogramas = grabar
    grafo.servicioDeImagenes = imagenes
    self.raiz = NodoRaiz(grafo: grafo)
    self.raiz.mostrar(raiz())
    cerrarFotograma()
  }

  /// Todo lo ocurrido, en orden.
  public var registro: Registro { grafo.registro }

  /// Milisegundos de reloj virtual desde el primer fotograma.
  public var instante: Double {
    Double(registro.fotograma - 1) * 1000 / Double(grafo.medidas.hercios)
  }

  // MARK: Actualizar

  /// Da un valor nuevo a la raíz, como si su padre se hubiera evaluado. Mismo tipo, misma identidad.
  public func mostrar(_ raiz: some View) {
    abrirFotograma()
    // Lo que cambió antes y la raíz nueva son del mismo fotograma: cada vista se evalúa una vez.
    grafo.recogerPendientes()
    self.raiz.mostrar(raiz)
    cerrarFotograma(yaRecogido: true)
  }

  /// Aplica lo invalidado hasta que se asienta: un fotograma.
  public func actualizar() {
    abrirFotograma()
    cerrarFotograma()
  }

  /// Hace cambios en una transacción y actualiza.
  public func cambiar(_ cambios: () -> Void) {
    cambios()
    actualizar()
  }

  /// Hace algo, deja que se asiente y devuelve lo ocurrido solo en ese tramo.
  ///
  /// Si había algo pendiente de antes, se asienta primero y no se cuenta.
  @discardableResult public func contar(_ hacer: () -> Void) -> Conteo {
    if grafo.hayTrabajo { actualizar() }
    let antes = Marca(registro)
    hacer()
    if grafo.hayTrabajo { actualizar() }
    return antes.conteo(hasta: registro, nodosPorFila: nodosPorFila)
  }

  private func abrirFotograma() {
    grafo.registro.fotograma += 1
  }

  private func cerrarFotograma(yaRecogido: Bool = false) {
    let primero: Int = registro.numeroDeSucesos
    grafo.asentar(yaRecogido: yaRecogido)
    for ventana in grafo.listas { ventana.expulsar() }
    grafo.cerrarDibujo()
    grafo.registro.generales.fotogramas += 1
    if registro.grabaFotogramas { grabar(desde: primero) }
  }

  // MARK: Desplazar

  /// La lista que se desplaza: la primera de la pantalla.
  var ventana: VentanaDeLista? { grafo.listas.first { $0.activo } }

  /// Desplaza el contenido hacia arriba (positivo) o hacia abajo (negativo): un fotograma.
  public func desplazar(por puntos: Double) {
    (ventana ?? grafo.desplazables.first)?.desplazar(por: puntos)
    actualizar()
  }

  /// Lleva una fila de datos al borde superior, si hay contenido suficiente debajo.
  public func desplazar(aFila indice: Int) {
    guard let ventana else { return }
    let total: Int = ventana.total - ventana.encabezados.count
    guard indice >= 0, indice < total else {
      grafo.avisar(.filaInexistente(indice, de: total), vista: "Pantalla")
      return
    }
    ventana.desplazar(aPosicion: ventana.posicion(deDatos: indice))
    actualizar()
  }
}
