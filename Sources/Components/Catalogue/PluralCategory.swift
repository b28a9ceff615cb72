/// The plural categories of CLDR (Unicode Technical Standard 35, part 3); the raw value is the wire word.
package enum PluralCategory: String, CaseIterable, Hashable, Sendable {
    case zero, one, two, few, many, other
}
