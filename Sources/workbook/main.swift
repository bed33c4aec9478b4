import Cuaderno
import Foundation

exit(
  Workbook.ejecutar(
    Array(CommandLine.arguments.dropFirst()),
    entorno: ProcessInfo.processInfo.environment,
    carpeta: URL(fileURLWithPath: FileManager.default.currentDirectoryPath)))
