/// The five filters of PNG; the raw value is the byte in front of a row.
enum ScanlineFilter: UInt8, CaseIterable {
    case none, sub, up, average, paeth

    /// Writes the filtered row to `target`; the sum of its bytes, taken as signed, without their signs. Both rows must have
    /// `pixelBytes` zeros in front.
    @inline(__always)
    func apply(
        _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, pixelBytes: Int,
        to target: UnsafeMutablePointer<UInt8>
    ) -> Int {
        let left = unsafe row - pixelBytes
        let corner = unsafe above - pixelBytes
        return switch self {
        case .none: unsafe Self.write(count, target) { unsafe row[$0] }
        case .sub: unsafe Self.write(count, target) { unsafe row[$0] &- left[$0] }
        case .up: unsafe Self.write(count, target) { unsafe row[$0] &- above[$0] }
        case .average:
            unsafe Self.write(count, target) {
                unsafe row[$0] &- UInt8(truncatingIfNeeded: (UInt16(left[$0]) &+ UInt16(above[$0])) >> 1)
            }
        case .paeth:
            unsafe Self.write(count, target) { unsafe row[$0] &- Self.paeth(left[$0], above[$0], corner[$0]) }
        }
    }

    @inline(__always)
    private static func write(
        _ count: Int, _ target: UnsafeMutablePointer<UInt8>, _ value: (Int) -> UInt8
    ) -> Int {
        var sum: UInt32 = 0
        for index in 0..<count {
            let byte = value(index)
            unsafe target[index] = byte
            sum &+= UInt32(Int8(bitPattern: byte).magnitude)
        }
        return Int(sum)
    }

    @inline(__always)
    private static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
        let (a, b, c) = (Int16(left), Int16(above), Int16(corner))
        let (pa, pb, pc) = (abs(b - c), abs(a - c), abs(a &+ b &- 2 &* c))
        return pa <= pb && pa <= pc ? left : pb <= pc ? above : corner
    }
}
