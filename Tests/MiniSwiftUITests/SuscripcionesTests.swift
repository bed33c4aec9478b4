import Testing

@testable import MiniSwiftUI

@Suite("Suscripciones de un objeto") struct SuscripcionesTests {
  @Test("altas y bajas en cualquier orden dejan las que quedan, en el orden en que llegaron")
  @MainActor func orden() {
    var suscripciones = Suscripciones()
    var modelo: [SuscripcionDeObjeto] = []
    let buzon = Buzon()
    for vuelta in 0..<300 {
      let nueva = SuscripcionDeObjeto(buzon: buzon) {}
      suscripciones.alta(nueva)
      modelo.append(nueva)
      // Dos bajas de cada tres altas, saltando por toda la lista; al final, todas.
      if vuelta % 3 != 0 {
        let baja = modelo.remove(at: vuelta * 7 % modelo.count)
        suscripciones.baja(baja)
        suscripciones.baja(baja)
      }
      #expect(suscripciones.enOrden.map(ObjectIdentifier.init) == modelo.map(ObjectIdentifier.init))
    }
    #expect(modelo.count == 100)
    for baja in modelo.reversed() { suscripciones.baja(baja) }
    #expect(suscripciones.enOrden.isEmpty)
  }

  @Test("cerrar una pantalla con miles de filas suscritas no recorre las demás por cada una")
  @MainActor func bajas() {
    var suscripciones = Suscripciones()
    let todas = (0..<4_000).map { _ in SuscripcionDeObjeto(buzon: Buzon()) {} }
    for suscripcion in todas { suscripciones.alta(suscripcion) }
    for suscripcion in todas { suscripciones.baja(suscripcion) }
    #expect(suscripciones.traslados <= todas.count)
  }
}
