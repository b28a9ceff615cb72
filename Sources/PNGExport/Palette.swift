/// At most 256 colours that stand for all those of a picture, none of them further away in any channel than a tolerance. The
/// commonest come first, so that of those that are merged the commonest stays exact.
struct Palette {
    /// Straight alpha, 0xAARRGGBB; the translucent ones first, so that `tRNS` ends with them.
    private(set) var colors: [UInt32] = []
    private(set) var translucentCount = 0
    /// For each of the picture's colours its number in the palette.
    private(set) var indices: [UInt8]

    private static let most = 256
    /// The greatest tolerance, of 255.
    static let mostMerged: Int32 = 3

    /// Null where more than 256 colours are left.
    init?(of runs: borrowing ColorRuns, tolerance: Int32) {
        let colors = unsafe runs.colors
        guard tolerance > 0 || colors.count <= Self.most else { return nil }
        var cells = Cells(tolerance: tolerance)
        indices = [UInt8](repeating: 0, count: colors.count)
        var kept: [UInt32] = []
        kept.reserveCapacity(Self.most)
        for number in unsafe Self.commonestFirst(colors) {
            let color = StraightAlpha.pixel(fromPremultiplied: unsafe colors[Int(number)].color)
            if let near = cells.commonest(near: color, in: kept) {
                indices[Int(number)] = UInt8(near)
            } else {
                guard kept.count < Self.most else { return nil }
                indices[Int(number)] = UInt8(kept.count)
                cells.insert(color, number: kept.count)
                kept.append(color)
            }
        }
        translucentFirst(kept)
    }

    /// The numbers of the colours; of those that occur equally often the first one first. Nearly all occur a few times only,
    /// so they are counted off rather than compared.
    private static func commonestFirst(_ colors: UnsafeBufferPointer<ColorRuns.Entry>) -> [UInt16] {
        let many = 64
        // How many colours occur more often than so many times.
        var places = [Int](repeating: 0, count: many + 1)
        for number in 0..<colors.count { places[unsafe min(many, Int(colors[number].count))] += 1 }
        var sum = 0
        for count in stride(from: many, through: 0, by: -1) { (places[count], sum) = (sum, sum + places[count]) }
        var order = [UInt16](repeating: 0, count: colors.count)
        for number in 0..<colors.count {
            let count = unsafe min(many, Int(colors[number].count))
            order[places[count]] = UInt16(truncatingIfNeeded: number)
            places[count] += 1
        }
        order[..<places[many]].sort { unsafe (colors[Int($0)].count, $1) > (colors[Int($1)].count, $0) }
        return order
    }

    private mutating func translucentFirst(_ kept: [UInt32]) {
        let opaque = kept.indices.filter { kept[$0] >> 24 == 255 }
        let order = kept.indices.filter { kept[$0] >> 24 < 255 } + opaque
        translucentCount = kept.count - opaque.count
        colors = order.map { kept[$0] }
        var places = [UInt8](repeating: 0, count: kept.count)
        for (place, number) in order.enumerated() { places[number] = UInt8(place) }
        for index in indices.indices { indices[index] = places[Int(indices[index])] }
    }

    /// Colours by alpha and green, in cells as wide as the greatest tolerance and one more: whatever is near lies in at most
    /// two by two of them.
    private struct Cells {
        let tolerance: Int32
        /// The number of the cell's last colour and 1.
        private var heads = [UInt16](repeating: 0, count: 64 * 64)
        /// The one before it in the same cell.
        private var links: [UInt16] = []

        init(tolerance: Int32) {
            self.tolerance = tolerance
        }

        mutating func insert(_ color: UInt32, number: Int) {
            let cell = Int(color >> 26) << 6 | Int(color >> 10 & 63)
            links.append(heads[cell])
            heads[cell] = UInt16(number + 1)
        }

        /// The commonest of the kept colours within the tolerance: taking the closest makes pictures a hundredth larger.
        func commonest(near color: UInt32, in kept: [UInt32]) -> Int? {
            var best = Int.max
            for alpha in Self.cells(near: color >> 24, tolerance) {
                for green in Self.cells(near: color >> 8 & 255, tolerance) {
                    var next = Int(heads[alpha << 6 | green])
                    while next > 0 {
                        let number = next - 1
                        if number < best, Palette.areNear(color, kept[number], tolerance) { best = number }
                        next = Int(links[number])
                    }
                }
            }
            return best < Int.max ? best : nil
        }

        @inline(__always)
        private static func cells(near channel: UInt32, _ tolerance: Int32) -> ClosedRange<Int> {
            let channel = Int(channel)
            return max(0, channel - Int(tolerance)) >> 2...min(255, channel + Int(tolerance)) >> 2
        }
    }

    @inline(__always)
    private static func areNear(_ one: UInt32, _ other: UInt32, _ tolerance: Int32) -> Bool {
        func isNear(_ shift: UInt32) -> Bool {
            abs(Int32(one >> shift & 255) - Int32(other >> shift & 255)) <= tolerance
        }
        return isNear(8) && isNear(16) && isNear(0) && isNear(24)
    }
}
