@testable import Symbols

/// Writes packs as `scripts/symbols` does, in a box of 100 units.
struct TinyPack {
    /// An outline's level, and its operations.
    typealias Layer = (level: UInt8, path: [UInt8])

    /// Name → variant → layers of (level, operations).
    var drawings: [(name: String, variants: [Variant: [Layer]])] = []

    var bytes: [UInt8] {
        let sorted = drawings.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        var index: [UInt8] = []
        var blob: [UInt8] = []
        let start = 64 + 56 * sorted.count
        for (name, variants) in sorted {
            index += Self.uint32(start + blob.count) + Self.uint32(name.utf8.count)
            blob += Array(name.utf8)
            for variant in Variant.allCases {
                let content = (variants[variant] ?? []).flatMap { [$0.level] + Self.uint32($0.path.count) + $0.path }
                index += Self.uint32(start + blob.count) + Self.uint32(content.count)
                blob += content
            }
        }
        let header = Array("RNDLSYM1".utf8) + Self.uint32(sorted.count) + Self.uint32(100)
        return header + Array(repeating: 0, count: 16) + Array(repeating: 0xAB, count: 32) + index + blob
    }

    /// A square from `low` to `high`, with every operation of the format but the curve.
    static func square(_ low: Int16, _ high: Int16) -> [UInt8] {
        var path: [UInt8] = [1]
        path += int16(low) + int16(low)
        path += [4] + int16(high)
        path += [5] + int16(high)
        path += [2] + int16(low)
        path += int16(high) + [0]
        return path
    }

    static func int16(_ value: Int16) -> [UInt8] {
        let bits = UInt16(bitPattern: value)
        return [UInt8(bits & 0xFF), UInt8(bits >> 8)]
    }

    static func uint32(_ value: Int) -> [UInt8] {
        [0, 8, 16, 24].map { (shift: Int) in UInt8(truncatingIfNeeded: value >> shift) }
    }

    /// A bell in all variants, and the shapes that are drawn around others.
    static var sample: TinyPack {
        var pack = TinyPack()
        for name in ["bell", "circle", "square", "plus", "check", "tray"] {
            var variants: [Variant: [Layer]] = [:]
            for variant in Variant.allCases {
                let path: Layer = (level: 0, path: square(Int16(10 + variant.position), 90))
                let second: Layer = (level: 1, path: square(30, 70))
                variants[variant] = variant == .duotone ? [second, path] : [path]
            }
            pack.drawings.append((name, variants))
        }
        return pack
    }

    static func library(_ bytes: [UInt8]) throws -> (SymbolLibrary, TemporaryFolder) {
        let folder = try TemporaryFolder()
        try folder.write(bytes, "phosphor.pack")
        return (SymbolLibrary(folders: ["/nonexistent", folder.path]), folder)
    }
}
