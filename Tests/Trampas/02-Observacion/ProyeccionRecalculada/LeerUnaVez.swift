// Trampa de la kata: el body la lee una vez y la reparte, pero la vuelve a calcular cada minuto.

import Laboratorio
import MiniSwiftUI
import MiniTCA

public struct Contacto: Identifiable, Equatable, Sendable {
  public let id: Int
  public var nombre: String
  /// `@Contado` es el instrumento de la kata: apunta cada lectura. Déjalo puesto.
  @Contado public var ciudad: String

  public init(id: Int, nombre: String, ciudad: String) {
    self.id = id
    self.nombre = nombre
    self.ciudad = ciudad
  }
}

public struct Agenda: Reducer {
  public struct State: Equatable {
    public var contactos: IdentifiedArrayOf<Contacto>
    public var ciudad: String?
    public var alReves = false
    public var minutos = 0

    public init(contactos: [Contacto]) {
      self.contactos = IdentifiedArray(uniqueElements: contactos)
    }

    /// Los de la ciudad elegida, por nombre.
    var visibles: [Contacto] {
      contactos.elements.filter { ciudad == nil || $0.ciudad == ciudad }
        .sorted { alReves ? $0.nombre > $1.nombre : $0.nombre < $1.nombre }
    }
  }

  public enum Action {
    case filtrar(String?), invertir, guardar(Contacto), borrar(Contacto.ID), pasoUnMinuto
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .filtrar(let ciudad): state.ciudad = ciudad
      case .invertir: state.alReves.toggle()
      case .guardar(let contacto): state.contactos.updateOrAppend(contacto)
      case .borrar(let id): state.contactos.remove(id: id)
      case .pasoUnMinuto: state.minutos += 1
      }
      return .none
    }
  }
}

public struct ListaDeContactos: View {
  let store: StoreOf<Agenda>

  public init(store: StoreOf<Agenda>) { self.store = store }

  public var body: some View {
    let visibles = store.visibles
    return VStack {
      Text("Guardada hace \(store.minutos) min")
      Text(visibles.isEmpty ? "Nadie" : "Contactos: \(visibles.count)")
      List(visibles) { FilaDeContacto(nombre: $0.nombre) }
    }
  }
}

public struct FilaDeContacto: View {
  let nombre: String

  public var body: some View { Text(nombre) }
}
