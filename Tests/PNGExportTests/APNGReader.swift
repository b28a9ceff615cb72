/// An APNG file's frames as a viewer shows them, by the rules of the PNG specification.
struct APNGReader {
    struct Frame {
        /// What is shown: 0xAARRGGBB, multiplied by alpha.
        var shown: [UInt32]
        /// What the file says, in straight alpha.
        var stored: [UInt32]
        var replaces: Bool
    }

    let file: PNGReader
    private(set) var frames: [Frame] = []
    private(set) var seconds = 0.0

    /// Null where anything about the file is wrong.
    init?(_ bytes: [UInt8]) {
        guard let file = PNGReader(bytes), let control = file.data("acTL"),
            Array(control[4...]) == [0, 0, 0, 0]
        else { return nil }
        self.file = file
        var number = 0
        var replaces = false
        for (type, data) in file.chunks {
            switch type {
            case "fcTL":
                let size = [file.width, file.height, 0, 0]
                guard PNGReader.number(data[0..<4]) == number, data.count == 26, data[24] == 0,
                    size.enumerated().allSatisfy({ PNGReader.number(data[(4 + 4 * $0)..<(8 + 4 * $0)]) == $1 })
                else { return nil }
                seconds += Double(PNGReader.number(data[20..<22])) / Double(PNGReader.number(data[22..<24]))
                replaces = data[25] == 0
                number += 1
            case "IDAT":
                guard frames.isEmpty, number == 1 else { return nil }
                append(file.pixels, replaces: true)
            case "fdAT":
                guard PNGReader.number(data[0..<4]) == number, let pixels = file.unpack(Array(data[4...])) else {
                    return nil
                }
                append(pixels, replaces: replaces)
                number += 1
            default: break
            }
        }
        guard frames.count == PNGReader.number(control[0..<4]) else { return nil }
    }

    private mutating func append(_ stored: [UInt32], replaces: Bool) {
        var shown = stored.map(Self.premultiplied)
        if !replaces, let last = frames.last?.shown {
            // Only what is opaque or transparent goes over anything here.
            for index in shown.indices where stored[index] >> 24 == 0 { shown[index] = last[index] }
        }
        frames.append(Frame(shown: shown, stored: stored, replaces: replaces))
    }

    static func premultiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        return [16, 8, 0].reduce(alpha << 24) { $0 | ((pixel >> $1 & 255) * alpha + 127) / 255 << $1 }
    }
}
