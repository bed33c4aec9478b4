import Foundation

/// Un `DateFormatter` que apunta cuándo se crea y cuándo se usa.
///
/// Se usa igual que el de Foundation, y en una app se escribe `DateFormatter`. Crearlo suma uno a
/// «formateadores creados» y cada texto, uno a «fechas formateadas», en los ``Contadores`` del
/// contexto.
public final class FormateadorDeFechas: DateFormatter, @unchecked Sendable {
  /// Crea un formateador con los ajustes de la máquina, como `DateFormatter`.
  public override init() {
    super.init()
    Contadores.sumar("formateadores creados")
  }

  /// Lo exige la clase base para leer un archivo; cuenta como crear uno.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    Contadores.sumar("formateadores creados")
  }

  public override func string(from date: Date) -> String {
    Contadores.sumar("fechas formateadas")
    return super.string(from: date)
  }
}
