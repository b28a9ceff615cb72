/// The distances of a theme in points, each 0 or more.
package struct ThemeSpacing: Hashable, Sendable {
    package var xs, sm, md, lg, xl, xxl: Double

    /// Names and values from the smallest to the largest.
    package var named: [(name: String, value: Double)] {
        Self.members.map { ($0.name, self[keyPath: $0.member]) }
    }

    static var members: [(name: String, member: WritableKeyPath<ThemeSpacing, Double>)] {
        [("xs", \.xs), ("sm", \.sm), ("md", \.md), ("lg", \.lg), ("xl", \.xl), ("xxl", \.xxl)]
    }
}
