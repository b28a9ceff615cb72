/// A PNG file taken apart by the rules of its specification.
struct PNGReader {
    var chunks: [(type: String, data: [UInt8])] = []
    var width = 0
    var height = 0
    var colorType = 0
    /// 0xAARRGGBB, straight alpha, row by row.
    var pixels: [UInt32] = []

    /// Null where anything about the file is wrong.
    init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), readChunks(bytes[8...]),
            let header = data("IHDR"), header.count == 13, header[8] == 8, Array(header[10...]) == [0, 0, 0],
            let packed = data("IDAT")
        else { return nil }
        width = Self.number(header[0..<4])
        height = Self.number(header[4..<8])
        colorType = Int(header[9])
        guard let pixels = unpack(packed) else { return nil }
        self.pixels = pixels
    }

    /// The pixels of a zlib stream, in the picture's own size and kind.
    func unpack(_ packed: [UInt8]) -> [UInt32]? {
        guard let raw = Inflate.zlib(packed), let pixelBytes = [2: 3, 3: 1, 6: 4][colorType],
            let rows = unfilter(raw, pixelBytes)
        else { return nil }
        let (palette, alphas) = (data("PLTE") ?? [], data("tRNS") ?? [])
        var pixels: [UInt32] = []
        for row in rows {
            for start in stride(from: 0, to: row.count, by: pixelBytes) {
                if colorType == 3 {
                    let entry = Int(row[start])
                    guard 3 * entry + 2 < palette.count else { return nil }
                    let alpha = entry < alphas.count ? alphas[entry] : 255
                    pixels.append(
                        Self.pixel(palette[3 * entry], palette[3 * entry + 1], palette[3 * entry + 2], alpha))
                } else {
                    pixels.append(
                        Self.pixel(row[start], row[start + 1], row[start + 2], pixelBytes == 4 ? row[start + 3] : 255))
                }
            }
        }
        return pixels
    }

    func data(_ type: String) -> [UInt8]? {
        chunks.first { $0.type == type }?.data
    }

    subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

    private static func pixel(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) -> UInt32 {
        UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }

    private mutating func readChunks(_ bytes: ArraySlice<UInt8>) -> Bool {
        var rest = bytes
        while rest.count >= 12 {
            let count = Self.number(rest.prefix(4))
            let body = rest.dropFirst(4).prefix(count + 4)
            guard rest.count >= count + 12, Self.checksum(body) == Self.number(rest.dropFirst(count + 8).prefix(4))
            else {
                return false
            }
            chunks.append((String(decoding: body.prefix(4), as: UTF8.self), Array(body.dropFirst(4))))
            rest = rest.dropFirst(count + 12)
        }
        return rest.isEmpty && chunks.last?.type == "IEND"
    }

    static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }

    private static func checksum(_ bytes: ArraySlice<UInt8>) -> Int {
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return Int(~sum)
    }

    private func unfilter(_ raw: [UInt8], _ pixelBytes: Int) -> [[UInt8]]? {
        let count = width * pixelBytes
        guard raw.count == height * (count + 1) else { return nil }
        var rows: [[UInt8]] = []
        var above = [UInt8](repeating: 0, count: count)
        for y in 0..<height {
            let filter = raw[y * (count + 1)]
            var row = Array(raw[(y * (count + 1) + 1)...].prefix(count))
            for index in row.indices {
                let left = index < pixelBytes ? 0 : Int(row[index - pixelBytes])
                let corner = index < pixelBytes ? 0 : Int(above[index - pixelBytes])
                let up = Int(above[index])
                let guess = left + up - corner
                let (a, b, c) = (abs(guess - left), abs(guess - up), abs(guess - corner))
                switch filter {
                case 0: break
                case 1: row[index] &+= UInt8(left)
                case 2: row[index] &+= UInt8(up)
                case 3: row[index] &+= UInt8((left + up) / 2)
                case 4: row[index] &+= UInt8(a <= b && a <= c ? left : b <= c ? up : corner)
                default: return nil
                }
            }
            rows.append(row)
            above = row
        }
        return rows
    }
}
