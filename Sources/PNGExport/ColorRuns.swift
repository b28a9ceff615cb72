/// A picture as runs of equal pixels, and its colours with how often each occurs. Pictures of few colours are mostly long
/// runs, so that whatever is done a run costs little.
@safe struct ColorRuns: ~Copyable {
    /// With more colours than this, merging never leaves few enough for a palette.
    static let mostColors = 4096
    /// A run is a colour's number above this many bits of length.
    static let lengthBits: UInt32 = 20
    private static let slotBits: UInt32 = 13

    private var slots = ReusableMemory<UInt16>()
    private var runs = ReusableMemory<UInt32>()
    /// A colour and how often it occurs, in the order in which they occur first.
    private var entries = ReusableMemory<Entry>()
    private(set) var colorCount = 0
    private var runCount = 0
    /// Of all runs together; less than the picture's where it has too many colours.
    private var pixelCount = 0

    struct Entry: BitwiseCopyable {
        /// Multiplied by alpha.
        let color: UInt32
        var count: UInt32
    }

    /// Those of the colours.
    var colors: UnsafeBufferPointer<Entry> { unsafe UnsafeBufferPointer(start: entries.base, count: colorCount) }

    /// Takes `height` rows of `width` pixels; false where they have too many colours.
    mutating func read(_ pixels: UnsafePointer<UInt32>, width: Int, height: Int) throws(PNGError) -> Bool {
        let slots = unsafe try slots.reserve(1 << Int(Self.slotBits))
        unsafe slots.update(repeating: 0, count: 1 << Int(Self.slotBits))
        var runs = unsafe try runs.reserve(4096)
        let entries = unsafe try entries.reserve(Self.mostColors)
        colorCount = 0
        runCount = 0
        pixelCount = 0
        for row in 0..<height {
            let line = unsafe pixels + row * width
            var start = 0
            while start < width {
                let limit = min(width, start + (1 << Int(Self.lengthBits)) - 1)
                let pixel = unsafe line[start]
                let end = unsafe Self.endOfRun(line, from: start, to: limit)
                guard let number = unsafe self.number(of: pixel, slots, entries) else { return false }
                unsafe entries[number].count &+= UInt32(truncatingIfNeeded: end - start)
                if runCount == self.runs.capacity { unsafe runs = try self.runs.grow(keeping: runCount) }
                unsafe runs[runCount] =
                    UInt32(truncatingIfNeeded: number) << Self.lengthBits
                    | UInt32(truncatingIfNeeded: end - start)
                runCount += 1
                pixelCount += end - start
                start = end
            }
        }
        return true
    }

    /// The filters to try on each row. Where runs, as far as the picture was read, have four pixels or more, rows as they
    /// are pack smaller than any filter makes them: by a fifth in a story ring at 512 px, by a third in a gradient.
    var filters: [ScanlineFilter] { pixelCount >= 4 * runCount ? [.none] : ScanlineFilter.allCases }

    /// Writes each row as a zero (PNG's filter type "none") and the byte that `indices` has for the colour of each pixel.
    func write(_ indices: [UInt8], to target: UnsafeMutablePointer<UInt8>, width: Int) {
        guard let runs = unsafe runs.base else { return }
        var target = unsafe target
        var left = 0
        for position in 0..<runCount {
            if left == 0 {
                unsafe target.pointee = 0
                unsafe target += 1
                left = width
            }
            let run = unsafe runs[position]
            let length = Int(run & (1 << Self.lengthBits - 1))
            let index = indices[Int(run >> Self.lengthBits)]
            // Most runs at an edge are one pixel.
            if length == 1 {
                unsafe target.pointee = index
            } else {
                unsafe target.update(repeating: index, count: length)
            }
            unsafe target += length
            left -= length
        }
    }

    mutating func trim() {
        runs.trim()
    }

    @inline(__always)
    private static func endOfRun(_ line: UnsafePointer<UInt32>, from start: Int, to limit: Int) -> Int {
        let pixel = unsafe line[start]
        var end = start + 1
        // Eight at a time: most of a picture is long runs.
        let pair = UInt64(pixel) << 32 | UInt64(pixel)
        while end + 8 <= limit {
            let next = unsafe UnsafeRawPointer(line + end)
            let different =
                unsafe (next.loadUnaligned(as: UInt64.self) ^ pair)
                | (next.loadUnaligned(fromByteOffset: 8, as: UInt64.self) ^ pair)
                | (next.loadUnaligned(fromByteOffset: 16, as: UInt64.self) ^ pair)
                | (next.loadUnaligned(fromByteOffset: 24, as: UInt64.self) ^ pair)
            if different != 0 { break }
            end += 8
        }
        while end < limit, unsafe line[end] == pixel { end += 1 }
        return end
    }

    /// Null when there is no room for one more colour.
    @inline(__always)
    private mutating func number(
        of pixel: UInt32, _ slots: UnsafeMutablePointer<UInt16>, _ entries: UnsafeMutablePointer<Entry>
    ) -> Int? {
        var slot = Int((pixel &* 0x9E37_79B1) >> (32 - Self.slotBits))
        while true {
            let entry = Int(unsafe slots[slot])
            if entry == 0 { break }
            if unsafe entries[entry - 1].color == pixel { return entry - 1 }
            slot = (slot + 1) & (1 << Int(Self.slotBits) - 1)
        }
        guard colorCount < Self.mostColors else { return nil }
        unsafe entries[colorCount] = Entry(color: pixel, count: 0)
        colorCount += 1
        unsafe slots[slot] = UInt16(truncatingIfNeeded: colorCount)
        return colorCount - 1
    }
}
