import Drawing

extension GradientStop {
    /// The colours at equal steps from 0 to 1.
    static func evenly(_ colors: [Color]) -> [GradientStop] {
        guard colors.count > 1 else { return colors.map { GradientStop(offset: 0, color: $0) } }
        return colors.enumerated().map { index, color in
            GradientStop(offset: Double(index) / Double(colors.count - 1), color: color)
        }
    }
}
