/// The movement of an icon; raw values are the wire words.
package enum IconEffect: String, CaseIterable, Sendable {
    case none, pulse, bounce
}
