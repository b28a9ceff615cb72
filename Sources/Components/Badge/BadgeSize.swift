/// Heights and type sizes (ours; R1510).
package enum BadgeSize: String, CaseIterable, Sendable {
    case small, regular, large

    /// Points.
    package var height: Double {
        switch self {
        case .small: 16
        case .regular: 20
        case .large: 26
        }
    }

    /// Points.
    package var fontSize: Double {
        switch self {
        case .small: 10
        case .regular: 12
        case .large: 15
        }
    }
}
