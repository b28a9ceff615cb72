extension Catalogue {
    /// Spanish.
    static let spanish = Catalogue(
        language: "es",
        listSeparator: ", ",
        online: "En línea",
        away: "Ausente",
        doNotDisturb: "No molestar",
        offline: "Sin conexión",
        person: "Persona",
        selected: "seleccionado",
        orMore: "{n} o más",
        counted: "{n} {noun}",
        orMoreCounted: "{n} o más {noun}",
        nounFollowsNumber: false,
        newStories: "Historias nuevas",
        noNewStories: "No hay historias nuevas",
        noViews: "Aún no hay visualizaciones",
        viewedByOne: "Visto por {a}",
        viewedByTwo: "Visto por {a} {and}{b}",
        viewedByMany: PluralForms(
            one: "Visto por {n} persona",
            many: "Visto por {n} de personas",
            other: "Visto por {n} personas"),
        noPeople: "Ninguna persona",
        pair: "{a} {and}{b}",
        triple: "{a}, {b} {and}{c}",
        twoAndOthers: PluralForms(
            one: "{a}, {b} y {n} persona más",
            many: "{a}, {b} y {n} de personas más",
            other: "{a}, {b} y {n} personas más"),
        conjunction: .spanish)
}
