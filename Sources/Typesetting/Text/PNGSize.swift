/// The pixel size in the header of a PNG file (PNG specification, section 11.2.2).
struct PNGSize {
    let width: Int
    let height: Int

    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 24, bytes[0] == 0x89, bytes[1] == 0x50 else { return nil }
        width = Self.number(bytes[16..<20])
        height = Self.number(bytes[20..<24])
        guard width > 0 && height > 0 else { return nil }
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }
}
