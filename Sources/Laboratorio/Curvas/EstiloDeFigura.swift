/// Los colores, trazos y formas de las figuras.
///
/// La figura lleva su propio fondo y cambia con `prefers-color-scheme`: GitHub la enseña dentro de
/// un `<img>`, donde manda el tema del sistema y no el de la página, y sin fondo propio un tema
/// oscuro en página clara dejaría el texto invisible. Cada serie se distingue también por su trazo
/// y por su marca.
enum EstiloDeFigura {
  /// Cuántas series distintas se saben dibujar antes de repetir estilo.
  static let series = 4

  /// Los trazos discontinuos, uno por serie.
  static let trazos = ["none", "9 5", "2 4", "12 4 2 4"]

  /// La hoja de estilo de la figura.
  static let css = """
    .curva .fondo{fill:#ffffff}
    .curva .texto{fill:#1f2328;font:13px system-ui,-apple-system,'Segoe UI',sans-serif}
    .curva .titulo{font-size:16px;font-weight:600}
    .curva .eje{stroke:#59636e;stroke-width:1;fill:none}
    .curva .guia{stroke:#d1d9e0;stroke-width:1;fill:none}
    .curva .serie{fill:none;stroke-width:2.5;stroke-linejoin:round}
    .curva .s0{stroke:#b54708}.curva .m0{fill:#b54708}
    .curva .s1{stroke:#0550ae}.curva .m1{fill:#0550ae}
    .curva .s2{stroke:#116329}.curva .m2{fill:#116329}
    .curva .s3{stroke:#6639ba}.curva .m3{fill:#6639ba}
    @media (prefers-color-scheme:dark){
    .curva .fondo{fill:#0d1117}
    .curva .texto{fill:#e6edf3}
    .curva .eje{stroke:#9198a1}
    .curva .guia{stroke:#3d444d}
    .curva .s0{stroke:#ffa657}.curva .m0{fill:#ffa657}
    .curva .s1{stroke:#79c0ff}.curva .m1{fill:#79c0ff}
    .curva .s2{stroke:#7ee787}.curva .m2{fill:#7ee787}
    .curva .s3{stroke:#d2a8ff}.curva .m3{fill:#d2a8ff}
    }
    """

  /// La marca de una serie centrada en un punto: círculo, cuadrado, triángulo o rombo.
  static func marca(_ serie: Int, x: Double, y: Double) -> String {
    let clase = "m\(serie % series)"
    func punto(_ dx: Double, _ dy: Double) -> String {
      "\(coordenada(x + dx)),\(coordenada(y + dy))"
    }
    switch serie % series {
    case 0:
      return "<circle class=\"\(clase)\" cx=\"\(coordenada(x))\" cy=\"\(coordenada(y))\" r=\"5\"/>"
    case 1:
      let esquina = "x=\"\(coordenada(x - 4.5))\" y=\"\(coordenada(y - 4.5))\""
      return "<rect class=\"\(clase)\" \(esquina) width=\"9\" height=\"9\"/>"
    case 2:
      let puntos = [punto(0, -6), punto(5.5, 4.5), punto(-5.5, 4.5)].joined(separator: " ")
      return "<polygon class=\"\(clase)\" points=\"\(puntos)\"/>"
    default:
      let puntos = [punto(0, -6), punto(6, 0), punto(0, 6), punto(-6, 0)].joined(separator: " ")
      return "<polygon class=\"\(clase)\" points=\"\(puntos)\"/>"
    }
  }

  /// Una coordenada con un decimal y sin separador de miles.
  static func coordenada(_ valor: Double) -> String {
    let decimas = Int((valor * 10).rounded())
    let signo = decimas < 0 ? "-" : ""
    let resto = decimas.magnitude % 10
    let entero = decimas.magnitude / 10
    return resto == 0 ? "\(signo)\(entero)" : "\(signo)\(entero).\(resto)"
  }
}
