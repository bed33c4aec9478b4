import Foundation
import Laboratorio

#if DEBUG
  FileHandle.standardError.write(
    Data("Sin optimizar no mide nada: swift run -c release BancoLaboratorio\n".utf8))
  exit(64)
#else
  do {
    let qoi = try BancoQOI.medir(rondas: 25)
    let lru = try BancoLRU.medir(operaciones: 200_000)
    BancoContador.medir()
    print(qoi && lru ? "✔ Todo dentro de lo que se exige." : "✘ Algo se pasa de lo que se exige.")
    exit(qoi && lru ? 0 : 1)
  } catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(70)
  }
#endif
