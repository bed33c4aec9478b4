/// Una imagen remota: arranca la descarga al aparecer y la cancela al desaparecer.
///
/// No guarda nada: si la fila vuelve a aparecer, se descarga otra vez.
public nonisolated struct AsyncImage<Content: View>: _VistaPrimitiva {
  let url: URL?
  let contenido: (AsyncImagePhase) -> Content

  /// - Parameters:
  ///   - scale: píxeles por punto.
  ///   - transaction: con qué animación se cambia de fase; aquí no se dibujan pasos intermedios.
  ///   - content: qué se ve en cada fase.
  public init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.contenido = content
  }

  @MainActor public static func _nodo(
    _ vista: Self,
    padre: _Nodo,
    enLista: Bool
  ) -> _NodoDe<Self> {
    if enLista { return NodoRanura(vista, padre: padre) }
    return NodoDeImagenRemota(vista, padre: padre)
  }

  @MainActor public static func _filasEstaticas(_ contenido: Int?) -> Int? { 1 }
}

extension AsyncImage {
  /// La forma corta: un fondo gris mientras llega.
  public init(url: URL?, scale: CGFloat = 1) where Content == _ConditionalContent<Image, Color> {
    self.init(url: url, scale: scale) { fase in
      if let imagen = fase.image { imagen } else { Color.gray.opacity(0.2) }
    }
  }

  /// Una vista para la imagen y otra mientras no la hay.
  public init<I: View, P: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { fase in
      if let imagen = fase.image { content(imagen) } else { placeholder() }
    }
  }
}

final class NodoDeImagenRemota<Content: View>: NodoConPresencia<AsyncImage<Content>, Content> {
  private var fase: AsyncImagePhase = .empty
  private var tarea: Task<Void, Never>?
  private var evaluacion = 0

  init(_ vista: AsyncImage<Content>, padre: _Nodo) {
    super.init(sinContenido: vista, padre: padre)
    crearHijo(describir(), enLista: false)
  }

  override var esTransparente: Bool { false }

  private func describir() -> Content {
    evaluacion += 1
    let numero: Int = evaluacion
    let buzon: Buzon = grafo.buzon
    return withObservationTracking {
      Evaluador.evaluar(self) { vista.contenido(fase) }
    } onChange: { [weak self] in
      buzon.dejar {
        guard let self, self.evaluacion == numero else { return }
        self.invalidar()
      }
    }
  }

  override func actualizar(con nueva: AsyncImage<Content>, igualdad: ModoDeComparacion) {
    let misma: Bool = nueva.url == vista.url
    vista = nueva
    if !misma {
      fase = .empty
      if estaPresente {
        desaparece()
        aparece()
      }
    }
    refrescar()
  }

  override func refrescar() {
    sucio = false
    hijo?.actualizar(con: describir())
  }

  // MARK: Descargar

  override func aparece() {
    guard let url = vista.url else { return }
    guard let servicio = grafo.servicioDeImagenes else {
      grafo.avisar(.sinServicioDeImagenes, vista: nombreDeVista, nodo: self)
      recibir(.failure(SinServicioDeImagenes()))
      return
    }
    tarea = grafo.tareas.lanzar(prioridad: .userInitiated) { @MainActor [weak self] in
      let nueva: AsyncImagePhase
      do {
        nueva = .success(Image(uiImage: try await servicio.imagen(de: url)))
      } catch {
        nueva = .failure(error)
      }
      if !Task.isCancelled { self?.recibir(nueva) }
    }
  }

  override func desaparece() {
    tarea?.cancel()
    tarea = nil
    if fase.image == nil { fase = .empty }
  }

  deinit { tarea?.cancel() }

  private func recibir(_ nueva: AsyncImagePhase) {
    tarea = nil
    fase = nueva
    invalidar()
  }
}
