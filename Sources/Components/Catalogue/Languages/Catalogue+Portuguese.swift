extension Catalogue {
    /// Portuguese, worded to suit Brazil and Portugal.
    static let portuguese = Catalogue(
        language: "pt",
        listSeparator: ", ",
        online: "Online",
        away: "Ausente",
        doNotDisturb: "Não perturbar",
        offline: "Offline",
        person: "Pessoa",
        selected: "selecionado",
        orMore: "{n} ou mais",
        counted: "{n} {noun}",
        orMoreCounted: "{n} ou mais {noun}",
        nounFollowsNumber: false,
        newStories: "Novos stories",
        noNewStories: "Nenhum story novo",
        noViews: "Nenhuma visualização ainda",
        viewedByOne: "Visto por {a}",
        viewedByTwo: "Visto por {a} e {b}",
        viewedByMany: PluralForms(one: "Visto por {n} pessoa", other: "Visto por {n} pessoas"),
        noPeople: "Nenhuma pessoa",
        pair: "{a} e {b}",
        triple: "{a}, {b} e {c}",
        twoAndOthers: PluralForms(one: "{a}, {b} e mais {n} pessoa", other: "{a}, {b} e mais {n} pessoas"),
        conjunction: .fixed)
}
