import Drawing

/// Path data in as few bytes as the grammar allows. Positions are those of the rounded grid, so that a run of relative
/// steps ends exactly where the absolute coordinates would.
struct PathEncoder {
    /// Up to three pairs of thousandths of a point.
    private typealias Values = InlineArray<6, Int>

    private static let maximumWidth = 2 * (1 + 6 * (1 + ByteBuffer.maximumWidth))

    private let origin: Point
    private let scale: Double
    /// Of the grid: 1000, or 100 where two decimals are enough.
    private let unitsPerPoint: Double
    private var x = 0
    private var y = 0
    private var startX = 0
    private var startY = 0
    /// The command that a parser assumes when none is written.
    private var implied: UInt8 = 0
    /// Whether a number just written had a point, after which another may start with one.
    private var followsPoint = false

    /// Every point is multiplied by `scale` and moved by `origin`.
    init(origin: Point = .zero, scale: Double = 1, decimals: Int = 3) {
        self.origin = origin
        self.scale = scale
        unitsPerPoint = decimals == 2 ? 100 : 1000
    }

    mutating func append(_ path: Path, to out: inout ByteBuffer) {
        let elements = path.elements
        guard case .move? = elements.first else { return }
        for index in elements.indices {
            // A command and six numbers in both spellings.
            out.reserve(Self.maximumWidth)
            switch elements[index] {
            case .move(let point):
                (startX, startY) = grid(point)
                // The first one is absolute in either spelling.
                write("M", [startX, startY, 0, 0, 0, 0], count: 2, to: &out)
                implied = implied == UInt8(ascii: "M") ? UInt8(ascii: "L") : UInt8(ascii: "l")
            case .line(let point):
                let (endX, endY) = grid(point)
                // `z` draws the last side.
                if endX == startX, endY == startY, index + 1 < elements.count, elements[index + 1] == .close {
                    continue
                }
                line(endX, endY, to: &out)
            case .quad(let control, let end):
                let (cx, cy) = grid(control)
                let (endX, endY) = grid(end)
                write("Q", [cx, cy, endX, endY, 0, 0], count: 4, to: &out)
            case .cubic(let control1, let control2, let end):
                let (ax, ay) = grid(control1)
                let (bx, by) = grid(control2)
                let (endX, endY) = grid(end)
                write("C", [ax, ay, bx, by, endX, endY], count: 6, to: &out)
            case .close:
                out.put(UInt8(ascii: "z"))
                (x, y) = (startX, startY)
                implied = 0
            }
        }
    }

    @inline(__always)
    private func grid(_ point: Point) -> (Int, Int) {
        (grid(origin.x + point.x * scale), grid(origin.y + point.y * scale))
    }

    @inline(__always)
    private func grid(_ value: Double) -> Int {
        unitsPerPoint == 1000 ? ByteBuffer.thousandths(value) : 10 * ByteBuffer.thousandths(value / 10)
    }

    private mutating func line(_ endX: Int, _ endY: Int, to out: inout ByteBuffer) {
        switch (endX == x, endY == y) {
        case (true, true): break
        case (false, true): writeSide("H", endX, from: x, to: &out)
        case (true, false): writeSide("V", endY, from: y, to: &out)
        case (false, false): write("L", [endX, endY, 0, 0, 0, 0], count: 2, to: &out)
        }
        (x, y) = (endX, endY)
    }

    private mutating func writeSide(_ command: Unicode.Scalar, _ end: Int, from start: Int, to out: inout ByteBuffer) {
        write(UInt8(ascii: command), [end, 0, 0, 0, 0, 0], [end - start, 0, 0, 0, 0, 0], count: 1, to: &out)
    }

    private mutating func write(_ command: Unicode.Scalar, _ values: Values, count: Int, to out: inout ByteBuffer) {
        var relative = values
        for index in stride(from: 0, to: count, by: 2) {
            relative[index] -= x
            relative[index + 1] -= y
        }
        write(UInt8(ascii: command), values, relative, count: count, to: &out)
        (x, y) = (values[count - 2], values[count - 1])
    }

    /// Writes whichever is shorter; relative where both are. Both are written, since a number's length is known no sooner than
    /// its text.
    private mutating func write(
        _ command: UInt8, _ absolute: Values, _ relative: Values, count: Int, to out: inout ByteBuffer
    ) {
        let start = out.count
        let before = (implied, followsPoint)
        put(command | 0x20, relative, count: count, to: &out)
        let end = out.count
        let after = (implied, followsPoint)
        (implied, followsPoint) = before
        put(command, absolute, count: count, to: &out)
        if out.count - end < end - start {
            out.remove(from: start, to: end)
        } else {
            out.shorten(to: end)
            (implied, followsPoint) = after
        }
    }

    @inline(__always)
    private mutating func put(_ command: UInt8, _ values: Values, count: Int, to out: inout ByteBuffer) {
        var isFirst = command != implied
        if isFirst { out.put(command) }
        for index in 0..<count {
            let value = values[index]
            if !isFirst, Self.needsSpace(value, followsPoint) { out.put(UInt8(ascii: " ")) }
            followsPoint = out.put(thousandths: value)
            isFirst = false
        }
        implied = command
    }

    /// A sign separates, and so does a second point.
    @inline(__always)
    private static func needsSpace(_ value: Int, _ followsPoint: Bool) -> Bool {
        value >= 0 && !(followsPoint && value > 0 && value < 1000)
    }
}
