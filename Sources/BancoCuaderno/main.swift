import Foundation

// Cuánto se espera de guardar al veredicto, como razón frente a un paquete mínimo de un archivo.
//
// Los tiempos sueltos no dicen nada fuera de esta máquina y de este momento. Por eso cada vuelta
// mide las cuatro cosas una detrás de otra y lo que se imprime son razones, con su dispersión.

let vueltas = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 7
let banco = try BancoDeEspera(raiz: FileManager.default.currentDirectoryPath)
print(try banco.medir(vueltas: max(3, vueltas)))
