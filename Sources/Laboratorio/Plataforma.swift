// Todo lo que difiere entre Linux y macOS en este módulo vive aquí.

import Foundation

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Lo que cambia de una plataforma a otra.
enum Plataforma {
  /// Los nombres con los que se busca la biblioteca de SQLite, por orden.
  ///
  /// En macOS no hay archivo que abrir: el nombre lo resuelve la caché del enlazador dinámico. En
  /// Linux, el nombre con versión es el del paquete sin archivos de desarrollo.
  static var nombresDeSQLite: [String] {
    #if canImport(Darwin)
      ["/usr/lib/libsqlite3.dylib", "libsqlite3.dylib"]
    #else
      ["libsqlite3.so.0", "libsqlite3.so"]
    #endif
  }

  /// Cómo se instala SQLite donde falta.
  static var comoInstalarSQLite: String {
    #if canImport(Darwin)
      "viene con macOS"
    #else
      "instálala con el gestor de paquetes del sistema, por ejemplo: apt-get install libsqlite3-0"
    #endif
  }

  /// Abre una biblioteca dinámica, o devuelve `nil` si no está. No se cierra nunca.
  static func abrirBiblioteca(_ nombre: String) -> UnsafeMutableRawPointer? {
    dlopen(nombre, RTLD_NOW | RTLD_LOCAL)
  }

  /// Busca una función en una biblioteca abierta.
  static func simbolo(
    _ nombre: String, en biblioteca: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer? {
    dlsym(biblioteca, nombre)
  }
}
