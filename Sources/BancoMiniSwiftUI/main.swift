import Foundation

// Sin argumentos imprime la tabla; con `--escribir RUTA` sustituye la del README de esa ruta.
let tamanos: [Int] = [100, 1_000, 10_000, 50_000]
let informe = Informe(medidas: tamanos.map(Escenarios.medir), grande: Escenarios.bytesPorFila())
let tabla: String = informe.tabla

let argumentos: [String] = CommandLine.arguments
if let orden = argumentos.firstIndex(of: "--escribir"), orden + 1 < argumentos.count {
  do {
    try Informe.sustituir(en: argumentos[orden + 1], tabla: tabla)
  } catch {
    FileHandle.standardError.write(Data("No se pudo escribir el README: \(error)\n".utf8))
    exit(70)
  }
}
print(tabla)
exit(informe.cumple ? 0 : 1)
