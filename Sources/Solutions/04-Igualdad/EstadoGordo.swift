// Kata 4.1 · El estado que pesa
//
// Qué se ve: al recargar un archivador de mil documentos, la pantalla se queda parada un momento,
// aunque no haya cambiado ninguno. En el perfilador, la mitad del fotograma es un «==» sintetizado.
//
// Al terminar: recargar mil documentos iguales compara, como mucho, 200 bytes por documento, y se
// ven las mismas miniaturas y los mismos textos, también cuando el servidor los cambia.
//
// swift run workbook probar 4.1

import Laboratorio
import MiniSwiftUI
import MiniTCA

// Del laboratorio vienen Documento (id, titulo, version, miniatura, textoCompleto), cuyas cargas
// apuntan los bytes que se comparan, y AlmacenDeCargas, que guarda con guardar(_:como:) y lee con
// almacen[clave]. En una app son «Data», «String» y una caché.

public struct Archivador: Reducer {
  /// Lo que pesa una fila en pantalla: lo grande está en el almacén y aquí va cómo pedirlo.
  public struct Fila: Equatable, Identifiable, Sendable {
    public let id: Documento.ID
    let titulo: String
    // Un contenido nuevo es una versión nueva: «==» lo ve sin mirarlo.
    let version: Int
    var miniatura: String { "miniatura \(id) v\(version)" }
    var texto: String { "texto \(id) v\(version)" }
  }

  public struct State: Equatable {
    var filas: IdentifiedArrayOf<Fila> = []
    var abierto: Documento.ID?
    public init() {}
  }

  public enum Action: Sendable { case recargar, llegaron([Fila]), abrir(Documento.ID) }

  let almacen: AlmacenDeCargas
  let descargar: @Sendable () async -> [Documento]

  public init(almacen: AlmacenDeCargas, descargar: @escaping @Sendable () async -> [Documento]) {
    (self.almacen, self.descargar) = (almacen, descargar)
  }

  public var body: some ReducerOf<Self> {
    Reduce { [almacen, descargar] state, action in
      switch action {
      case .recargar:
        return .run { send in
          // Primero se guarda y después se avisa: al dibujar una fila, lo suyo ya está.
          let filas = await descargar().map { documento in
            let fila = Fila(
              id: documento.id, titulo: documento.titulo, version: documento.version)
            almacen.guardar(documento.miniatura, como: fila.miniatura)
            almacen.guardar(documento.textoCompleto, como: fila.texto)
            return fila
          }
          await send(.llegaron(filas))
        }
      case .llegaron(let filas): state.filas = IdentifiedArray(uniqueElements: filas)
      case .abrir(let id): state.abierto = id
      }
      return .none
    }
  }
}

public struct ListaDeDocumentos: View {
  private let store: StoreOf<Archivador>
  private let almacen: AlmacenDeCargas

  public init(store: StoreOf<Archivador>, almacen: AlmacenDeCargas) {
    (self.store, self.almacen) = (store, almacen)
  }

  public var body: some View {
    VStack {
      if let id = store.abierto, let fila = store.filas[id: id] {
        Text(almacen[fila.texto]?.contenido ?? "")
      }
      List(store.filas) { fila in
        HStack {
          Image(almacen[fila.miniatura]?.contenido ?? "")
          Button(fila.titulo) { store.send(.abrir(fila.id)) }
        }
      }
    }
  }
}
