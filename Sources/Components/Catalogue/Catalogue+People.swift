import UnicodeFacts

extension Catalogue {
    /// Who viewed something (R1310, `viewedBy`): `A and B viewed this`.
    ///
    /// `names` are the first names in order, two if there are as many; `total` is the number of people.
    package func viewedBy(_ names: [String], total: Int) -> String {
        let (a, b) = (name(0, of: names), name(1, of: names))
        return switch total {
        case ...0: noViews
        case 1: viewedByOne.filled(["a": a])
        case 2: viewedByTwo.filled(["a": a, "and": conjunction.word(before: b), "b": b])
        default: counted(total, in: viewedByMany).filled(["n": String(total)])
        }
    }

    /// A list of people (R1310, `people`): `A, B and 3 others`.
    ///
    /// `names` are the first names in order, three if there are as many; `total` is the number of people.
    package func people(_ names: [String], total: Int) -> String {
        let (a, b, c) = (name(0, of: names), name(1, of: names), name(2, of: names))
        return switch total {
        case ...0: noPeople
        case 1: a
        case 2: pair.filled(["a": a, "and": conjunction.word(before: b), "b": b])
        case 3: triple.filled(["a": a, "b": b, "and": conjunction.word(before: c), "c": c])
        default: counted(total - 2, in: twoAndOthers).filled(["a": a, "b": b, "n": String(total - 2)])
        }
    }

    /// The first name in a name: its first token, between white space; empty when there is none.
    package static func firstName(of name: String) -> String {
        let scalars = name.unicodeScalars.drop { $0.isWhiteSpace }
        return String(scalars.prefix { !$0.isWhiteSpace })
    }

    /// Someone without a name is a person.
    private func name(_ index: Int, of names: [String]) -> String {
        guard names.indices.contains(index), !names[index].isEmpty else { return person }
        return names[index]
    }

    private func counted(_ count: Int, in forms: PluralForms) -> PhrasePattern {
        PhrasePattern(forms[PluralCategory(of: Int64(count), in: language)])
    }
}
