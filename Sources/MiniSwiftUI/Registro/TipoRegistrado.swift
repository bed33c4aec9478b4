/// Un tipo con `body` propio dentro de una pantalla: su descriptor y sus cuentas.
@MainActor final class TipoRegistrado {
  let descriptor: DescriptorDeTipo
  /// Un `ViewModifier` se cuenta por su tipo, pero no en los totales de vistas.
  let esVista: Bool
  var cuentas = Cuentas()

  init(_ descriptor: DescriptorDeTipo, esVista: Bool) {
    self.descriptor = descriptor
    self.esVista = esVista
  }

  var nombre: String { descriptor.nombre }
}
