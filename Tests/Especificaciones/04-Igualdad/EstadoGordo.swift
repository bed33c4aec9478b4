import Apoyo
import Igualdad
import Laboratorio
import MiniSwiftUI
import MiniTCA
import Synchronization
import Testing

private let bytesDeMiniatura = 300_000
private let bytesDeTexto = 20_000
private let bytesPorDocumento = 200

/// Un servidor con los documentos que se le pongan, y la pantalla que los enseña.
@MainActor
private struct Oficina {
  private final class Servidor: Sendable {
    let documentos = Mutex<[Documento]>([])
  }

  private let servidor = Servidor()
  private let store: StoreOf<Archivador>
  let pantalla: Pantalla

  init() {
    let almacen = AlmacenDeCargas()
    let store = Store(initialState: Archivador.State()) { [servidor] in
      Archivador(almacen: almacen) { servidor.documentos.withLock { $0 } }
    }
    self.store = store
    pantalla = Pantalla { ListaDeDocumentos(store: store, almacen: almacen) }
  }

  func recargar(_ documentos: [Documento]) async {
    servidor.documentos.withLock { $0 = documentos }
    await store.send(.recargar).finish()
    pantalla.actualizar()
  }

  /// El estado entero, campo a campo, como lo recorrería una comparación.
  var estadoEscrito: String {
    var texto = ""
    store.withState { _ = dump($0, to: &texto) }
    return texto
  }
}

private func documento(
  _ id: Int, titulo: String? = nil, version: Int = 1, miniatura: String? = nil, texto: String? = nil
) -> Documento {
  Documento(
    id: id, titulo: titulo ?? "Documento \(id)", version: version,
    miniatura: Carga(miniatura ?? "miniatura \(id)", bytes: bytesDeMiniatura),
    textoCompleto: Carga(texto ?? "Texto \(id)", bytes: bytesDeTexto))
}

/// Con los documentos en pantalla se descargan otra vez, y no ha cambiado ninguno.
private let escenario = Escenario(
  "Recargar los mismos documentos", unidad: Unidad("byte comparado", "bytes comparados"),
  elementos: "documentos"
) { n in
  let oficina = Oficina()
  let documentos = (0..<n).map { documento($0) }
  await oficina.recargar(documentos)
  let contadores = Laboratorio.Contadores()
  await contadores.durante { await oficina.recargar(documentos) }
  return [Cuenta("bytes comparados", contadores["bytes comparados"].valor)]
}

@MainActor
@Suite(
  "Kata 4.1 · El estado que pesa", .kata("igualdad-estado-gordo"),
  .escenario(escenario))
struct EstadoGordo {
  @Test("Recargar 1 000 documentos iguales compara, como mucho, 200 bytes por documento")
  func recargarIguales() async throws {
    let bytes = try await escenario.contar(a: 1_000).valor(de: "bytes comparados")
    exigir(
      bytes, .maximo(1_000 * bytesPorDocumento), de: Unidad("byte comparado", "bytes comparados"),
      porque: "Una fila enseña una miniatura y un título. Comparar dos listas iguales es el peor "
        + "caso de «==»: recorre todos los campos de todas las filas, también los que pesan.")
  }

  @Test("El estado no lleva dentro ni la miniatura ni el texto completo")
  func estadoSinCargas() async {
    let oficina = Oficina()
    await oficina.recargar([documento(0, miniatura: "Playa", texto: "Primera cláusula")])
    exigirIgual(
      ["Documento 0", "Playa", "Primera cláusula"].filter(oficina.estadoEscrito.contains),
      ["Documento 0"],
      porque: "Lo que está en el estado se compara con él y ocupa memoria mientras él exista. El "
        + "título cabe en la fila; lo que pesa vive en el almacén, y el estado guarda cómo pedirlo."
    )
  }

  @Test("Cada fila enseña su miniatura y su título")
  func filas() async {
    let oficina = Oficina()
    await oficina.recargar([documento(0), documento(1)])
    exigirIgual(
      oficina.pantalla.imagenes, ["miniatura 0", "miniatura 1"],
      porque: "La miniatura de cada documento se ve en su fila, esté donde esté guardada.")
    exigirIgual(
      oficina.pantalla.filas, [["Documento 0"], ["Documento 1"]],
      porque: "Y su título, en el orden del servidor.")
  }

  @Test("Abrir un documento enseña su texto completo")
  func abrir() async {
    let oficina = Oficina()
    await oficina.recargar([documento(0), documento(1)])
    oficina.pantalla.tocar("Documento 1")
    exigirIgual(
      oficina.pantalla.textos.first, "Texto 1",
      porque: "El texto completo sigue a un toque de distancia.")
  }

  @Test("Una miniatura nueva se ve en su fila")
  func miniaturaNueva() async {
    let oficina = Oficina()
    await oficina.recargar([documento(0), documento(1)])
    await oficina.recargar([documento(0), documento(1, version: 2, miniatura: "miniatura mejor")])
    exigirIgual(
      oficina.pantalla.imagenes, ["miniatura 0", "miniatura mejor"],
      porque:
        "El servidor ha cambiado la miniatura de «Documento 1»: la igualdad tiene que notarlo.")
  }

  @Test("Un texto corregido se ve con el documento abierto")
  func textoNuevo() async {
    let oficina = Oficina()
    await oficina.recargar([documento(0), documento(1)])
    oficina.pantalla.tocar("Documento 0")
    await oficina.recargar([documento(0, version: 2, texto: "Texto corregido"), documento(1)])
    exigirIgual(
      oficina.pantalla.textos.first, "Texto corregido",
      porque: "El servidor ha corregido el texto del documento abierto.")
  }

  @Test("Un título corregido se ve, y un documento retirado se va")
  func tituloYBaja() async {
    let oficina = Oficina()
    await oficina.recargar([documento(0), documento(1)])
    await oficina.recargar([documento(1, titulo: "Acta final", version: 2)])
    exigirIgual(
      oficina.pantalla.filas, [["Acta final"]],
      porque: "La lista enseña lo último que mandó el servidor.")
  }
}
