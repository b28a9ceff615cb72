import Drawing

/// Path data in as few bytes as the grammar allows. Positions are those of the rounded grid, so that a run of relative
/// steps ends exactly where the absolute coordinates would.
struct PathEncoder {
    /// Up to three pairs of thousandths of a point.
    private typealias Values = InlineArray<6, Int>

    private static let maximumWidth = 2 * (1 + 6 * (1 + ByteBuffer.maximumWidth))

    private let origin: Point
    private let scale: Double
    private let decimals: Int
    /// Whether steps are written relative even where that is longer, so that they mean the same anywhere.
    private let isRelative: Bool
    private(set) var state = State()

    /// What was written last means for what comes next.
    struct State {
        var position = GridPoint()
        /// Of the contour.
        var start = GridPoint()
        /// The command that a parser assumes when none is written.
        var implied: UInt8 = 0
        /// Whether a number just written had a point, after which another may start with one.
        var followsPoint = false
    }

    /// Every point is multiplied by `scale` and moved by `origin`.
    ///
    /// - Parameter decimals: of the grid: 3, or 2 where hundredths are enough.
    init(origin: Point = .zero, scale: Double = 1, decimals: Int = 3, isRelative: Bool = false) {
        self.origin = origin
        self.scale = scale
        self.decimals = decimals
        self.isRelative = isRelative
    }

    mutating func append(_ path: Path, to out: inout ByteBuffer) {
        guard case .move? = path.elements.first else { return }
        append(path.elements[...], to: &out)
    }

    /// A glyph whose origin is at `place`, before scaling.
    mutating func append(_ outline: GlyphOutline, at place: Point, from texts: GlyphTexts, to out: inout ByteBuffer) {
        guard case .move? = outline.elements.first else { return }
        let text = texts.text(of: outline, scale: scale, decimals: decimals)
        let place = grid(place)
        out.reserve(Self.maximumWidth)
        move(place + text.start, to: &out)
        out.append(text.data)
        state = text.end
        state.position += place
        state.start += place
    }

    /// Where a path begins, which is not written: a reader has to know it.
    mutating func start(of elements: [Path.Element]) -> GridPoint {
        guard case .move(let point)? = elements.first else { return GridPoint() }
        state.start = grid(point)
        state.position = state.start
        return state.start
    }

    mutating func append(_ elements: ArraySlice<Path.Element>, to out: inout ByteBuffer) {
        for index in elements.indices {
            // A command and six numbers in both spellings.
            out.reserve(Self.maximumWidth)
            switch elements[index] {
            case .move(let point): move(grid(point), to: &out)
            case .line(let point):
                let end = grid(point)
                // `z` draws the last side.
                if end == state.start, index + 1 < elements.endIndex, elements[index + 1] == .close { continue }
                line(end, to: &out)
            case .quad(let control, let end):
                let (control, end) = (grid(control), grid(end))
                write("Q", [control.x, control.y, end.x, end.y, 0, 0], count: 4, to: &out)
            case .cubic(let control1, let control2, let end):
                let (first, second, end) = (grid(control1), grid(control2), grid(end))
                write("C", [first.x, first.y, second.x, second.y, end.x, end.y], count: 6, to: &out)
            case .close:
                out.put(UInt8(ascii: "z"))
                state.position = state.start
                state.implied = 0
            }
        }
    }

    @inline(__always)
    private func grid(_ point: Point) -> GridPoint {
        GridPoint(x: grid(origin.x + point.x * scale), y: grid(origin.y + point.y * scale))
    }

    @inline(__always)
    private func grid(_ value: Double) -> Int {
        decimals == 3 ? ByteBuffer.thousandths(value) : 10 * ByteBuffer.thousandths(value / 10)
    }

    private mutating func move(_ point: GridPoint, to out: inout ByteBuffer) {
        state.start = point
        // The first one is absolute in either spelling.
        write("M", [point.x, point.y, 0, 0, 0, 0], count: 2, to: &out)
        state.implied = state.implied == UInt8(ascii: "M") ? UInt8(ascii: "L") : UInt8(ascii: "l")
    }

    private mutating func line(_ end: GridPoint, to out: inout ByteBuffer) {
        let start = state.position
        switch (end.x == start.x, end.y == start.y) {
        case (true, true): break
        case (false, true): writeSide("H", end.x, from: start.x, to: &out)
        case (true, false): writeSide("V", end.y, from: start.y, to: &out)
        case (false, false): write("L", [end.x, end.y, 0, 0, 0, 0], count: 2, to: &out)
        }
        state.position = end
    }

    private mutating func writeSide(_ command: Unicode.Scalar, _ end: Int, from start: Int, to out: inout ByteBuffer) {
        write(UInt8(ascii: command), [end, 0, 0, 0, 0, 0], [end - start, 0, 0, 0, 0, 0], count: 1, to: &out)
    }

    private mutating func write(_ command: Unicode.Scalar, _ values: Values, count: Int, to out: inout ByteBuffer) {
        var relative = values
        for index in stride(from: 0, to: count, by: 2) {
            relative[index] -= state.position.x
            relative[index + 1] -= state.position.y
        }
        write(UInt8(ascii: command), values, relative, count: count, to: &out)
        state.position = GridPoint(x: values[count - 2], y: values[count - 1])
    }

    /// Writes whichever is shorter; relative where both are. Both are written, since a number's length is known no sooner than
    /// its text.
    private mutating func write(
        _ command: UInt8, _ absolute: Values, _ relative: Values, count: Int, to out: inout ByteBuffer
    ) {
        let start = out.count
        let before = state
        put(command | 0x20, relative, count: count, to: &out)
        if isRelative { return }
        let end = out.count
        let after = state
        state = before
        put(command, absolute, count: count, to: &out)
        if out.count - end < end - start {
            out.remove(from: start, to: end)
        } else {
            out.shorten(to: end)
            state = after
        }
    }

    @inline(__always)
    private mutating func put(_ command: UInt8, _ values: Values, count: Int, to out: inout ByteBuffer) {
        var isFirst = command != state.implied
        if isFirst { out.put(command) }
        for index in 0..<count {
            let value = values[index]
            if !isFirst, Self.needsSpace(value, state.followsPoint) { out.put(UInt8(ascii: " ")) }
            state.followsPoint = out.put(thousandths: value)
            isFirst = false
        }
        state.implied = command
    }

    /// A sign separates, and so does a second point.
    @inline(__always)
    private static func needsSpace(_ value: Int, _ followsPoint: Bool) -> Bool {
        value >= 0 && !(followsPoint && value > 0 && value < 1000)
    }
}

/// A place in thousandths of a point.
struct GridPoint: Equatable {
    var x = 0
    var y = 0

    static func + (left: GridPoint, right: GridPoint) -> GridPoint {
        GridPoint(x: left.x + right.x, y: left.y + right.y)
    }

    static func += (left: inout GridPoint, right: GridPoint) {
        left = left + right
    }
}
