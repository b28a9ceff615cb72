import Drawing

@testable import Symbols

/// Which cells of a grid over the box of side 1 an outline fills, by the non-zero rule at their middles.
struct InkedCells {
    static let side = 64
    private(set) var cells: [Bool]

    var count: Int { cells.count { $0 } }

    init(_ layers: [SymbolLayer]) {
        cells = Array(repeating: false, count: Self.side * Self.side)
        for layer in layers { fill(layer.path) }
    }

    private init(cells: [Bool]) { self.cells = cells }

    func subtracting(_ other: InkedCells) -> InkedCells {
        InkedCells(cells: zip(cells, other.cells).map { $0 && !$1 })
    }

    func intersection(_ other: InkedCells) -> InkedCells {
        InkedCells(cells: zip(cells, other.cells).map { $0 && $1 })
    }

    /// With everything that it shuts in.
    var withHoles: InkedCells {
        let side = Self.side
        var outside = Array(repeating: false, count: cells.count)
        var open: [Int] = []
        for place in 0..<side { open += [place, (side - 1) * side + place, place * side, place * side + side - 1] }
        while let cell = open.popLast() {
            guard !cells[cell], !outside[cell] else { continue }
            outside[cell] = true
            if cell >= side { open.append(cell - side) }
            if cell < (side - 1) * side { open.append(cell + side) }
            if cell % side > 0 { open.append(cell - 1) }
            if cell % side < side - 1 { open.append(cell + 1) }
        }
        return InkedCells(cells: outside.map { !$0 })
    }

    private mutating func fill(_ path: Path) {
        let side = Double(Self.side)
        var crossings: [[(x: Double, winding: Int)]] = Array(repeating: [], count: Self.side)
        func cross(_ a: Point, _ b: Point) {
            guard a.y != b.y else { return }
            let first = max(0, Int((min(a.y, b.y) * side - 0.5).rounded(.up)))
            let end = min(Self.side, Int((max(a.y, b.y) * side - 0.5).rounded(.up)))
            guard first < end else { return }
            for row in first..<end {
                let part = ((Double(row) + 0.5) / side - a.y) / (b.y - a.y)
                crossings[row].append((a.x + part * (b.x - a.x), a.y < b.y ? 1 : -1))
            }
        }
        var (start, last) = (Point.zero, Point.zero)
        for element in path.elements {
            switch element {
            case .move(let point):
                cross(last, start)
                (start, last) = (point, point)
            case .line(let point):
                cross(last, point)
                last = point
            case .quad(_, let end):
                cross(last, end)
                last = end
            case .cubic(let first, let second, let end):
                var previous = last
                for step in 1...6 {
                    let t = Double(step) / 6
                    let u = 1 - t
                    func at(_ p: Double, _ q: Double, _ r: Double, _ s: Double) -> Double {
                        u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s
                    }
                    let next = Point(
                        x: at(last.x, first.x, second.x, end.x), y: at(last.y, first.y, second.y, end.y))
                    cross(previous, next)
                    previous = next
                }
                last = end
            case .close:
                cross(last, start)
                last = start
            }
        }
        cross(last, start)
        for row in 0..<Self.side {
            var winding = 0
            let sorted = crossings[row].sorted { $0.x < $1.x }
            for (index, crossing) in sorted.enumerated() {
                winding += crossing.winding
                guard winding != 0, index + 1 < sorted.count else { continue }
                let first = max(0, Int((crossing.x * side - 0.5).rounded(.up)))
                let end = min(Self.side, Int((sorted[index + 1].x * side - 0.5).rounded(.up)))
                if first < end { for column in first..<end { cells[row * Self.side + column] = true } }
            }
        }
    }
}
