/// The forms of a word or phrase by plural category; a category without a form of its own has that of `other`.
package struct PluralForms: Hashable, Sendable {
    /// The form for the category `other`, and for every category without a form of its own.
    package var other: String
    /// The forms of the other categories.
    private var special: [PluralCategory: String]

    package init(
        zero: String? = nil, one: String? = nil, two: String? = nil, few: String? = nil, many: String? = nil,
        other: String
    ) {
        self.other = other
        let all: [(PluralCategory, String?)] = [(.zero, zero), (.one, one), (.two, two), (.few, few), (.many, many)]
        special = [:]
        for case (let category, let form?) in all { special[category] = form }
    }

    /// Nil without a form for `other`.
    package init?(_ forms: [PluralCategory: String]) {
        guard let other = forms[.other] else { return nil }
        self.other = other
        special = forms.filter { $0.key != .other }
    }

    /// The form of a category, or `other` where it has none.
    package subscript(category: PluralCategory) -> String {
        category == .other ? other : special[category] ?? other
    }
}
