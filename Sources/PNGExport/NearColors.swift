/// Gives each colour one that stands for it, at most 1 of 255 away in any channel, so that a gradient becomes narrow bands
/// that no eye can tell apart, but which pack much smaller.
struct NearColors {
    /// Opaque colours, 0xAARRGGBB; those that stand for others stand for themselves.
    private var chosen: [UInt32: UInt32] = [:]
    private var last: (color: UInt32, chosen: UInt32) = (0, 0)

    mutating func color(for color: UInt32) -> UInt32 {
        if color == last.color { return last.chosen }
        let near = chosen[color] ?? choose(for: color)
        last = (color, near)
        return near
    }

    private mutating func choose(for color: UInt32) -> UInt32 {
        var best = (distance: Int.max, color: color)
        for red in -1...1 {
            for green in -1...1 {
                for blue in -1...1 {
                    let distance = abs(red) + abs(green) + abs(blue)
                    guard distance < best.distance, let other = Self.moved(color, red, green, blue),
                        chosen[other] == other
                    else { continue }
                    best = (distance, other)
                }
            }
        }
        chosen[color] = best.color
        return best.color
    }

    /// Null where a channel would leave its range.
    private static func moved(_ color: UInt32, _ red: Int, _ green: Int, _ blue: Int) -> UInt32? {
        var moved = color & 0xFF00_0000
        for (shift, step) in [(16, red), (8, green), (0, blue)] as [(UInt32, Int)] {
            guard let channel = UInt8(exactly: Int(color >> shift & 255) + step) else { return nil }
            moved |= UInt32(channel) << shift
        }
        return moved
    }
}
