extension Capitulo {
  static let paginacion = Capitulo(
    numero: 6, titulo: "Paginación", carpeta: "06-Paginacion", modulo: "Paginacion",
    runtimes: ["MiniSwiftUI", "MiniTCA"], texto: "06-paginacion.md",
    katas: [
      .paginacionDuplicados, .paginacionCursor, .paginacionSolapes, .paginacionError,
      .paginacionSalto, .paginacionRefresco, .paginacionPrimeraCorta,
      .paginacionLocal,
    ])
}

extension Kata {
  static let paginacionDuplicados = Kata(
    id: "paginacion-duplicados", numero: "6.1", titulo: "El centinela nervioso",
    carpeta: "06-Paginacion", archivo: "CentinelaNervioso", tipo: .ajusteMinimo, minutos: 10,
    pruebas: [
      .roja("Cincuenta apariciones con la página en camino hacen una petición"),
      .roja("Oscilar con el dedo cerca del final no repite ninguna receta"),
      .roja("Con el filtro puesto, la última de las que se ven pide la página siguiente"),
      .verde("Las recetas que no son la última no piden nada"),
      .verde("Cuando llega una página, la siguiente se pide con su cursor y sin esperar"),
      .verde("Tras un fallo, la siguiente aparición vuelve a pedir la misma página"),
    ],
    pistas: [
      "Lee «aparecio» y «cargar» como si los llamaran cincuenta veces seguidas antes de que el servidor conteste. ¿Qué hay distinto la segunda vez?",
      "Hace falta recordar que hay una página en camino, y apuntarlo antes del «await»: durante la\nespera el actor principal atiende otras apariciones. Y para saber si una receta es la última,\ncompara su id con el de la última que se ve, sin contar posiciones.",
      "En «cargar», antes del «do»:\n\n  guard !cargando, hayMas else { return }\n  cargando = true\n  defer { cargando = false }\n\ny en «aparecio», el id de la receta frente a «visibles.last?.id».",
    ],
    porque: """
      Aparecer es un suceso que se repite: cincuenta apariciones hicieron 50 peticiones del mismo
      cursor. La marca convierte la orden en sugerencia, y tiene que ponerse antes del «await»,
      porque mientras la función está suspendida el actor principal atiende a las demás. «defer» la
      suelta acabe como acabe. Un plazo de reloj también habría ahorrado peticiones, a cambio de no
      dejar pasar la de la página siguiente. Y el id funciona con filtro; la posición, no.
      """,
    trampas: [
      Trampa(
        archivo: "MarcaTrasEsperar", idea: "poner la marca después del «await»",
        prueba: "Cincuenta apariciones con la página en camino hacen una petición"),
      Trampa(
        archivo: "EsperaPorReloj", idea: "ignorar lo que llegue en los diez segundos siguientes",
        prueba: "Cuando llega una página, la siguiente se pide con su cursor y sin esperar"),
      Trampa(
        archivo: "PosicionEnLugarDeId", idea: "comparar posiciones en vez de ids",
        prueba: "Con el filtro puesto, la última de las que se ven pide la página siguiente"),
      Trampa(
        archivo: "MarcaSinSoltar", idea: "quitar la marca solo cuando la página llega",
        prueba: "Tras un fallo, la siguiente aparición vuelve a pedir la misma página"),
    ])
}
