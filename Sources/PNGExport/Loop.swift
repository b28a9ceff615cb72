package import Drawing

/// A scene's turning, cut into frames that come round.
package struct Loop {
    package static let framesPerSecond = 30
    /// 20 s: whatever turns more slowly is still.
    private static let mostFrames = 600.0

    package let frameCount: Int

    /// Null where nothing turns. Where several things do, the first sets how long it takes.
    package init?(_ scene: Scene) {
        guard let speed = Self.speed(in: scene.nodes) else { return nil }
        let frames = (Motion.turnDuration(degreesPerSecond: speed) * Double(Self.framesPerSecond)).rounded()
        guard frames >= 2, frames <= Self.mostFrames else { return nil }
        frameCount = Int(frames)
    }

    /// The nodes as they stand in a frame.
    func nodes(_ nodes: some Sequence<Node>, in frame: Int) -> [Node] {
        nodes.map { $0.turned(after: Double(frame) / Double(Self.framesPerSecond)) }
    }

    private static func speed(in nodes: [Node]) -> Double? {
        for node in nodes {
            guard case .group(let group) = node else { continue }
            if case .turn(_, let speed)? = group.motion, speed.isFinite, speed != 0 { return speed }
            if let speed = speed(in: group.children) { return speed }
        }
        return nil
    }
}
