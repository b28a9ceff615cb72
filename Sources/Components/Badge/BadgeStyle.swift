/// How the colour of a badge is used; raw values are the wire words.
package enum BadgeStyle: String, CaseIterable, Sendable {
    case filled, outlined, tinted, glass
}
