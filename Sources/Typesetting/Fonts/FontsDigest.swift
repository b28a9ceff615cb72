/// What tells one set of font files from another without reading them.
enum FontsDigest {
    static func digest(of files: [FontFile]) -> String {
        // FNV-1a, 64 bits (draft-eastlake-fnv, section 5).
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for file in files {
            for byte in "\(file.name):\(FontFolder.size(of: file.path) ?? 0)\n".utf8 {
                hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
            }
        }
        let digits = String(hash, radix: 16)
        return "fnv1a64:" + String(repeating: "0", count: 16 - digits.count) + digits
    }
}
