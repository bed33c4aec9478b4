// Kata 8.1 · El presupuesto y el peor caso
//
// Qué se ve: el informe de cada versión dice «4 ms por fotograma, vamos sobrados», y las reseñas
// dicen que la lista va a tirones. Los dos miran la misma grabación.
//
// Al terminar: el informe da el peor fotograma, cuántos llegan tarde y los milisegundos de
// microcorte por segundo de animación, y dice qué opina cada escala de Apple.
//
// swift run workbook probar 8.1

import Laboratorio

public struct InformeDeDesplazamiento {
  /// El trabajo que resume la grabación.
  public var trabajo: Duration
  /// Fotogramas que no llegaron a su plazo.
  public var tarde: Int
  /// Milisegundos de microcorte por segundo de animación.
  public var razon: Double
  /// Una frase por escala: su nombre y su nivel.
  public var opiniones: [String]
}

/// Resume una grabación para una pantalla de esos hercios.
public func informe(
  de grabacion: GrabacionDeFotogramas, hercios: Int
) throws -> InformeDeDesplazamiento {
  let presupuesto = try PresupuestoDeFotograma(hercios: hercios)
  let retrasos = grabacion.fotogramas.map { presupuesto.retraso(de: $0.trabajo) }
  let microcorte = retrasos.reduce(Duration.zero, +)
  // Se divide entre el tiempo animando: en reposo no hay fotogramas que puedan llegar tarde, y
  // dejar el teléfono quieto no puede mejorar la nota.
  let razon = try RazonDeMicrocortes(microcorte: microcorte, animando: grabacion.tiempoAnimando)
  return InformeDeDesplazamiento(
    trabajo: grabacion.fotogramas.map(\.trabajo).max() ?? .zero,
    tarde: retrasos.count { $0 > .zero },
    razon: razon.milisegundosPorSegundo,
    opiniones: EscalaDeMicrocortes.allCases.map { "\($0.nombre): \($0.valorar(razon).rawValue)" })
}
