import CDeflate
import ImageDecoding
import TestSupport

/// Pictures for tests, and looks at what became of them.
enum Picture {
    static func request(
        _ width: Int, _ height: Int, _ fit: PictureRequest.Fit = .cover, _ form: PictureRequest.Form = .pixels
    ) -> PictureRequest {
        PictureRequest(width: width, height: height, fit: fit, form: form, maxPixels: 40_000_000)
    }

    /// A PNG of one colour type and depth.
    static func png(width: UInt32, height: UInt32, depth: UInt8, colorType: UInt8, rows: [UInt8], extra: [UInt8] = [])
        -> [UInt8]
    {
        let size = big(width) + big(height) + [depth, colorType, 0, 0, 0]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", size) + extra
            + chunk("IDAT", packed(rows)) + chunk("IEND", [])
    }

    static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let content = Array(type.utf8) + data
        return big(UInt32(data.count)) + content + big(unsafe libdeflate_crc32(0, content, content.count))
    }

    private static func big(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    private static func packed(_ bytes: [UInt8]) -> [UInt8] {
        guard let compressor = unsafe libdeflate_alloc_compressor(6) else { return [] }
        defer { unsafe libdeflate_free_compressor(compressor) }
        let room = unsafe libdeflate_zlib_compress_bound(compressor, bytes.count)
        return unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            count = unsafe libdeflate_zlib_compress(compressor, bytes, bytes.count, buffer.baseAddress, room)
        }
    }
}

extension DecodedPicture {
    subscript(x: Int, y: Int) -> [UInt8] { Array(data[(4 * (y * width + x))...].prefix(4)) }

    /// The colour in the middle of each quarter by the nearest of those there are, row by row: `rgbw` as it should be.
    var quarters: String {
        let places = [
            (width / 4, height / 4), (width * 3 / 4, height / 4), (width / 4, height * 3 / 4),
            (width * 3 / 4, height * 3 / 4),
        ]
        let names: [(String, [Int])] = [
            ("r", [255, 0, 0]), ("g", [0, 255, 0]), ("b", [0, 0, 255]), ("w", [255, 255, 255]), ("k", [0, 0, 0]),
        ]
        return places.map { x, y in
            let color = self[x, y].map { Int($0) }
            return names.first { name in zip(name.1, color).allSatisfy { abs($0 - $1) < 40 } }?.0 ?? "?"
        }.joined()
    }
}
