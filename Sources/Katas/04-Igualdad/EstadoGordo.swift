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
  public struct State: Equatable {
    var documentos: IdentifiedArrayOf<Documento> = []
    var abierto: Documento.ID?

    public init() {}
  }

  public enum Action: Sendable {
    case recargar
    case llegaron([Documento])
    case abrir(Documento.ID)
  }

  /// Lo último que se descargó, para leerlo sin conexión.
  let almacen: AlmacenDeCargas
  let descargar: @Sendable () async -> [Documento]

  public init(almacen: AlmacenDeCargas, descargar: @escaping @Sendable () async -> [Documento]) {
    self.almacen = almacen
    self.descargar = descargar
  }

  public var body: some ReducerOf<Self> {
    Reduce { [almacen, descargar] state, action in
      switch action {
      case .recargar:
        return .run { send in
          let documentos = await descargar()
          for documento in documentos {
            almacen.guardar(documento.miniatura, como: "miniatura \(documento.id)")
            almacen.guardar(documento.textoCompleto, como: "texto \(documento.id)")
          }
          await send(.llegaron(documentos))
        }
      case .llegaron(let documentos):
        state.documentos = IdentifiedArray(uniqueElements: documentos)
        return .none
      case .abrir(let id):
        state.abierto = id
        return .none
      }
    }
  }
}

public struct ListaDeDocumentos: View {
  private let store: StoreOf<Archivador>
  private let almacen: AlmacenDeCargas

  public init(store: StoreOf<Archivador>, almacen: AlmacenDeCargas) {
    self.store = store
    self.almacen = almacen
  }

  public var body: some View {
    VStack {
      if let id = store.abierto, let documento = store.documentos[id: id] {
        Text(documento.textoCompleto.contenido)
      }
      List(store.documentos) { documento in
        HStack {
          Image(documento.miniatura.contenido)
          Button(documento.titulo) { store.send(.abrir(documento.id)) }
        }
      }
    }
  }
}
