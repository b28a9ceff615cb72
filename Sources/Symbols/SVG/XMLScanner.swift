/// Cuts the tags out of an XML document. Text, comments and declarations are passed over; a document type is not read.
struct XMLScanner {
    enum Tag {
        /// `<name attribute="value">`; `isWhole` where it ends with `/>`.
        case start(name: String, attributes: [Attribute], isWhole: Bool)
        case end
    }

    struct Attribute {
        let name: String
        let value: String
    }

    private let bytes: [UInt8]
    private var position = 0
    /// True as soon as something was not XML, or more than an icon needs.
    private(set) var isBroken = false

    private static let attributeLimit = 64

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The next tag; nil at the end and where the document is broken.
    mutating func next() -> Tag? {
        while !isBroken, skip(to: UInt8(ascii: "<")) {
            if starts("<!--") {
                pass("-->")
            } else if starts("<![CDATA[") {
                pass("]]>")
            } else if starts("<?") {
                pass("?>")
            } else if starts("<!") {
                pass(">")
            } else if starts("</") {
                pass(">")
                return isBroken ? nil : .end
            } else {
                return startTag()
            }
        }
        return nil
    }

    private mutating func startTag() -> Tag? {
        position += 1
        let name = word()
        guard !name.isEmpty else { return broken() }
        var attributes: [Attribute] = []
        while true {
            skipSpace()
            guard position < bytes.count else { return broken() }
            if starts(">") {
                position += 1
                return .start(name: name, attributes: attributes, isWhole: false)
            }
            if starts("/>") {
                position += 2
                return .start(name: name, attributes: attributes, isWhole: true)
            }
            guard let attribute = attribute(), attributes.count < Self.attributeLimit else { return broken() }
            attributes.append(attribute)
        }
    }

    private mutating func attribute() -> Attribute? {
        let name = word()
        skipSpace()
        guard !name.isEmpty, starts("=") else { return nil }
        position += 1
        skipSpace()
        guard position < bytes.count else { return nil }
        let quote = bytes[position]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
        position += 1
        let start = position
        guard skip(to: quote) else { return nil }
        defer { position += 1 }
        return Attribute(name: name, value: String(decoding: bytes[start..<position], as: UTF8.self))
    }

    private mutating func word() -> String {
        let start = position
        while position < bytes.count, !Self.delimiters.contains(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static let delimiters = Set("<>=/\"' \t\r\n".utf8)

    private mutating func skipSpace() {
        while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
    }

    /// False, at the end, where there is no such byte.
    private mutating func skip(to byte: UInt8) -> Bool {
        while position < bytes.count, bytes[position] != byte { position += 1 }
        return position < bytes.count
    }

    private func starts(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { unsafe bytes[position...].starts(with: $0) }
    }

    private mutating func pass(_ text: StaticString) {
        while position < bytes.count {
            if starts(text) {
                position += text.utf8CodeUnitCount
                return
            }
            position += 1
        }
        isBroken = true
    }

    private mutating func broken() -> Tag? {
        isBroken = true
        return nil
    }
}
