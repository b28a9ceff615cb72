import Drawing
import JSONValues

/// The attributes of one element; declarations of a `style` attribute win over them.
struct SVGAttributes {
    private var pairs: [(name: String, value: String)]

    init(_ attributes: [XMLScanner.Attribute]) {
        pairs = attributes.map { ($0.name, $0.value) }
        guard let style = self["style"] else { return }
        for declaration in style.split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            pairs.insert((Self.trimmed(parts[0]), Self.trimmed(parts[1])), at: 0)
        }
    }

    subscript(name: String) -> String? { pairs.first { $0.name.isExactly(name) }?.value }

    /// A number, whatever its unit; a share of something is none.
    func length(_ name: String) -> Double? {
        guard let text = self[name], text.utf8.last != UInt8(ascii: "%") else { return nil }
        var scanner = NumberScanner(text)
        return scanner.number()
    }

    /// `viewBox`, or else the width and height.
    var box: Rect? {
        if let text = self["viewBox"] {
            var scanner = NumberScanner(text)
            guard let x = scanner.number(), let y = scanner.number(), let width = scanner.number(),
                let height = scanner.number(), width > 0, height > 0
            else { return nil }
            return Rect(x: x, y: y, width: width, height: height)
        }
        guard let width = length("width"), let height = length("height"), width > 0, height > 0 else { return nil }
        return Rect(size: Size(width: width, height: height))
    }

    private static func trimmed(_ text: Substring) -> String {
        var bytes = text.utf8[...]
        while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
        while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }
}
