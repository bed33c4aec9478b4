/// Una referencia que no sostiene a su objeto.
struct Debil<Objeto: AnyObject> {
  weak var objeto: Objeto?

  init(_ objeto: Objeto) { self.objeto = objeto }
}
