import Apoyo
import Imagenes
import Laboratorio
import MiniSwiftUI
import Synchronization
import Testing

/// La red de la app: cuenta lo que se pide y vigila qué imágenes siguen en memoria.
private final class RedDePortadas: ServicioDeImagenes {
  private struct Debil { weak var imagen: UIImage? }

  private let entregadas = Mutex<[Debil]>([])
  let red = TransporteDePrueba()

  var vivas: Int { entregadas.withLock { $0.count { $0.imagen != nil } } }

  func imagen(de url: URL) async throws -> UIImage {
    guard try await red.pedir(url).esCorrecta else { throw URLError(.badServerResponse) }
    let imagen = UIImage(nombre: url.lastPathComponent, ancho: 600, alto: 600)
    entregadas.withLock { $0.append(Debil(imagen: imagen)) }
    return imagen
  }
}

@MainActor private func tienda(_ cuantos: Int) -> (pantalla: Pantalla, servicio: RedDePortadas) {
  let servicio = RedDePortadas()
  let discos = (0..<cuantos).map { numero in
    servicio.red.responder(a: "/\(numero)", con: RespuestaHTTP())
    return Disco(id: numero, titulo: "Disco \(numero)", portada: servicio.red.url("/\(numero)"))
  }
  let pantalla = Pantalla(imagenes: servicio) { ListaDeDiscos(discos: discos, red: servicio) }
  return (pantalla, servicio)
}

/// Desplaza pantalla a pantalla hasta el final, y deja que lleguen las portadas de cada una.
@MainActor private func recorrer(_ pantalla: Pantalla, por puntos: Double) async {
  var antes = -1.0
  while pantalla.desplazamiento != antes {
    await pantalla.esperarTareas()
    antes = pantalla.desplazamiento
    pantalla.desplazar(por: puntos)
  }
  await pantalla.esperarTareas()
}

private let escenario = Escenario(
  "Bajar y subir por la lista", unidad: Unidad("petición", "peticiones"), elementos: "discos"
) { n in
  let (pantalla, servicio) = tienda(n)
  await recorrer(pantalla, por: 700)
  await recorrer(pantalla, por: -700)
  return [Cuenta("peticiones", servicio.red.peticiones.count)]
}

@MainActor
@Suite("Kata 7.2 · Volver a bajar", .kata("imagenes-redescarga"), .escenario(escenario))
struct VolverABajar {
  @Test("Bajar y subir tres veces por 200 discos pide cada portada una vez")
  func tresVeces() async {
    let (pantalla, servicio) = tienda(200)
    for _ in 0..<3 {
      await recorrer(pantalla, por: 700)
      await recorrer(pantalla, por: -700)
    }
    exigir(
      servicio.red.peticiones.count, .exacto(200), de: Unidad("petición", "peticiones"),
      porque: "Son 200 portadas y caben 300. Una fila que vuelve a aparecer pide lo que ya se vio: "
        + "hace falta que alguien lo recuerde, y que viva más que la fila.")
  }

  @Test("Al volver arriba, cada disco enseña su portada")
  func alVolver() async {
    let (pantalla, _) = tienda(200)
    await recorrer(pantalla, por: 700)
    await recorrer(pantalla, por: -700)
    exigirIgual(
      zip(pantalla.imagenes, pantalla.filas).map { "Disco \($0)" == $1.first }.filter { $0 }.count,
      pantalla.filas.count, porque: "Cada fila visible tiene que enseñar la portada de su disco.")
  }

  @Test("Por larga que sea la lista, no se guardan más de 300 portadas")
  func memoria() async {
    let (pantalla, servicio) = tienda(1_000)
    await recorrer(pantalla, por: 700)
    // Las filas que acaban de salir conservan su estado unos fotogramas: son el resto.
    exigir(
      servicio.vivas, .maximo(450), de: Unidad("portada en memoria", "portadas en memoria"),
      porque: "300 guardadas y las de las filas que aún existen. Recordarlo todo es otra manera de "
        + "que la app se cierre sola.")
  }

  @Test("Una portada que falló se pide otra vez cuando su fila vuelve")
  func fallo() async {
    let (pantalla, servicio) = tienda(200)
    servicio.red.responder(a: "/0", con: RespuestaHTTP(estado: 503))
    await recorrer(pantalla, por: 700)
    servicio.red.responder(a: "/0", con: RespuestaHTTP())
    await recorrer(pantalla, por: -700)
    exigirIgual(
      pantalla.imagenes.count, pantalla.filas.count,
      porque: "El servidor ya responde: al volver a verla, la portada tiene que aparecer.")
  }
}
