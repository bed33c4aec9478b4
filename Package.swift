// swift-tools-version: 6.2
import PackageDescription

/// Un capítulo: su carpeta en `Sources/<variante>/` y en `Tests/Especificaciones/`, el módulo que
/// forman sus katas y las banderas con las que se compila, que también son parte de la lección.
struct Capitulo {
  let carpeta: String
  let modulo: String
  var runtimes = ["MiniSwiftUI"]
  var banderas: [SwiftSetting] = []
}

/// Lo que Xcode pone en un proyecto recién creado.
let proyectoNuevo: [SwiftSetting] = [
  .defaultIsolation(MainActor.self), .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let capitulos = [
  Capitulo(carpeta: "01-Identidad", modulo: "Identidad"),
  Capitulo(
    carpeta: "02-Observacion", modulo: "Observacion", runtimes: ["MiniSwiftUI", "MiniTCA"]),
  Capitulo(carpeta: "03-Cuerpo", modulo: "Cuerpo"),
  Capitulo(carpeta: "04-Igualdad", modulo: "Igualdad", runtimes: ["MiniSwiftUI", "MiniTCA"]),
  Capitulo(
    carpeta: "05-Efectos", modulo: "Efectos", runtimes: ["MiniTCA"], banderas: proyectoNuevo),
  Capitulo(
    carpeta: "06-Paginacion", modulo: "Paginacion", runtimes: ["MiniSwiftUI", "MiniTCA"]),
  Capitulo(carpeta: "07-Imagenes", modulo: "Imagenes"),
  Capitulo(carpeta: "08-Medicion", modulo: "Medir"),
]

// MARK: - Qué variante se compila

/// `Katas` (lo que edita quien lee), `Broken` o `Solutions`.
let variante = Context.environment["WORKBOOK_VARIANTE"] ?? "Katas"
/// Otra raíz con la misma forma (`NN-Tema/archivo.swift`), dentro del paquete: trampas, copias ajenas.
let raizDeFuentes = Context.environment["WORKBOOK_FUENTE"] ?? "Sources/\(variante)"
/// `NN-Tema/archivo`: solo existe esa kata, y una que no compila no estorba a las demás.
let foco = Context.environment["WORKBOOK_KATA"]
/// Capítulos separados por comas: solo existen sus katas y sus especificaciones, sin el cuaderno. Es
/// lo que compila el corrector.
let conjunto = Context.environment["WORKBOOK_CONJUNTO"]?.split(separator: ",").map(String.init)

/// El módulo de las katas de un capítulo y el de sus especificaciones; con foco, un archivo de cada.
func targets(de capitulo: Capitulo, soloArchivo archivo: String? = nil) -> [Target] {
  let fuentes = archivo.map { ["\($0).swift"] }
  let runtimes = capitulo.runtimes.map { Target.Dependency(stringLiteral: $0) }
  return [
    .target(
      name: capitulo.modulo,
      // Laboratorio: los instrumentos que una kata deja puestos (`@Contado`…).
      dependencies: runtimes + ["Laboratorio"],
      path: "\(raizDeFuentes)/\(capitulo.carpeta)",
      sources: fuentes,
      swiftSettings: capitulo.banderas
    ),
    .testTarget(
      name: "Especificaciones\(capitulo.modulo)",
      dependencies: [.target(name: capitulo.modulo), "Apoyo", "Laboratorio"] + runtimes,
      path: "Tests/Especificaciones/\(capitulo.carpeta)",
      sources: fuentes
    ),
  ]
}

// MARK: - Lo que las katas usan

let runtimes: [Target] = [
  .target(name: "MiniSwiftUI", exclude: ["FIDELIDAD.md"]),
  .target(name: "MiniTCA", exclude: ["FIDELIDAD.md"]),
  .target(name: "Laboratorio"),
  .target(name: "Apoyo", dependencies: ["Laboratorio"], path: "Tests/Apoyo"),
]

// MARK: - La tabla del capítulo 5

/// Un módulo por combinación de banderas; tres de los cuatro archivos son enlaces al cuarto.
let banderasPorModulo: [(nombre: String, banderas: [SwiftSetting])] = [
  ("SinBanderas", []),
  ("Hereda", [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
  ("Principal", [.defaultIsolation(MainActor.self)]),
  ("ProyectoNuevo", proyectoNuevo),
]

let aislamiento: [Target] =
  banderasPorModulo.map { modulo in
    .target(
      name: "Aislamiento\(modulo.nombre)", dependencies: ["Laboratorio"],
      path: "Sources/Aislamiento/\(modulo.nombre)", swiftSettings: modulo.banderas)
  } + [
    .target(
      name: "TablaDeAislamiento",
      dependencies: banderasPorModulo.map { .target(name: "Aislamiento\($0.nombre)") },
      path: "Sources/Aislamiento/Tabla"),
    .executableTarget(
      name: "aislamiento", dependencies: ["TablaDeAislamiento"],
      path: "Sources/Aislamiento/Programa"),
    .testTarget(name: "AislamientoTests", dependencies: ["TablaDeAislamiento"]),
  ]

// MARK: - El cuaderno

let cuaderno: [Target] = [
  .target(name: "Cuaderno", dependencies: ["Laboratorio"]),
  .executableTarget(name: "workbook", dependencies: ["Cuaderno"]),
  .testTarget(name: "CuadernoTests", dependencies: ["Cuaderno", "workbook"]),
  .testTarget(name: "MiniSwiftUITests", dependencies: ["MiniSwiftUI"]),
  .testTarget(name: "MiniTCATests", dependencies: ["MiniTCA", "ProyectoNuevo"]),
  .testTarget(name: "LaboratorioTests", dependencies: ["Laboratorio", "Fuzz"]),
  // Un módulo con las banderas de un proyecto nuevo de Xcode, que usa MiniTCA desde fuera.
  .target(
    name: "ProyectoNuevo", dependencies: ["MiniTCA"], path: "Tests/ProyectoNuevo",
    swiftSettings: proyectoNuevo),
  .executableTarget(name: "Fuzz", dependencies: ["Laboratorio"]),
  .executableTarget(name: "BancoCuaderno", dependencies: ["Laboratorio"]),
  .executableTarget(
    name: "BancoMiniSwiftUI", dependencies: ["MiniSwiftUI"], exclude: ["README.md"]),
  .executableTarget(name: "BancoMiniTCA", dependencies: ["MiniTCA"], exclude: ["README.md"]),
  // El cargador con el que acaba el capítulo 7: se lee entero y se prueba.
  .target(
    name: "CargadorDeImagenes", dependencies: ["Laboratorio"], path: "Tests/CargadorDeImagenes"),
  .testTarget(
    name: "CargadorDeImagenesTests", dependencies: ["CargadorDeImagenes", "Laboratorio", "Apoyo"]),
  .executableTarget(
    name: "BancoLaboratorio", dependencies: ["Laboratorio"], exclude: ["README.md"]),
]

let package = Package(
  name: "cuaderno-listas-grandes",
  platforms: [.macOS(.v15)],
  products: foco == nil && conjunto == nil
    ? [.executable(name: "workbook", targets: ["workbook"])] : [],
  targets: targetsDelPaquete(),
  swiftLanguageModes: [.v6]
)

@MainActor func targetsDelPaquete() -> [Target] {
  if let foco {
    let partes = foco.split(separator: "/").map(String.init)
    guard partes.count == 2, let capitulo = capitulos.first(where: { $0.carpeta == partes[0] })
    else { fatalError("WORKBOOK_KATA debe ser NN-Tema/archivo; se recibió «\(foco)».") }
    return runtimes(de: [capitulo]) + targets(de: capitulo, soloArchivo: partes[1])
  }
  if let conjunto {
    let pedidos = capitulos.filter { conjunto.contains($0.carpeta) }
    return runtimes(de: pedidos) + pedidos.flatMap { targets(de: $0) }
  }
  return runtimes + cuaderno + aislamiento + capitulos.flatMap { targets(de: $0) }
}

/// Los runtimes que estos capítulos no usan no se compilan: la espera es de quien lee.
@MainActor func runtimes(de capitulos: [Capitulo]) -> [Target] {
  let usados = Set(capitulos.flatMap(\.runtimes) + ["Laboratorio", "Apoyo"])
  return runtimes.filter { usados.contains($0.name) }
}
