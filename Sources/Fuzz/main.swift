import Foundation
import Laboratorio

/// Lo que se acepta que ocupe el proceso, en bytes.
let memoriaMaxima = 1 << 30

let argumentos = Array(CommandLine.arguments.dropFirst())
if argumentos == ["--ayuda"] || argumentos == ["--help"] {
  print(Opciones.ayuda)
  exit(0)
}
guard let opciones = Opciones(argumentos) else {
  FileHandle.standardError.write(Data("\(Opciones.ayuda)\n".utf8))
  exit(64)
}

let objetivos = Objetivo.todos().filter {
  opciones.objetivo == nil || $0.nombre == opciones.objetivo
}
let vigilante = Vigilante()
let plazo = Duration.seconds(opciones.segundos) / objetivos.count
var fallos = 0

for objetivo in objetivos {
  let fin = ContinuousClock.now + plazo
  var mutador = objetivo.mutador(semilla: opciones.semilla)
  var entradas = 0
  var peor = Duration.zero
  while ContinuousClock.now < fin {
    let bytes = mutador.siguiente()
    entradas += 1
    if let unica = opciones.entrada, entradas < unica { continue }
    let quien = "--objetivo \(objetivo.nombre) --semilla \(opciones.semilla) --entrada \(entradas)"
    let (fallo, tiempo) = vigilante.durante(quien) { objetivo.probar(bytes) }
    peor = max(peor, tiempo)
    let memoria = Plataforma.picoDeMemoria
    let problema =
      fallo ?? (tiempo > .seconds(1) ? "tardó \(Numero.milisegundos(tiempo))" : nil)
      ?? (memoria > memoriaMaxima ? "el proceso ocupa \(Numero.conMiles(memoria)) bytes" : nil)
    if let problema {
      fallos += 1
      print("✘ \(problema). Para repetirlo: \(quien)")
      if fallos >= 20 { exit(1) }
    }
    if opciones.entrada != nil { break }
  }
  print(
    "\(objetivo.nombre): \(Numero.conMiles(entradas)) entradas, la peor en "
      + "\(Numero.milisegundos(peor))")
}
print(
  "Semilla \(opciones.semilla), pico de memoria \(Numero.conMiles(Plataforma.picoDeMemoria)) bytes, "
    + "\(Numero.conMiles(fallos)) fallos")
exit(fallos == 0 ? 0 : 1)
