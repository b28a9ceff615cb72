/// What surrounds an icon: nothing, a tinted circle, or a filled one; raw values are the wire words.
package enum IconStyle: String, CaseIterable, Sendable {
    case standard, circle, filled
}
