// `import SwiftUI` deja a la vista Foundation y Observation: el código de una app usa `UUID` o
// `@Observable` sin importar nada más. Se reexporta lo mismo para que cambiar el import baste.
@_exported import Foundation
@_exported import Observation
