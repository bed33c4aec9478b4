/// El nodo base de los modificadores de ciclo de vida.
///
/// Una fila aparece al entrar en la zona construida, que incluye el margen: con antelación respecto
/// a lo visible, y todas las veces que entre (regla 43).
class NodoConPresencia<Vista: View, Contenido: View>: NodoDePaso<Vista, Contenido> {
  private var presente = false

  override func preparar() {
    if activo { entrar() }
  }

  override var cuentaComoNodo: Bool { true }

  /// Lo modificado entra en pantalla.
  func aparece() {}
  /// Lo modificado sale de pantalla o acaba su identidad.
  func desaparece() {}

  final var estaPresente: Bool { presente }

  private func entrar() {
    guard !presente else { return }
    presente = true
    grafo.registro.anotar(.aparece, self)
    aparece()
  }

  private func salir() {
    guard presente else { return }
    presente = false
    grafo.registro.anotar(.desaparece, self)
    desaparece()
  }

  override func cambiarPresencia(_ presente: Bool) {
    if presente { entrar() } else { salir() }
    super.cambiarPresencia(presente)
  }

  override func destruir(_ causa: CausaDeFin) {
    guard vivo else { return }
    salir()
    super.destruir(causa)
  }
}
