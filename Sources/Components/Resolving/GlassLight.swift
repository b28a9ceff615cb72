import Drawing

/// White light that falls on glass from above and fades out at the middle (ours).
struct GlassLight {
    /// Of what it falls on.
    let frame: Rect

    /// At equal steps from the top to the middle: samples of a third power, as a light that faded evenly would leave a crease in the
    /// middle, and take contrast from what is written there.
    private static let opacities = [0.3, 0.127, 0.0375, 0.005, 0]

    var gradient: Gradient {
        .linear(
            start: Point(x: frame.midX, y: frame.y), end: Point(x: frame.midX, y: frame.midY),
            stops: GradientStop.evenly(Self.opacities.map { Color.white.opacity($0) }))
    }

    /// What content is seen on whose top is at `y`: every fill without the light, and under the most of it.
    func grounds(_ fills: [Color], under y: Double, over background: Color) -> [Color] {
        let light = Color.white.opacity(opacity(at: y))
        return fills + fills.map { light.over($0.over(background)) }
    }

    private func opacity(at y: Double) -> Double {
        let last = Self.opacities.count - 1
        let place = (y - frame.y) / (frame.height / 2) * Double(last)
        guard place > 0 else { return Self.opacities[0] }
        guard place < Double(last) else { return 0 }
        let step = Int(place)
        return Self.opacities[step] + (place - Double(step)) * (Self.opacities[step + 1] - Self.opacities[step])
    }
}
