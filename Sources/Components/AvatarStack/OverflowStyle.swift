/// The theme colours of the bubble that counts the rest; raw values are the wire words.
package enum OverflowStyle: String, CaseIterable, Sendable {
    case secondary, surface
}
