/// Turns pixels (0xAARRGGBB, multiplied by alpha) into a PNG file: with a palette where the colours are few enough, else
/// with RGB or RGBA.
struct PNGEncoder: ~Copyable {
    private var runs: ColorRuns
    private var scanlines: Scanlines
    private var packed: ReusableMemory<UInt8>
    /// For pictures of up to 32 KiB of rows: at 80 px a file is 5 % larger and done 7 % sooner than with the other.
    private let quickCompressor: Compressor
    private let compressor: Compressor

    private static let quickLimit = 32 * 1024

    init() throws(PNGError) {
        let quick = try Compressor(level: 3)
        let thorough = try Compressor(level: 5)
        quickCompressor = quick
        compressor = thorough
        runs = ColorRuns()
        scanlines = Scanlines()
        packed = ReusableMemory()
    }

    /// `mergesColors`: whether near colours may become one, so that a palette holds them.
    ///
    /// - Parameter room: where the rows may be written, over the pixels themselves; it begins at least `height` bytes before
    ///   them. Null where the pixels are to stay.
    mutating func encode(
        _ pixels: UnsafePointer<UInt32>, over room: UnsafeMutableRawPointer? = nil, width: Int, height: Int,
        mergesColors: Bool, isAnimation: Bool = false, goesOn: () -> Bool = { true }
    ) throws(PNGError) -> [UInt8] {
        defer { trim() }
        var header = PNGHeader(width: width, height: height)
        let tolerance = mergesColors ? Palette.mostMerged : 0
        if unsafe try runs.read(pixels, width: width, height: height),
            let palette = Palette(of: runs, tolerance: tolerance)
        {
            header.colorType = .palette
            let rows = unsafe try scanlines.unfiltered(
                palette.indices, of: runs, over: room, width: width, height: height)
            guard goesOn() else { throw .stopped }
            return unsafe file(header, palette, isAnimation, try pack(rows))
        }
        let isOpaque = unsafe Scanlines.isOpaque(pixels, count: width * height)
        header.colorType = isOpaque ? .rgb : .rgba
        let rows = unsafe try scanlines.filtered(
            pixels, over: room, width: width, height: height, isOpaque: isOpaque, by: runs.filters, goesOn: goesOn)
        guard goesOn() else { throw .stopped }
        return unsafe file(header, nil, isAnimation, try pack(rows))
    }

    /// The zlib stream of `data`; it stays until the next call.
    private mutating func pack(_ data: UnsafeRawBufferPointer) throws(PNGError) -> UnsafeBufferPointer<UInt8> {
        let isQuick = data.count <= Self.quickLimit
        let bound = isQuick ? quickCompressor.bound(data.count) : compressor.bound(data.count)
        let packed = unsafe try packed.reserve(bound)
        let count =
            isQuick
            ? unsafe try quickCompressor.compress(data, to: packed, capacity: bound)
            : unsafe try compressor.compress(data, to: packed, capacity: bound)
        return unsafe UnsafeBufferPointer(start: packed, count: count)
    }

    private mutating func trim() {
        runs.trim()
        scanlines.trim()
        packed.trim()
    }

    private func file(
        _ header: PNGHeader, _ palette: Palette?, _ isAnimation: Bool, _ data: UnsafeBufferPointer<UInt8>
    ) -> [UInt8] {
        // 256 colours take 1,024 bytes, all else of a file but its data 139.
        var file = PNGFile(capacity: data.count + 1200)
        file.append(header)
        if isAnimation { file.append(frameCount: 1) }
        if let palette { file.append(palette) }
        if isAnimation { file.append(.replaces, width: header.width, height: header.height) }
        unsafe file.append("IDAT", data)
        file.append("IEND", [])
        return file.bytes
    }
}

/// A loop is written as RGBA: its later frames need transparency, and all frames share one kind of pixel.
extension PNGEncoder {
    mutating func beginLoop(
        of frameCount: Int, _ first: [UInt32], width: Int, height: Int
    ) throws(PNGError) -> PNGFile {
        var file = PNGFile(capacity: 1 << 16)
        file.append(PNGHeader(width: width, height: height))
        file.append(frameCount: frameCount)
        file.append(.replaces, width: width, height: height)
        unsafe file.append("IDAT", try packWhole(first, width: width, height: height))
        return file
    }

    /// One more frame; one that is not whole goes over what is shown.
    mutating func append(
        _ pixels: [UInt32], width: Int, height: Int, isWhole: Bool, to file: inout PNGFile
    ) throws(PNGError) {
        file.append(isWhole ? .replaces : .over, width: width, height: height)
        let data =
            unsafe isWhole
            ? try packWhole(pixels, width: width, height: height)
            : try packRGBA(pixels, width: width, height: height, by: [.none])
        unsafe file.append(frame: data)
    }

    mutating func end(_ file: consuming PNGFile) -> [UInt8] {
        trim()
        file.append("IEND", [])
        return file.bytes
    }

    private mutating func packWhole(
        _ pixels: [UInt32], width: Int, height: Int
    ) throws(PNGError) -> UnsafeBufferPointer<UInt8> {
        _ = unsafe try runs.read(pixels, width: width, height: height)
        return unsafe try packRGBA(pixels, width: width, height: height, by: runs.filters)
    }

    private mutating func packRGBA(
        _ pixels: [UInt32], width: Int, height: Int, by filters: [ScanlineFilter]
    ) throws(PNGError) -> UnsafeBufferPointer<UInt8> {
        unsafe try pack(scanlines.filtered(pixels, width: width, height: height, isOpaque: false, by: filters))
    }
}
