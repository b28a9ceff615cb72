/// The corner radii of a theme in points, each 0 or more.
package struct ThemeRadius: Hashable, Sendable {
    package var sm, md, lg: Double

    /// The radius `full`, which no theme can change: half the height.
    package static func full(height: Double) -> Double { height / 2 }

    /// Names and values from the smallest to the largest, without `full`.
    package var named: [(name: String, value: Double)] {
        Self.members.map { ($0.name, self[keyPath: $0.member]) }
    }

    static var members: [(name: String, member: WritableKeyPath<ThemeRadius, Double>)] {
        [("sm", \.sm), ("md", \.md), ("lg", \.lg)]
    }
}
