import Foundation

// Las marcas entre las que `--escribir` pone el resultado en el README.
let comienzo = "<!-- medida: banco-minitca -->"
let final = "<!-- /medida -->"

let argumentos = CommandLine.arguments.dropFirst()
guard argumentos.isEmpty || argumentos == ["--escribir"] else {
  FileHandle.standardError.write(Data("Uso: swift run -c release BancoMiniTCA [--escribir]\n".utf8))
  exit(64)
}
guard Compilacion.optimizada else {
  FileHandle.standardError.write(
    Data("El banco mide código optimizado: swift run -c release BancoMiniTCA\n".utf8))
  exit(64)
}

// La memoria, lo primero: lo que se mide es la máxima, y otra medida la dejaría tan alta que no se
// vería crecer.
let memoriaEnKiB = MedidasDeStore.memoria()
let informe = Informe(
  razones: MedidasDeColeccion.todas(),
  crecimientos: [MedidasDeStore.envios(), MedidasDeStore.unaFila()],
  copias: MedidasDeStore.copias(),
  memoriaEnKiB: memoriaEnKiB)
print(informe.texto)

if argumentos == ["--escribir"] {
  let archivo = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "README.md")
  do {
    let texto = try String(contentsOf: archivo, encoding: .utf8)
    guard let desde = texto.range(of: comienzo), let hasta = texto.range(of: final) else {
      FileHandle.standardError.write(Data("README.md no tiene las marcas de la medida.\n".utf8))
      exit(65)
    }
    let nuevo =
      texto[..<desde.upperBound] + "\n\n" + informe.texto + "\n\n" + texto[hasta.lowerBound...]
    try nuevo.write(to: archivo, atomically: true, encoding: .utf8)
  } catch {
    FileHandle.standardError.write(Data("No se pudo escribir README.md: \(error)\n".utf8))
    exit(70)
  }
}
exit(informe.cumple ? 0 : 1)
