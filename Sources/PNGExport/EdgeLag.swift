/// When the soft edges of a loop are renewed. A translucent pixel cannot be painted over, only replaced, and a frame that
/// replaces pixels does so in a whole rectangle, with all that stands still in it. So edges are renewed less often, by so
/// little that nobody sees it.
struct EdgeLag {
    /// Of 255, multiplied by alpha.
    private static let mostAway = 8

    /// How many frames an edge may be before or behind its time; null where there are no soft edges to renew.
    let frames: Int?

    /// From a loop's first two frames: what turns steadily changes as much in any other two.
    init(_ first: [UInt32], _ second: [UInt32]) {
        var (edges, others, step) = (0, 0, 0)
        for (one, other) in zip(first, second) where one != other {
            guard one >> 24 < 255 || other >> 24 < 255 else {
                others += 1
                continue
            }
            edges += 1
            for shift: UInt32 in [24, 16, 8, 0] {
                step = max(step, abs(Int(one >> shift & 255) - Int(other >> shift & 255)))
            }
        }
        // Where there is hardly more than edge, it would be seen to lag, and the whole is small.
        frames = edges == 0 ? nil : edges < others ? Self.mostAway / step : 0
    }

    /// Whether a frame renews the edges, as they are `frames` later; it then serves as many before and after.
    func renews(in frame: Int) -> Bool {
        guard let frames else { return false }
        return (frame - frames - 1) % (2 * frames + 1) == 0
    }
}
