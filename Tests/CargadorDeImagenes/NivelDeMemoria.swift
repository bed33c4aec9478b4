import Laboratorio

/// Mapas decodificados, acotados por lo que ocupan; se va el usado hace más tiempo.
struct NivelDeMemoria<Clave: Hashable> {
  private(set) var bytes = 0
  private let limite: Int
  private var mapas: [Clave: (mapa: ImagenRGBA, uso: Int)] = [:]
  private var usos = 0

  init(limite: Int) { self.limite = limite }

  mutating func mapa(de clave: Clave) -> ImagenRGBA? {
    usos += 1
    mapas[clave]?.uso = usos
    return mapas[clave]?.mapa
  }

  mutating func guardar(_ mapa: ImagenRGBA, de clave: Clave) {
    bytes -= mapas.removeValue(forKey: clave)?.mapa.bytes.count ?? 0
    guard mapa.bytes.count <= limite else { return }
    reducir(a: limite - mapa.bytes.count)
    mapas[clave] = (mapa, usos)
    bytes += mapa.bytes.count
  }

  mutating func reducir(a limite: Int) {
    while bytes > limite, let viejo = mapas.min(by: { $0.value.uso < $1.value.uso }) {
      mapas[viejo.key] = nil
      bytes -= viejo.value.mapa.bytes.count
    }
  }
}
