package import JSONValues

extension Kind where Value == PluralForms {
    /// A noun by CLDR plural category: `one` and `other` at least (R1207).
    package static var noun: Kind {
        .init(
            schema: { NounProps.fields.schema },
            decode: { (json) throws(InvalidValue) in try NounProps(decoding: json).forms },
            encode: { .object(["other": .string($0.other)]) })
    }
}

private struct NounProps: Record {
    var zero: String?
    var one: String?
    var two: String?
    var few: String?
    var many: String?
    var other: String?

    static let fields = FieldList<NounProps>([
        Field("zero", .text, \.zero, "CLDR category zero."),
        Field("one", .text, \.one, required: true, "CLDR category one: `unread notification`."),
        Field("two", .text, \.two, "CLDR category two."),
        Field("few", .text, \.few, "CLDR category few."),
        Field("many", .text, \.many, "CLDR category many."),
        Field("other", .text, \.other, required: true, "CLDR category other: `unread notifications`."),
    ])

    var forms: PluralForms {
        PluralForms(zero: zero, one: one, two: two, few: few, many: many, other: other ?? "")
    }
}
