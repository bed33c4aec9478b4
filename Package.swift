// swift-tools-version: 6.2
import PackageDescription

/// Un capítulo: su carpeta en `Sources/<variante>/` y en `Tests/Especificaciones/`, el módulo que
/// forman sus katas y las banderas con las que se compila, que también son parte de la lección.
struct Capitulo {
  let carpeta: String
  let modulo: String
  var runtimes: [Target.Dependency] = ["MiniSwiftUI"]
  var banderas: [SwiftSetting] = []
}

let capitulos = [
  Capitulo(carpeta: "01-Identidad", modulo: "Identidad")
]

// MARK: - Qué variante se compila

/// `Katas` (lo que edita quien lee), `Broken` o `Solutions`.
let variante = Context.environment["WORKBOOK_VARIANTE"] ?? "Katas"
/// Otra raíz con la misma forma (`NN-Tema/archivo.swift`), dentro del paquete: trampas, copias ajenas.
let raizDeFuentes = Context.environment["WORKBOOK_FUENTE"] ?? "Sources/\(variante)"
/// `NN-Tema/archivo`: solo existe esa kata, y una que no compila no estorba a las demás.
let foco = Context.environment["WORKBOOK_KATA"]

/// El módulo de las katas de un capítulo y el de sus especificaciones; con foco, un archivo de cada.
func targets(de capitulo: Capitulo, soloArchivo archivo: String? = nil) -> [Target] {
  let fuentes = archivo.map { ["\($0).swift"] }
  return [
    .target(
      name: capitulo.modulo,
      dependencies: capitulo.runtimes,
      path: "\(raizDeFuentes)/\(capitulo.carpeta)",
      sources: fuentes,
      swiftSettings: capitulo.banderas
    ),
    .testTarget(
      name: "Especificaciones\(capitulo.modulo)",
      dependencies: [.target(name: capitulo.modulo), "Apoyo", "Laboratorio"] + capitulo.runtimes,
      path: "Tests/Especificaciones/\(capitulo.carpeta)",
      sources: fuentes
    ),
  ]
}

// MARK: - Lo que las katas usan

let runtimes: [Target] = [
  .target(name: "MiniSwiftUI"),
  .target(name: "MiniTCA", exclude: ["FIDELIDAD.md"]),
  .target(name: "Laboratorio"),
  .target(name: "Apoyo", dependencies: ["Laboratorio"], path: "Tests/Apoyo"),
]

// MARK: - El cuaderno

let cuaderno: [Target] = [
  .target(name: "Cuaderno", dependencies: ["Laboratorio"]),
  .executableTarget(name: "workbook", dependencies: ["Cuaderno"]),
  .testTarget(name: "CuadernoTests", dependencies: ["Cuaderno", "workbook"]),
  .testTarget(name: "MiniSwiftUITests", dependencies: ["MiniSwiftUI"]),
  .executableTarget(name: "BancoMiniTCA", dependencies: ["MiniTCA"], exclude: ["README.md"]),
  .testTarget(name: "MiniTCATests", dependencies: ["MiniTCA", "ProyectoNuevo"]),
  .target(
    name: "ProyectoNuevo", dependencies: ["MiniTCA"], path: "Tests/ProyectoNuevo",
    swiftSettings: [
      .defaultIsolation(MainActor.self), .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]),
  .testTarget(name: "LaboratorioTests", dependencies: ["Laboratorio"]),
]

let package: Package
if let foco {
  let partes = foco.split(separator: "/").map(String.init)
  guard partes.count == 2, let capitulo = capitulos.first(where: { $0.carpeta == partes[0] }) else {
    fatalError("WORKBOOK_KATA debe ser NN-Tema/archivo; se recibió «\(foco)».")
  }
  package = Package(
    name: "cuaderno-listas-grandes",
    platforms: [.macOS(.v15)],
    targets: runtimes + targets(de: capitulo, soloArchivo: partes[1]),
    swiftLanguageModes: [.v6]
  )
} else {
  package = Package(
    name: "cuaderno-listas-grandes",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "workbook", targets: ["workbook"])],
    targets: runtimes + cuaderno + capitulos.flatMap { targets(de: $0) },
    swiftLanguageModes: [.v6]
  )
}
