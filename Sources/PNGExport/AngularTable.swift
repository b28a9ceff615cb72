import Drawing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// An angular gradient by angle, as running sums, so that the mean colour of the angles that a pixel spans costs two
/// look-ups: that smooths the seam, and the centre where all colours meet.
struct AngularTable {
    private static let entries = 2048

    /// Clockwise from 3 o'clock: the sum of all entries before, alpha-multiplied channels (blue, green, red, alpha) × 256.
    private var sums: [SIMD4<UInt32>]
    private let startTurn: Float

    init(startAngle: Double, stops: [GradientStop]) {
        startTurn = Float(startAngle.truncatingRemainder(dividingBy: 360) / 360)
        sums = [.zero]
        sums.reserveCapacity(Self.entries + 1)
        var next = 0
        for entry in 0..<Self.entries {
            let offset = (Double(entry) + 0.5) / Double(Self.entries)
            while next < stops.count, stops[next].offset <= offset { next += 1 }
            sums.append(sums[entry] &+ Self.color(at: offset, stops, next))
        }
    }

    /// `next` is the first stop beyond `offset`.
    private static func color(at offset: Double, _ stops: [GradientStop], _ next: Int) -> SIMD4<UInt32> {
        let from = stops[max(0, next - 1)]
        let to = stops[min(next, stops.count - 1)]
        let part = to.offset > from.offset ? min(max((offset - from.offset) / (to.offset - from.offset), 0), 1) : 0
        let mix = channels(from.color) + (channels(to.color) - channels(from.color)) * part
        let alpha = mix.w
        let factor = alpha * 256 / 255
        return SIMD4(
            UInt32(mix.x * factor + 0.5), UInt32(mix.y * factor + 0.5), UInt32(mix.z * factor + 0.5),
            UInt32(alpha * 256))
    }

    private static func channels(_ color: Color) -> SIMD4<Double> {
        SIMD4(Double(color.blue), Double(color.green), Double(color.red), Double(color.alpha))
    }

    /// Paints the pixels of `area` whose distance from `center`, in points of the scene, is one of `distances`.
    func fill(
        _ pixels: UnsafeMutablePointer<UInt32>, stride: Int, area: PixelArea, toScene: Transform, center: Point,
        distances: ClosedRange<Double>
    ) {
        let pixel = Float(max(abs(toScene.a) + abs(toScene.c), abs(toScene.b) + abs(toScene.d)))
        guard pixel > 0, pixel < .infinity else { return }
        let least = max(0, Float(distances.lowerBound) - 2 * pixel)
        let most = Float(distances.upperBound) + 2 * pixel
        let (stepX, stepY) = (Float(toScene.a), Float(toScene.b))
        for row in 0..<area.height {
            let first = toScene.apply(to: Point(x: Double(area.x) + 0.5, y: Double(area.y + row) + 0.5))
            let line = unsafe pixels + row * stride
            for column in 0..<area.width {
                let x = Float(first.x - center.x) + stepX * Float(column)
                let y = Float(first.y - center.y) + stepY * Float(column)
                let square = x * x + y * y
                guard square >= least * least, square <= most * most, square < .infinity else { continue }
                let radius = square.squareRoot()
                unsafe line[column] = color(turn: Self.turn(x, y), span: pixel / max(radius, pixel))
            }
        }
    }

    /// The mean over an arc of `span` radians around `turn` (of a full one).
    @inline(__always)
    private func color(turn: Float, span: Float) -> UInt32 {
        let half = max(1, Int(span * Float(Self.entries) / (4 * .pi) + 0.5))
        // Two turns up, so that neither end is below 0.
        let middle = Int((turn - startTurn + 2) * Float(Self.entries) + 0.5)
        let sum = total(before: middle + half) &- total(before: middle - half)
        // Channel by channel: Swift converts vectors through code that is not specialised, at ten times the cost.
        let factor = 1 / Float(2 * half * 256)
        @inline(__always) func mean(_ sum: UInt32) -> UInt32 { UInt32(Float(sum) * factor + 0.5) }
        return mean(sum.w) << 24 | mean(sum.z) << 16 | mean(sum.y) << 8 | mean(sum.x)
    }

    @inline(__always)
    private func total(before entry: Int) -> SIMD4<UInt32> {
        let turns = UInt32(truncatingIfNeeded: entry / Self.entries)
        return sums[Self.entries] &* turns &+ sums[entry % Self.entries]
    }

    /// The angle of a vector as part of a turn, 0 to 1, within 2⁻¹⁶; a quarter of the time of `atan2`.
    @inline(__always)
    private static func turn(_ x: Float, _ y: Float) -> Float {
        let (width, height) = (abs(x), abs(y))
        let ratio = min(width, height) / max(width, height, .leastNormalMagnitude)
        let square = ratio * ratio
        // Minimax for atan(ratio)/2π on 0…1.
        let high = 0.030_803_4 + square * (-0.018_530_87 + square * (0.008_380_04 + square * -0.001_865_49))
        var turn = ratio * (0.159_151_32 + square * (-0.052_938_67 + square * high))
        if height > width { turn = 0.25 - turn }
        if x < 0 { turn = 0.5 - turn }
        return y < 0 ? 1 - turn : turn
    }
}
