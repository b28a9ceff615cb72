/// What viewers of a loop show, and the least that has to be said for the next frame. Pixels are 0xAARRGGBB, multiplied by
/// alpha.
struct LoopPixels {
    /// The last frame as it was painted.
    private var painted: [UInt32]
    private var shown: [UInt32]
    private var near = NearColors()
    /// The pixels to write.
    private(set) var update: [UInt32]

    init(_ first: [UInt32]) {
        painted = first
        shown = first
        update = first
    }

    /// A frame to be laid over the last one: only what is opaque and new, all else transparent.
    mutating func lay(_ frame: [UInt32]) {
        for index in frame.indices {
            update[index] = 0
            let pixel = frame[index]
            guard pixel != painted[index], pixel >> 24 == 255 else { continue }
            let color = near.color(for: pixel)
            guard color != shown[index] else { continue }
            shown[index] = color
            update[index] = color
        }
        painted = frame
    }

    /// A frame to take the place of the last one, with the soft edges of another.
    mutating func replace(_ frame: [UInt32], edges: [UInt32]) {
        for index in frame.indices {
            let pixel = frame[index]
            if pixel >> 24 < 255 {
                shown[index] = edges[index]
            } else if pixel != painted[index] {
                shown[index] = near.color(for: pixel)
            }
        }
        update = shown
        painted = frame
    }
}
