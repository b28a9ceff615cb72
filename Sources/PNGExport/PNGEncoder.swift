/// Turns pixels (0xAARRGGBB, multiplied by alpha) into a PNG file: with a palette where the colours are few enough, else
/// with RGB or RGBA.
struct PNGEncoder: ~Copyable {
    private var runs: ColorRuns
    private var scanlines: Scanlines
    private var packed: ReusableMemory<UInt8>
    private let compressor: Compressor

    init() throws(PNGError) {
        compressor = try Compressor(level: 5)
        runs = ColorRuns()
        scanlines = Scanlines()
        packed = ReusableMemory()
    }

    mutating func encode(_ pixels: UnsafePointer<UInt32>, width: Int, height: Int) throws(PNGError) -> [UInt8] {
        defer {
            runs.trim()
            scanlines.trim()
            packed.trim()
        }
        var header = PNGHeader(width: width, height: height)
        if unsafe try runs.read(pixels, width: width, height: height), let palette = Palette(of: runs) {
            header.colorType = .palette
            let rows = unsafe try scanlines.unfiltered(palette.indices, of: runs, width: width, height: height)
            return unsafe file(header, palette, try pack(rows))
        }
        let isOpaque = unsafe Scanlines.isOpaque(pixels, count: width * height)
        header.colorType = isOpaque ? .rgb : .rgba
        let filters = ScanlineFilter.allCases
        let filtered = unsafe try pack(
            scanlines.filtered(pixels, width: width, height: height, isOpaque: isOpaque, by: filters))
        // Where runs are long, rows as they are may be smaller: those of a story ring are, by a sixth at 512 px.
        guard runs.isMostlyFlat else { return unsafe file(header, nil, filtered) }
        let smaller = unsafe [UInt8](filtered)
        let plain = unsafe try pack(
            scanlines.filtered(pixels, width: width, height: height, isOpaque: isOpaque, by: [.none]))
        guard plain.count >= smaller.count else { return unsafe file(header, nil, plain) }
        return unsafe smaller.withUnsafeBufferPointer { unsafe file(header, nil, $0) }
    }

    /// The zlib stream of `data`; it stays until the next call.
    private mutating func pack(_ data: UnsafeRawBufferPointer) throws(PNGError) -> UnsafeBufferPointer<UInt8> {
        let bound = compressor.bound(data.count)
        let packed = unsafe try packed.reserve(bound)
        let count = unsafe try compressor.compress(data, to: packed, capacity: bound)
        return unsafe UnsafeBufferPointer(start: packed, count: count)
    }

    private func file(_ header: PNGHeader, _ palette: Palette?, _ data: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        // 256 colours take 1,024 bytes, all else of a file but its data 81.
        var file = PNGFile(capacity: data.count + 1200)
        file.append(header)
        if let palette { file.append(palette) }
        unsafe file.append("IDAT", data)
        file.append("IEND", [])
        return file.bytes
    }
}
