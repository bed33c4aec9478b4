/// Una caché acotada por coste que expulsa lo menos usado recientemente (LRU).
///
/// No es `NSCache`: Apple no promete en qué orden expulsa («order … not guaranteed»), y la de Linux
/// expulsa primero lo recién guardado. Aquí el límite es estricto, el orden es el de uso y todo se
/// puede comprobar. Sirve de referencia en las pruebas.
///
/// ```swift
/// var cache = CacheLRU<URL, ImagenRGBA>(limite: 8 << 20)  // bytes decodificados
/// cache.guardar(imagen, para: url, coste: imagen.bytes.count)
/// ```
///
/// - Note: Es un tipo de valor y no se protege solo: quien la comparte la guarda en un actor o detrás
///   de un `Mutex`.
public struct CacheLRU<Clave: Hashable, Valor> {
  fileprivate struct Nodo {
    var clave: Clave
    var valor: Valor
    var coste: Int
    var anterior: Int
    var siguiente: Int
  }

  /// Marca el final de la lista por los dos lados.
  private static var nadie: Int { -1 }

  /// El coste máximo que guarda, en la unidad que use quien guarda.
  public private(set) var limite: Int
  /// El coste de lo que hay guardado; nunca pasa de ``limite``.
  public private(set) var costeTotal = 0
  /// Cuántas lecturas encontraron su valor.
  public private(set) var aciertos = 0
  /// Cuántas lecturas no lo encontraron.
  public private(set) var fallos = 0
  /// Cuántas entradas se expulsaron para hacer sitio; quitar a mano no cuenta.
  public private(set) var expulsiones = 0

  private var nodos: [Nodo?] = []
  private var libres: [Int] = []
  private var indices: [Clave: Int] = [:]
  private var masReciente = Self.nadie
  private var menosReciente = Self.nadie

  /// Crea una caché vacía.
  /// - Parameter limite: El coste máximo; con cero o menos no guarda nada.
  public init(limite: Int) {
    self.limite = max(limite, 0)
  }

  /// Cuántas entradas hay.
  public var cantidad: Int { indices.count }

  /// Las claves, de la usada más recientemente a la menos.
  /// - Complexity: O(*n*) entradas recorridas.
  public var claves: [Clave] {
    var claves: [Clave] = []
    var indice = masReciente
    while indice != Self.nadie, let nodo = nodos[indice] {
      claves.append(nodo.clave)
      indice = nodo.siguiente
    }
    return claves
  }

  /// Dice si la clave está, sin que cuente como uso.
  /// - Complexity: O(1) búsquedas en promedio.
  public func contiene(_ clave: Clave) -> Bool {
    indices[clave] != nil
  }

  /// Devuelve el valor de la clave y lo pone como el más reciente.
  /// - Complexity: O(1) búsquedas en promedio.
  public mutating func valor(para clave: Clave) -> Valor? {
    guard let indice = indices[clave], let nodo = nodos[indice] else {
      fallos += 1
      return nil
    }
    aciertos += 1
    separar(indice)
    ponerDelante(indice)
    return nodo.valor
  }

  /// Guarda un valor como el más reciente y expulsa lo que haga falta para respetar el límite.
  ///
  /// Un valor que por sí solo pasa del límite no se guarda, y así no vacía la caché; si la clave tenía
  /// otro valor, ese ya no vale y se quita.
  /// - Parameters:
  ///   - valor: Lo que se guarda.
  ///   - clave: Su clave; guardar encima cuenta como uso.
  ///   - coste: Lo que pesa, por ejemplo en bytes decodificados; al menos 1, para que nada sea gratis.
  /// - Returns: Lo expulsado, de lo menos a lo más reciente.
  /// - Complexity: O(1) búsquedas en promedio por entrada guardada, más las expulsadas.
  @discardableResult
  public mutating func guardar(
    _ valor: Valor, para clave: Clave, coste: Int
  ) -> [(clave: Clave, valor: Valor)] {
    quitar(clave)
    let coste = max(coste, 1)
    guard coste <= limite else { return [] }
    let expulsadas = expulsar(hasta: limite - coste)
    let nodo = Nodo(
      clave: clave, valor: valor, coste: coste, anterior: Self.nadie, siguiente: Self.nadie)
    let indice: Int
    if let libre = libres.popLast() {
      indice = libre
      nodos[indice] = nodo
    } else {
      indice = nodos.count
      nodos.append(nodo)
    }
    indices[clave] = indice
    costeTotal += coste
    ponerDelante(indice)
    return expulsadas
  }

  /// Quita una entrada y devuelve su valor.
  /// - Complexity: O(1) búsquedas en promedio.
  @discardableResult
  public mutating func quitar(_ clave: Clave) -> Valor? {
    guard let indice = indices.removeValue(forKey: clave), let nodo = nodos[indice] else {
      return nil
    }
    separar(indice)
    nodos[indice] = nil
    libres.append(indice)
    costeTotal -= nodo.coste
    return nodo.valor
  }

  /// Cambia el límite y expulsa en el momento lo que ya no cabe.
  /// - Returns: Lo expulsado, de lo menos a lo más reciente.
  /// - Complexity: O(*k*) entradas expulsadas.
  @discardableResult
  public mutating func cambiarLimite(_ nuevo: Int) -> [(clave: Clave, valor: Valor)] {
    limite = max(nuevo, 0)
    return expulsar(hasta: limite)
  }

  /// Expulsa lo menos reciente hasta que el coste no pase de una cantidad, sin cambiar el límite.
  ///
  /// Es la respuesta a un aviso de memoria: vaciar a medias y seguir.
  /// - Returns: Lo expulsado, de lo menos a lo más reciente.
  /// - Complexity: O(*k*) entradas expulsadas.
  @discardableResult
  public mutating func expulsar(hasta coste: Int) -> [(clave: Clave, valor: Valor)] {
    var expulsadas: [(clave: Clave, valor: Valor)] = []
    while costeTotal > coste, menosReciente != Self.nadie, let nodo = nodos[menosReciente] {
      quitar(nodo.clave)
      expulsiones += 1
      expulsadas.append((nodo.clave, nodo.valor))
    }
    return expulsadas
  }

  // MARK: - La lista

  private mutating func separar(_ indice: Int) {
    guard let nodo = nodos[indice] else { return }
    if nodo.anterior == Self.nadie {
      masReciente = nodo.siguiente
    } else {
      nodos[nodo.anterior]?.siguiente = nodo.siguiente
    }
    if nodo.siguiente == Self.nadie {
      menosReciente = nodo.anterior
    } else {
      nodos[nodo.siguiente]?.anterior = nodo.anterior
    }
  }

  private mutating func ponerDelante(_ indice: Int) {
    nodos[indice]?.anterior = Self.nadie
    nodos[indice]?.siguiente = masReciente
    if masReciente == Self.nadie {
      menosReciente = indice
    } else {
      nodos[masReciente]?.anterior = indice
    }
    masReciente = indice
  }
}

extension CacheLRU: Sendable where Clave: Sendable, Valor: Sendable {}

extension CacheLRU.Nodo: Sendable where Clave: Sendable, Valor: Sendable {}
