import Drawing
import JSONValues

/// Icons that were given at start: read then, drawn when asked for.
package struct ExternalPack: Sendable {
    /// One icon, not yet read.
    struct Icon: Sendable {
        let name: String
        let document: [UInt8]
        /// Where the picture lies, if the document does not say it itself.
        var box: Rect?
        /// Applied to the box of side 1.
        var transform = Transform.identity
    }

    /// What its names start with, before the colon.
    package let prefix: String
    /// Sorted by the bytes of their names.
    let icons: [Icon]
    /// Changes whenever any icon may have changed.
    let digest: String
    /// What of the files given cannot be used and why, a sentence each without its full stop.
    package let passedOver: [String]

    init(prefix: String, icons: [Icon], passedOver: [String] = []) {
        self.prefix = prefix
        self.passedOver = passedOver
        self.icons = icons.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        var hash = FNV1a64()
        for icon in self.icons {
            hash.add(icon.name.utf8)
            hash.add(icon.document)
            hash.add("\(icon.box as Rect?)\(icon.transform)".utf8)
        }
        digest = hash.text
    }

    /// A folder of SVG files, or an Iconify JSON file; `prefix` may be left out where that says its own.
    package static func open(_ path: String, prefix: String? = nil) throws(SymbolPackError) -> ExternalPack {
        let pack =
            FileContents.isFolder(path)
            ? try SVGFolder.read(path, prefix: prefix) : try IconifyFile.read(path, prefix: prefix)
        guard isPrefix(pack.prefix) else {
            throw SymbolPackError(
                "`\(path)` needs a prefix of lower-case letters, digits, - and _, other than phosphor.")
        }
        return pack
    }

    private static func isPrefix(_ prefix: String) -> Bool {
        (1...32).contains(prefix.utf8.count) && !prefix.isExactly(SymbolLibrary.mainPrefix)
            && prefix.utf8.allSatisfy { byte in
                (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
                    || byte == UInt8(ascii: "_")
            }
    }

    func icon(named name: String) -> Icon? {
        var (low, high) = (0, icons.count)
        while low < high {
            let middle = (low + high) / 2
            if icons[middle].name.utf8.lexicographicallyPrecedes(name.utf8) { low = middle + 1 } else { high = middle }
        }
        return low < icons.count && icons[low].name.isExactly(name) ? icons[low] : nil
    }

    /// Nil where there is no such icon, or it has nothing that can be drawn.
    func layers(of name: String) -> [SymbolLayer]? {
        guard let icon = icon(named: name), let layers = SVGReader.layers(of: icon.document, box: icon.box) else {
            return nil
        }
        guard icon.transform != .identity else { return layers }
        return layers.map {
            SymbolLayer(path: $0.path.applying(icon.transform), evenOdd: $0.evenOdd, level: $0.level)
        }
    }
}
