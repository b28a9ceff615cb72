/// Every word that the host itself says, in one language.
///
/// Patterns have places: `{n}` a number in digits, `{noun}` a noun in the right plural form, `{a}` `{b}` `{c}` names in
/// order, `{and}` the word that `conjunction` chooses for the last of them.
package struct Catalogue: Sendable {
    /// BCP 47 tag of the words.
    package let language: LanguageTag
    /// Between a label and its value: `Jamie Lin, Online`.
    package let listSeparator: String

    /// The words of presence (R1305), as the value of an avatar.
    package let online: String
    package let away: String
    package let doNotDisturb: String
    package let offline: String
    /// The label of a silhouette.
    package let person: String
    /// The state of a selected badge.
    package let selected: String

    /// `{n} or more`
    let orMore: PhrasePattern
    /// `{n} {noun}`
    let counted: PhrasePattern
    /// `{n} or more {noun}`
    let orMoreCounted: PhrasePattern
    /// True where the noun of `orMoreCounted` follows the number at once and agrees with it: `99 notifications ou plus`.
    let nounFollowsNumber: Bool

    /// The value of a story ring with and without unseen stories.
    package let newStories: String
    package let noNewStories: String

    let noViews: String
    /// `{a} viewed this`
    let viewedByOne: PhrasePattern
    /// `{a} and {b} viewed this`
    let viewedByTwo: PhrasePattern
    /// `Viewed by {n} people`
    let viewedByMany: PluralForms

    let noPeople: String
    /// `{a} and {b}`
    let pair: PhrasePattern
    /// `{a}, {b} and {c}`
    let triple: PhrasePattern
    /// `{a}, {b} and {n} others`
    let twoAndOthers: PluralForms
    let conjunction: Conjunction
}
