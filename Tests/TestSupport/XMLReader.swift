/// Reads well-formed XML 1.0 without a document type, strictly; enough for SVG, and no more.
package struct XMLReader {
    private struct Open {
        var element: XMLElement
        let namespaces: [String: String]
    }

    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var open: [Open] = []
    private var root: XMLElement?

    package static func read(_ text: String) throws -> XMLElement {
        var reader = XMLReader(scalars: Array(text.unicodeScalars))
        return try reader.document()
    }

    private init(scalars: [Unicode.Scalar]) {
        self.scalars = scalars
    }

    private mutating func document() throws -> XMLElement {
        if let forbidden = scalars.first(where: { !Self.isAllowed($0) }) {
            throw Failure("XML forbids U+\(String(forbidden.value, radix: 16))")
        }
        while index < scalars.count {
            if scalars[index] != "<" {
                try text()
            } else if take("<!--") {
                try skip(past: "-->")
            } else if take("<?") {
                try skip(past: "?>")
            } else if take("<![CDATA[") {
                let start = index
                try skip(past: "]]>")
                try append(String(scalars[start..<(index - 3)]))
            } else if take("</") {
                try endTag()
            } else if take("<!") {
                throw fail("a declaration")
            } else {
                index += 1
                try startTag()
            }
        }
        guard open.isEmpty else { throw fail("<\(open[open.count - 1].element.name)> is not closed") }
        guard let root else { throw fail("no element") }
        return root
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x9, 0xA, 0xD: true
        case 0..<0x20, 0xFFFE, 0xFFFF: false
        default: true
        }
    }

    private func fail(_ what: String) -> Failure {
        let around = String(scalars[max(0, index - 60)..<min(scalars.count, index + 60)])
        return Failure("not well-formed: \(what) at \(index), near \(around)")
    }

    // MARK: Pieces

    private mutating func take(_ word: String) -> Bool {
        let wanted = word.unicodeScalars
        guard scalars[index...].starts(with: wanted) else { return false }
        index += wanted.count
        return true
    }

    private mutating func skip(past word: String) throws {
        while index < scalars.count {
            if take(word) { return }
            index += 1
        }
        throw fail("no \(word)")
    }

    private mutating func skipSpace() -> Bool {
        let start = index
        while index < scalars.count, " \t\r\n".unicodeScalars.contains(scalars[index]) { index += 1 }
        return index > start
    }

    private mutating func name() throws -> String {
        let start = index
        while index < scalars.count, Self.isNameScalar(scalars[index]) { index += 1 }
        guard index > start, !("0"..."9").contains(scalars[start]), scalars[start] != "-", scalars[start] != "." else {
            throw fail("no name")
        }
        return String(scalars[start..<index])
    }

    private static func isNameScalar(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", ":", "_", "-", ".": true
        default: scalar.value >= 0xC0
        }
    }

    /// Characters and references up to `end`, which is not taken.
    private mutating func characters(until end: Unicode.Scalar) throws -> String {
        var result = String.UnicodeScalarView()
        while index < scalars.count, scalars[index] != end {
            switch scalars[index] {
            case "<": throw fail("a raw <")
            case "&": result.append(try reference())
            case ">" where end == "<" && index > 1 && scalars[index - 1] == "]" && scalars[index - 2] == "]":
                throw fail("]]> in text")
            default:
                result.append(scalars[index])
                index += 1
            }
        }
        return String(result)
    }

    private mutating func reference() throws -> Unicode.Scalar {
        let entities: [(String, Unicode.Scalar)] = [
            ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"),
        ]
        for (entity, scalar) in entities where take(entity) { return scalar }
        guard take("&#") else { throw fail("a raw &") }
        let radix = take("x") ? 16 : 10
        let start = index
        while index < scalars.count, scalars[index].properties.isASCIIHexDigit { index += 1 }
        guard let value = UInt32(String(scalars[start..<index]), radix: radix), take(";"),
            let scalar = Unicode.Scalar(value), Self.isAllowed(scalar)
        else { throw fail("a bad character reference") }
        return scalar
    }

    private mutating func text() throws {
        try append(try characters(until: "<"))
    }

    private mutating func append(_ text: String) throws {
        guard !open.isEmpty else {
            if !text.allSatisfy(\.isWhitespace) { throw fail("text outside of the root") }
            return
        }
        open[open.count - 1].element.children.append(.text(text))
    }

    // MARK: Tags

    private mutating func startTag() throws {
        guard root == nil else { throw fail("a second root") }
        let name = try name()
        var attributes: [XMLElement.Attribute] = []
        while skipSpace(), scalars[safe: index] != "/", scalars[safe: index] != ">" {
            let attribute = try attribute()
            if attributes.contains(where: { $0.name == attribute.name }) { throw fail("\(attribute.name) twice") }
            attributes.append(attribute)
        }
        var namespaces = open.last?.namespaces ?? ["xml": "http://www.w3.org/XML/1998/namespace"]
        for attribute in attributes where attribute.name == "xmlns" || attribute.name.hasPrefix("xmlns:") {
            namespaces[attribute.name == "xmlns" ? "" : attribute.localName] = attribute.value
        }
        for attribute in attributes where attribute.name != "xmlns" && !attribute.name.hasPrefix("xmlns:") {
            if !Self.prefix(of: attribute.name).isEmpty, namespaces[Self.prefix(of: attribute.name)] == nil {
                throw fail("the prefix of \(attribute.name) is not declared")
            }
        }
        let prefix = Self.prefix(of: name)
        guard prefix.isEmpty || namespaces[prefix] != nil else { throw fail("the prefix of \(name) is not declared") }
        let element = XMLElement(name: name, namespace: namespaces[prefix] ?? "", attributes: attributes)
        open.append(Open(element: element, namespaces: namespaces))
        if take("/>") { return closeInnermost() }
        guard take(">") else { throw fail("an unfinished tag") }
    }

    private static func prefix(of name: String) -> String {
        let parts = name.split(separator: ":", maxSplits: 1)
        return parts.count == 2 ? String(parts[0]) : ""
    }

    private mutating func attribute() throws -> XMLElement.Attribute {
        let name = try name()
        _ = skipSpace()
        guard take("=") else { throw fail("no = behind \(name)") }
        _ = skipSpace()
        guard let quote = scalars[safe: index], quote == "\"" || quote == "'" else { throw fail("no quote") }
        index += 1
        let value = try characters(until: quote)
        guard index < scalars.count else { throw fail("an unfinished value") }
        index += 1
        return XMLElement.Attribute(name: name, value: value)
    }

    private mutating func endTag() throws {
        let name = try name()
        _ = skipSpace()
        guard take(">"), open.last?.element.name == name else { throw fail("</\(name)> does not match") }
        closeInnermost()
    }

    private mutating func closeInnermost() {
        let element = open.removeLast().element
        if open.isEmpty {
            root = element
        } else {
            open[open.count - 1].element.children.append(.element(element))
        }
    }
}

extension Array {
    fileprivate subscript(safe index: Int) -> Element? {
        indices.contains(index) ? self[index] : nil
    }
}

extension String {
    fileprivate init(_ scalars: ArraySlice<Unicode.Scalar>) {
        self.init(String.UnicodeScalarView(scalars))
    }
}
