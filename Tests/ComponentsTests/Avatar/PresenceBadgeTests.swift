import Drawing
import Testing

@testable import Components

@Suite("The presence badge") struct PresenceBadgeTests {
    private static let sizes = [1.0, 2, 3, 5, 10, 20, 36, 80, 512, 10_000]

    private static func badge(_ size: Double, _ direction: LayoutDirection = .ltr) -> PresenceBadge {
        var context = Context()
        context.layoutDirection = direction
        return PresenceBadge(.online, size: size, isCutout: false, context: context)
    }

    private static func ring(_ badge: PresenceBadge) throws -> Path {
        guard case .shape(let shape) = badge.ring, case .path(let path, _) = shape.geometry else { throw NoPath() }
        return path
    }

    private struct NoPath: Error {}

    /// Points along the outline; those of curves apart.
    private static func points(of path: Path) -> (all: [Point], curved: [Point]) {
        var (all, curved): ([Point], [Point]) = ([], [])
        for element in path.elements {
            switch element {
            case .move(let point), .line(let point): all.append(point)
            case .quad(_, let end): all.append(end)
            case .cubic(let control1, let control2, let end):
                guard let start = all.last else { continue }
                for step in 1...16 {
                    let t = Double(step) / 16
                    let weights = [
                        (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t,
                    ]
                    let parts = zip(weights, [start, control1, control2, end])
                    let point = parts.reduce(Point.zero) { sum, part in
                        Point(x: sum.x + part.0 * part.1.x, y: sum.y + part.0 * part.1.y)
                    }
                    all.append(point)
                    curved.append(point)
                }
            case .close: break
            }
        }
        return (all, curved)
    }

    @Test("Is 28 % of the size and touches the bottom trailing corner of the frame", arguments: sizes)
    func place(size: Double) {
        let badge = Self.badge(size)
        #expect(badge.diameter == 0.28 * size)
        #expect(badge.ringWidth == max(1, 0.05 * size))
        #expect(badge.center == Point(x: size - 0.14 * size, y: size - 0.14 * size))
        #expect(Self.badge(size, .rtl).center == Point(x: 0.14 * size, y: size - 0.14 * size))
    }

    @Test("Its ring runs along a circle round the dot and stays inside of the frame", arguments: sizes)
    func ring(size: Double) throws {
        let badge = Self.badge(size)
        let (all, curved) = Self.points(of: try Self.ring(badge))
        let radius = min(badge.diameter / 2 + badge.ringWidth, size - badge.diameter / 2)
        let tolerance = 0.0004 * size + 1e-9
        #expect(curved.count >= 32)
        for point in curved {
            let (dx, dy) = (point.x - badge.center.x, point.y - badge.center.y)
            #expect(abs((dx * dx + dy * dy).squareRoot() - radius) <= tolerance, "\(point)")
        }
        for point in all {
            let isInside = min(point.x, point.y) >= -tolerance && max(point.x, point.y) <= size + tolerance
            #expect(isInside, "\(point)")
        }
        // It is cut off at the right and at the bottom, and reaches both.
        #expect(all.contains { abs($0.x - size) <= tolerance } && all.contains { abs($0.y - size) <= tolerance })
    }

    @Test("From right to left the ring is the mirror image", arguments: sizes)
    func mirrored(size: Double) throws {
        let left = Self.points(of: try Self.ring(Self.badge(size, .rtl))).all
        let right = Self.points(of: try Self.ring(Self.badge(size))).all
        #expect(left.count == right.count)
        for (a, b) in zip(left, right) {
            #expect(abs(a.x - (size - b.x)) <= 1e-9 * size && a.y == b.y)
        }
    }

    @Test("The notch is the same circle, taken out of the frame", arguments: [LayoutDirection.ltr, .rtl])
    func notch(direction: LayoutDirection) throws {
        let badge = Self.badge(80, direction)
        let frame = Geometry.everything(in: Rect(size: Size(square: 80)), but: badge.notch)
        guard case .path(let path, evenOdd: false) = frame else { throw NoPath() }
        let curved = Self.points(of: path).curved
        #expect(!curved.isEmpty)
        for point in curved {
            let (dx, dy) = (point.x - badge.center.x, point.y - badge.center.y)
            #expect(abs((dx * dx + dy * dy).squareRoot() - (badge.diameter / 2 + badge.ringWidth)) < 0.02)
        }
        #expect(path.elements.first == .move(.zero))
        // Clockwise around the frame, so the circle goes up first, the other way round.
        guard case .cubic(_, _, let end)? = path.elements.first(where: { if case .cubic = $0 { true } else { false } })
        else {
            throw NoPath()
        }
        #expect(end.y < badge.center.y)
    }
}
