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
  let total = grabacion.fotogramas.reduce(Duration.zero) { $0 + $1.trabajo }
  let medio = total / max(grabacion.fotogramas.count, 1)
  let retraso = presupuesto.retraso(de: medio)
  let segundos = grabacion.duracion / .seconds(1)
  let razon = retraso / .milliseconds(1) / segundos
  return InformeDeDesplazamiento(
    trabajo: medio,
    tarde: retraso > .zero ? grabacion.fotogramas.count : 0,
    razon: razon,
    opiniones: [razon <= 5 ? "va bien" : "va mal"])
}
