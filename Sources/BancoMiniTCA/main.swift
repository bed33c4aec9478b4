import MiniTCA
struct Fila: Identifiable, Equatable { let id: Int; var texto: String; var visto = false; var n = 0 }
struct A { var a: [Fila] = []; var d: [Int: Int] = [:] }
let n = 50_000
let filas = (0..<n).map { Fila(id: $0 &* 7919 % 1_000_003, texto: "fila") }
let ids = filas.map(\.id).shuffled()
var x = IdentifiedArray(uniqueElements: filas)
var y = A(); for f in filas { y.d[f.id] = y.a.count; y.a.append(f) }
func m(_ t: String, _ u: () -> Void, _ o: () -> Void) { let r = Reloj.medianas(u, o); print(t, r.uno/Double(n)*1e9, r.otro/Double(n)*1e9, r.uno/r.otro) }
m("append", { var l: IdentifiedArrayOf<Fila> = []; for f in filas { l.append(f) }; conservar(l) }, {
  var l = A(); for f in filas { if l.d[f.id] == nil { l.d[f.id] = l.a.count; l.a.append(f) } }; conservar(l) })
m("buscar", { var s = 0; for i in ids { if let f = x[id: i] { s += f.n } }; conservar(s) }, {
  var s = 0; for i in ids { if let p = y.d[i] { s += y.a[p].n } }; conservar(s) })
m("mutar", { for i in ids { x[id: i]?.n += 1 } }, { for i in ids { if let p = y.d[i] { y.a[p].n += 1 } } })
m("updateOrAppend existe", { for f in filas { x.updateOrAppend(f) } }, { for f in filas { if let p = y.d[f.id] { y.a[p] = f } else { y.d[f.id] = y.a.count; y.a.append(f) } } })
m("updateOrAppend mitad", { var l: IdentifiedArrayOf<Fila> = []; for k in 0..<n { l.updateOrAppend(filas[k/2]) }; conservar(l) }, {
  var l = A(); for k in 0..<n { let f = filas[k/2]; if let p = l.d[f.id] { l.a[p] = f } else { l.d[f.id] = l.a.count; l.a.append(f) } }; conservar(l) })
m("recorrer", { var s = 0; for f in x { s += f.n }; conservar(s) }, { var s = 0; for f in y.a { s += f.n }; conservar(s) })
