// Kata 2.6 · La proyección que se recalcula
//
// Qué se ve: una agenda con miles de contactos. Filtrar por ciudad tarda, y además la pantalla da un
// tirón cada minuto, cuando solo cambia «Guardada hace…».
//
// Al terminar: lo que se ve se calcula una vez por cada cambio de los contactos, de la ciudad o del
// orden, y ninguna cuando cambian los minutos.
//
// swift run workbook probar 2.6

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
    /// Los de la ciudad elegida, por nombre. Los calcula `proyectar()`, y leerlos es leer un campo.
    private(set) var visibles: [Contacto] = []

    public init(contactos: [Contacto]) {
      self.contactos = IdentifiedArray(uniqueElements: contactos)
      proyectar()
    }

    mutating func proyectar() {
      visibles = contactos.elements.filter { ciudad == nil || $0.ciudad == ciudad }
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
      case .pasoUnMinuto:
        state.minutos += 1
        return .none
      }
      state.proyectar()
      return .none
    }
  }
}

public struct ListaDeContactos: View {
  let store: StoreOf<Agenda>

  public init(store: StoreOf<Agenda>) { self.store = store }

  public var body: some View {
    VStack {
      Text("Guardada hace \(store.minutos) min")
      Text(store.visibles.isEmpty ? "Nadie" : "Contactos: \(store.visibles.count)")
      List(store.visibles) { FilaDeContacto(nombre: $0.nombre) }
    }
  }
}

public struct FilaDeContacto: View {
  let nombre: String

  public var body: some View { Text(nombre) }
}
