import CDeflate

/// A PNG picture that keeps the rules that hold for every one (`png` in the vector schema), decoded.
package struct PNGPicture {
    package enum ColorType: String {
        case palette, rgb, rgba

        var channels: Int {
            switch self {
            case .palette: 1
            case .rgb: 3
            case .rgba: 4
            }
        }
    }

    package struct Pixel: Equatable {
        package var red: UInt8
        package var green: UInt8
        package var blue: UInt8
        package var alpha: UInt8

        package var hex: String {
            let bytes = [red, green, blue, alpha]
            return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
        }
    }

    package let width: Int
    package let height: Int
    package let colorType: ColorType
    /// Names of all chunks in their order.
    package let chunks: [String]
    private let samples: [UInt8]
    private let palette: [UInt8]
    private let paletteAlpha: [UInt8]

    private var channels: Int { colorType.channels }

    package subscript(x: Int, y: Int) -> Pixel {
        let at = (y * width + x) * channels
        switch colorType {
        case .palette:
            let entry = Int(samples[at])
            return Pixel(
                red: palette[entry * 3], green: palette[entry * 3 + 1], blue: palette[entry * 3 + 2],
                alpha: entry < paletteAlpha.count ? paletteAlpha[entry] : 255)
        case .rgb: return Pixel(red: samples[at], green: samples[at + 1], blue: samples[at + 2], alpha: 255)
        case .rgba:
            return Pixel(red: samples[at], green: samples[at + 1], blue: samples[at + 2], alpha: samples[at + 3])
        }
    }

    package init(_ data: [UInt8]) throws {
        guard data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { throw Failure("no PNG") }
        var chunks: [String] = []
        var header: ArraySlice<UInt8> = []
        var palette: [UInt8] = []
        var paletteAlpha: [UInt8] = []
        var stream: [UInt8] = []
        var at = 8
        while at < data.count {
            guard at + 12 <= data.count else { throw Failure("a chunk is cut off") }
            let length = Self.word(data[at...])
            guard at + 12 + length <= data.count else { throw Failure("a chunk is cut off") }
            let name = String(decoding: data[(at + 4)..<(at + 8)], as: UTF8.self)
            let body = data[(at + 8)..<(at + 8 + length)]
            guard Self.checksum(data[(at + 4)..<(at + 8 + length)]) == Self.word(data[(at + 8 + length)...]) else {
                throw Failure("the CRC of \(name) does not hold")
            }
            chunks.append(name)
            switch name {
            case "IHDR": header = body
            case "PLTE": palette = Array(body)
            case "tRNS": paletteAlpha = Array(body)
            case "IDAT": stream += body
            default: break
            }
            at += 12 + length
        }
        guard chunks.first == "IHDR", chunks.last == "IEND", header.count == 13 else {
            throw Failure("chunks: \(chunks)")
        }
        guard chunks.contains("sRGB") else { throw Failure("no sRGB chunk") }
        let facts = Array(header)
        guard facts[8] == 8, facts[12] == 0 else { throw Failure("bit depth \(facts[8]), interlacing \(facts[12])") }
        switch facts[9] {
        case 3: colorType = .palette
        case 2: colorType = .rgb
        case 6: colorType = .rgba
        default: throw Failure("colour type \(facts[9])")
        }
        width = Self.word(header)
        height = Self.word(header.dropFirst(4))
        self.chunks = chunks
        self.palette = palette
        self.paletteAlpha = paletteAlpha
        let stride = width * colorType.channels
        samples = try PNGFilters.undo(
            Self.inflate(stream, count: (stride + 1) * height), stride: stride, step: colorType.channels)
        if colorType == .palette, let highest = samples.max(), Int(highest) * 3 + 3 > palette.count {
            throw Failure("a pixel is outside of the palette")
        }
    }

    private static func word(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }

    private static func checksum(_ bytes: ArraySlice<UInt8>) -> Int {
        Int(unsafe bytes.withUnsafeBytes { unsafe libdeflate_crc32(0, $0.baseAddress, $0.count) })
    }

    private static func inflate(_ stream: [UInt8], count: Int) throws -> [UInt8] {
        guard let decompressor = unsafe libdeflate_alloc_decompressor() else { throw Failure("no memory") }
        defer { unsafe libdeflate_free_decompressor(decompressor) }
        var status = LIBDEFLATE_SUCCESS
        let pixels = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            var actual = 0
            status = unsafe libdeflate_zlib_decompress(
                decompressor, stream, stream.count, buffer.baseAddress, count, &actual)
            filled = actual
        }
        guard status == LIBDEFLATE_SUCCESS, pixels.count == count else { throw Failure("the pixels do not inflate") }
        return pixels
    }
}
