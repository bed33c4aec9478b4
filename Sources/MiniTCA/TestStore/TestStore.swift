#if canImport(Testing)
  import Testing

  /// Un *store* para pruebas: se le envían acciones y se afirma, paso a paso, todo lo que cambia.
  ///
  /// ```swift
  /// @Test func sumar() async {
  ///   let store = TestStore(initialState: Contador.State()) { Contador() }
  ///   await store.send(.sumar) { $0.cuenta = 1 }
  ///   await store.receive(\.guardado) { $0.guardado = true }
  /// }
  /// ```
  ///
  /// Es exhaustivo: falla si el estado cambia y no se dice, si una acción llega y no se recibe, o si
  /// un efecto sigue en marcha al acabar. Compara con el `==` del estado, así que un `==` que solo
  /// mira el id lo deja ciego.
  ///
  /// No depende de esperas: tras cada paso aguarda a que los efectos se suspendan de verdad, y los
  /// efectos de un *store* se ejecutan de uno en uno. El mismo guion da el mismo resultado.
  ///
  /// Reglas 25 a 30 de referencia.
  @MainActor
  public final class TestStore<State: Equatable, Action> {
    /// Una acción que un efecto envió, y el estado que dejó.
    struct Recibida {
      let accion: Action
      let estado: State
    }

    /// El estado tras lo último que se envió o se recibió. Una acción que llegó y no se ha recibido
    /// todavía no cuenta.
    ///
    /// Regla 27 de referencia.
    public internal(set) var state: State
    /// Cuánto exige; se puede cambiar a mitad de la prueba.
    public var exhaustivity: Exhaustivity {
      get { nivel }
      set { nivel = newValue }
    }
    /// Tiempo real que se espera a una acción o a un efecto que dependen de algo de fuera.
    public var timeout: Duration = .seconds(1)

    let nucleo: Nucleo<State, Action>
    // Sin aislar porque las lee `deinit`, que no corre en el actor principal: allí nadie más tiene ya
    // una referencia a este objeto.
    nonisolated(unsafe) var recibidas: [Recibida] = []
    nonisolated(unsafe) var enVuelo: [Int: Lugar] = [:]
    private nonisolated(unsafe) var nivel = Exhaustivity.on
    private let lugarDeCreacion: Lugar
    private var lugarDelPaso: Lugar

    /// Crea un *store* para pruebas.
    ///
    /// - Parameters:
    ///   - initialState: el estado de partida.
    ///   - reducer: el *reducer* que se prueba.
    ///   - sourceLocation: dónde se anotan los fallos que no son de ningún paso.
    public init<R: Reducer<State, Action>>(
      initialState: @autoclosure () -> State,
      @ReducerBuilder<State, Action> reducer: () -> R,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let estado = initialState()
      state = estado
      nucleo = Nucleo(estado: estado, reductor: reducer())
      lugarDeCreacion = Lugar(sourceLocation)
      lugarDelPaso = lugarDeCreacion
      nucleo.antesDeReducir = { accion, origen, arbol in
        CajaNegra.apuntar(Self.textoDeCierre(accion, origen, arbol))
      }
      nucleo.alReducir = { [weak self] accion, origen, estado in
        CajaNegra.borrar()
        self?.anotar(accion, origen, estado)
      }
      nucleo.motor.alNacer = { [weak self] numero, arbol in
        guard let self else { return }
        enVuelo[numero] = arbol.lugar ?? lugarDeCreacion
      }
      nucleo.motor.alAcabar = { [weak self] numero in self?.enVuelo[numero] = nil }
    }

    deinit {
      guard nivel == .on else { return }
      if !recibidas.isEmpty {
        Problemas.fallar(Self.textoDeSinRecibir(recibidas), en: lugarDeCreacion)
      }
      for lugar in Set(enVuelo.values) {
        Problemas.fallar(
          """
          Un efecto que devolvió esta acción sigue en marcha. Tiene que acabar antes de que acabe la \
          prueba.

          Si espera a un reloj, avánzalo; si es de larga vida, cancélalo al final de la prueba como \
          lo haría la app (por ejemplo, al desaparecer la vista), o guarda lo que devuelve «send» y \
          llama a «cancel()».
          """,
          en: lugar)
      }
    }

    private func anotar(
      _ accion: Action, _ origen: Nucleo<State, Action>.Origen, _ estado: State
    ) {
      switch origen {
      case .fuera: state = estado
      case .efecto: recibidas.append(Recibida(accion: accion, estado: estado))
      }
    }

    /// Procesa una acción de la prueba, con su línea a la vista por si el *reducer* se cierra.
    func procesar(_ accion: Action, en lugar: Lugar) -> ArbolDeEfectos {
      let arbol = ArbolDeEfectos()
      arbol.lugar = lugar
      nucleo.procesar(accion, .fuera, en: arbol)
      return arbol
    }

    /// Espera a que los efectos se suspendan.
    func reposo() async {
      await Reposo.esperar(a: nucleo.motor.ejecutor)
    }

    private static func textoDeCierre(
      _ accion: Action, _ origen: Nucleo<State, Action>.Origen, _ arbol: ArbolDeEfectos
    ) -> String {
      let quien = origen == .fuera ? "enviada en" : "de un efecto del envío de"
      return """

        MiniTCA: la prueba se cerró mientras el reducer procesaba una acción.
          Acción: \(Volcado.enLinea(accion))
          \(quien) \(arbol.lugar?.texto ?? "lugar desconocido")


        """
    }

    nonisolated static func textoDeSinRecibir(_ recibidas: [Recibida]) -> String {
      """
      El store recibió \(contar(recibidas.count, "acción", "acciones")) que la prueba no esperaba.

      \(lista(recibidas))

      Afirma cada una con «receive», o sáltalas con «skipReceivedActions».
      """
    }

    nonisolated static func lista(_ recibidas: [Recibida]) -> String {
      let maximo = 10
      var lineas = recibidas.prefix(maximo).map { "  • " + Volcado.enLinea($0.accion) }
      if recibidas.count > maximo {
        lineas.append("  … y \(conMiles(recibidas.count - maximo)) más")
      }
      return lineas.joined(separator: "\n")
    }
  }

  /// El *store* de pruebas de una *feature*.
  public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action> where R.State: Equatable

  extension Lugar {
    init(_ sourceLocation: SourceLocation) {
      self.init(
        fileID: sourceLocation.fileID, filePath: sourceLocation.filePath,
        line: sourceLocation.line, column: sourceLocation.column)
    }
  }
#endif
