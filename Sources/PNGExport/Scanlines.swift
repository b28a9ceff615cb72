/// A picture's rows as PNG stores them, each after the byte that names its filter.
struct Scanlines: ~Copyable {
    private var memory = ReusableMemory<UInt8>()
    private var rows = ReusableMemory<UInt8>()

    /// One byte a pixel, the one that `indices` has for its colour; they stay until the next call, or in `room`.
    mutating func unfiltered(
        _ indices: [UInt8], of runs: borrowing ColorRuns, over room: UnsafeMutableRawPointer? = nil, width: Int,
        height: Int
    ) throws(PNGError) -> UnsafeRawBufferPointer {
        let count = height * (width + 1)
        let target = unsafe try self.room(room, count).bindMemory(to: UInt8.self, capacity: count)
        unsafe runs.write(indices, to: target, width: width)
        return unsafe UnsafeRawBufferPointer(start: target, count: count)
    }

    private mutating func room(
        _ given: UnsafeMutableRawPointer?, _ count: Int
    ) throws(PNGError) -> UnsafeMutableRawPointer {
        if let given = unsafe given { return unsafe given }
        return UnsafeMutableRawPointer(unsafe try memory.reserve(count))
    }

    mutating func trim() {
        memory.trim()
        rows.trim()
    }

    static func isOpaque(_ pixels: UnsafePointer<UInt32>, count: Int) -> Bool {
        var all: UInt32 = 0xFF00_0000
        for index in 0..<count { unsafe all &= pixels[index] }
        return all == 0xFF00_0000
    }

    /// Each row by whichever of `filters` leaves the smallest bytes; they stay until the next call, or in `room`, which may
    /// end where the pixels end and begins at least `height` bytes before them.
    mutating func filtered(
        _ pixels: UnsafePointer<UInt32>, over room: UnsafeMutableRawPointer? = nil, width: Int, height: Int,
        isOpaque: Bool, by filters: [ScanlineFilter], goesOn: () -> Bool = { true }
    ) throws(PNGError) -> UnsafeRawBufferPointer {
        let pixelBytes = isOpaque ? 3 : 4
        let count = width * pixelBytes
        let target = unsafe try self.room(room, height * (count + 1))
        // Two rows, each with a pixel of zeros in front, and one row for trials.
        let pitch = count + 4
        let rows = unsafe try self.rows.reserve(2 * pitch + count)
        unsafe rows.update(repeating: 0, count: 2 * pitch)
        for y in 0..<height {
            guard goesOn() else { throw .stopped }
            let row = unsafe rows + (y & 1) * pitch + 4
            let above = unsafe rows + (1 - y & 1) * pitch + 4
            let line = unsafe pixels + y * width
            unsafe isOpaque ? Self.writeRGB(line, width, row) : Self.writeRGBA(line, width, row)
            // In `room` it ends before the next row's pixels, and this row's have been read.
            let filtered = unsafe (target + y * (count + 1)).bindMemory(to: UInt8.self, capacity: count + 1)
            unsafe Self.filter(
                row, above: above, count: count, pixelBytes: pixelBytes, by: filters, trial: rows + 2 * pitch,
                to: filtered)
        }
        return unsafe UnsafeRawBufferPointer(start: target, count: height * (count + 1))
    }

    private static func writeRGB(_ line: UnsafePointer<UInt32>, _ width: Int, _ row: UnsafeMutablePointer<UInt8>) {
        var target = unsafe row
        for x in 0..<width {
            let pixel = unsafe line[x]
            unsafe target[0] = UInt8(truncatingIfNeeded: pixel >> 16)
            unsafe target[1] = UInt8(truncatingIfNeeded: pixel >> 8)
            unsafe target[2] = UInt8(truncatingIfNeeded: pixel)
            unsafe target += 3
        }
    }

    private static func writeRGBA(_ line: UnsafePointer<UInt32>, _ width: Int, _ row: UnsafeMutablePointer<UInt8>) {
        let target = UnsafeMutableRawPointer(row)
        for x in 0..<width {
            let pixel = StraightAlpha.pixel(fromPremultiplied: unsafe line[x])
            unsafe target.storeBytes(of: (pixel << 8 | pixel >> 24).bigEndian, toByteOffset: 4 * x, as: UInt32.self)
        }
    }

    private static func filter(
        _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, pixelBytes: Int,
        by filters: [ScanlineFilter], trial: UnsafeMutablePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>
    ) {
        var least = Int.max
        for filter in filters {
            let sum = unsafe filter.apply(row, above: above, count: count, pixelBytes: pixelBytes, to: trial)
            guard sum < least else { continue }
            least = sum
            unsafe target[0] = filter.rawValue
            unsafe (target + 1).update(from: trial, count: count)
        }
    }
}
