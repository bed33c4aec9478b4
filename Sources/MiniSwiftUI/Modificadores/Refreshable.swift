extension View {
  /// Lo que se hace al tirar hacia abajo; `Pantalla.refrescar()` lo ejecuta y espera.
  public nonisolated func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_EscrituraDeEntorno(\.refresh, RefreshAction(accion: action)))
  }
}
