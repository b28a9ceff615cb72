/// The five filters of PNG (ISO/IEC 15948, 9.2), taken back.
enum PNGFilters {
    /// - Parameters:
    ///   - stride: bytes of a row without the byte that names its filter.
    ///   - step: bytes of a pixel.
    static func undo(_ filtered: [UInt8], stride: Int, step: Int) throws -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(filtered.count)
        var above = [UInt8](repeating: 0, count: stride)
        var start = 0
        while start < filtered.count {
            var row = Array(filtered[(start + 1)..<(start + 1 + stride)])
            switch filtered[start] {
            case 0: break
            case 1: for i in row.indices.dropFirst(step) { row[i] &+= row[i - step] }
            case 2: for i in row.indices { row[i] &+= above[i] }
            case 3:
                for i in row.indices {
                    let left = i >= step ? Int(row[i - step]) : 0
                    row[i] &+= UInt8((left + Int(above[i])) / 2)
                }
            case 4:
                for i in row.indices {
                    let left = i >= step ? row[i - step] : 0
                    row[i] &+= paeth(left, above[i], i >= step ? above[i - step] : 0)
                }
            default: throw Failure("filter \(filtered[start])")
            }
            result += row
            above = row
            start += stride + 1
        }
        return result
    }

    private static func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
        let estimate = Int(left) + Int(up) - Int(corner)
        let toLeft = abs(estimate - Int(left))
        let toUp = abs(estimate - Int(up))
        let toCorner = abs(estimate - Int(corner))
        if toLeft <= toUp, toLeft <= toCorner { return left }
        return toUp <= toCorner ? up : corner
    }
}
