/// Light or dark; the raw value is the wire word. Default: light.
package enum ColorScheme: String, CaseIterable, Hashable, Sendable {
    case light, dark
}
