import Drawing

/// The icon set that `scripts/symbols` packed: nothing is read before it is asked for. The format is described there.
struct SymbolPack: Sendable {
    private let file: MappedFile
    let path: String
    /// The number of drawings.
    let count: Int
    private let scale: Double
    /// SHA-256 of the drawings, as the packer wrote it down.
    let digest: String

    private static let magic = Array("RNDLSYM1".utf8)
    private static let headerLength = 64
    private static let entryLength = 56

    /// Nil where there is no pack, or it was made by another version.
    init?(path: String) {
        guard let file = MappedFile(path: path), file.bytes(at: 0, count: 8) == Self.magic,
            let count = file.uint32(at: 8), let units = file.uint32(at: 12),
            units > 0, let digest = file.bytes(at: 32, count: 32),
            file.count >= Self.headerLength, Int(count) <= (file.count - Self.headerLength) / Self.entryLength
        else { return nil }
        self.file = file
        self.path = path
        self.count = Int(count)
        scale = 1 / Double(units)
        self.digest = digest.reduce(into: "") { text, byte in
            text += String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
        }
    }

    /// The layers of a drawing in a variant, or nil where the pack has no such thing.
    func layers(of name: String, _ variant: Variant) -> [SymbolLayer]? {
        guard let index = index(of: name) else { return nil }
        let entry = Self.headerLength + index * Self.entryLength + 8 + variant.position * 8
        guard let offset = file.uint32(at: entry), let length = file.uint32(at: entry + 4), length > 0,
            Int(offset) + Int(length) <= file.count
        else { return nil }
        var decoder = PathDecoder(file: file, offset: Int(offset), end: Int(offset) + Int(length), scale: scale)
        return decoder.layers()
    }

    func contains(_ name: String) -> Bool { index(of: name) != nil }

    /// Every name, in the order of its bytes.
    var names: [String] {
        (0..<count).compactMap { index in
            guard let (offset, length) = nameRange(at: index) else { return nil }
            return file.bytes(at: offset, count: length).map { String(decoding: $0, as: UTF8.self) }
        }
    }

    private func nameRange(at index: Int) -> (offset: Int, length: Int)? {
        let entry = Self.headerLength + index * Self.entryLength
        guard let offset = file.uint32(at: entry), let length = file.uint32(at: entry + 4) else { return nil }
        return (Int(offset), Int(length))
    }

    private func index(of name: String) -> Int? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            guard let (offset, length) = nameRange(at: middle),
                let order = file.order(ofPartAt: offset, count: length, comparedWith: name.utf8)
            else { return nil }
            if order == 0 { return middle }
            if order < 0 { low = middle + 1 } else { high = middle }
        }
        return nil
    }
}
