/// An SVG picture that keeps the rules that hold for every one (`svg` in the vector schema).
package struct SVGPicture {
    package let data: String
    package let root: XMLElement
    package let elements: [XMLElement]
    /// Every id, class and keyframes name.
    package let names: [String]

    package static let namespace = "http://www.w3.org/2000/svg"

    private static let geometry: Set<String> = [
        "width", "height", "viewBox", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "d",
        "points", "transform", "stroke-width", "font-size", "offset", "opacity", "fill-opacity", "stroke-opacity",
        "stop-opacity", "gradientTransform",
    ]

    package init(_ data: String) throws {
        self.data = data
        root = try XMLReader.read(data)
        elements = root.all
        guard root.name == "svg", root.namespace == Self.namespace else {
            throw Failure("the root is <\(root.name)>")
        }
        for name in ["xmlns", "width", "height", "viewBox"] where root[name] == nil {
            throw Failure("the root has no \(name)")
        }
        var ids: Set<String> = []
        var names: [String] = []
        var references: [String] = []
        for element in elements {
            if ["script", "foreignObject"].contains(element.localName) {
                throw Failure("there is a <\(element.name)>")
            }
            for attribute in element.attributes {
                try Self.check(attribute, of: element)
                references += try Self.references(in: attribute)
                switch attribute.localName {
                case "id":
                    guard ids.insert(attribute.value).inserted else { throw Failure("the id \(attribute.value) twice") }
                    names.append(attribute.value)
                case "class": names += attribute.value.split(separator: " ").map(String.init)
                default: break
                }
            }
            if element.localName == "style" {
                names += element.text.matches(of: #/@keyframes\s+([\w-]+)/#).map { String($0.1) }
                references += try Self.targets(ofURLsIn: element.text)
            }
        }
        for reference in references where !ids.contains(reference) { throw Failure("#\(reference) is nowhere") }
        self.names = names
    }

    package func count(of name: String) -> Int {
        elements.count { $0.localName == name }
    }

    private static func check(_ attribute: XMLElement.Attribute, of element: XMLElement) throws {
        let place = "\(element.name)@\(attribute.name)"
        if attribute.localName.hasPrefix("on") { throw Failure("there is \(place)") }
        let value = attribute.value
        if value.utf8.count == 9, value.hasPrefix("#"), value.dropFirst().allSatisfy(\.isHexDigit) {
            throw Failure("\(place): \(value)")
        }
        guard geometry.contains(attribute.localName), !value.hasPrefix("url(") else { return }
        try checkNumbers(value, at: place)
    }

    /// At most 3 decimals, no exponent.
    private static func checkNumbers(_ value: String, at place: String) throws {
        var decimals = -1
        var isAfterDigit = false
        for byte in value.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                if decimals >= 0 { decimals += 1 }
                if decimals > 3 { throw Failure("\(place): a number of more than 3 decimals in \(value.cut(200))") }
                isAfterDigit = true
            case UInt8(ascii: "."):
                decimals = 0
            case UInt8(ascii: "e"), UInt8(ascii: "E"):
                if isAfterDigit { throw Failure("\(place): an exponent in \(value.cut(200))") }
            default:
                decimals = -1
                isAfterDigit = false
            }
        }
    }

    private static func references(in attribute: XMLElement.Attribute) throws -> [String] {
        if attribute.localName == "href" { return try target(of: attribute.value).map { [$0] } ?? [] }
        // What is spoken is text, whatever it looks like.
        if attribute.name.hasPrefix("aria-") { return [] }
        return attribute.value.contains("url(") ? try targets(ofURLsIn: attribute.value) : []
    }

    private static func targets(ofURLsIn text: String) throws -> [String] {
        try text.matches(of: #/url\(\s*['"]?([^'")]*)/#).compactMap { try target(of: String($0.1)) }
    }

    /// The id that an address names inside the picture; nil for data.
    private static func target(of address: String) throws -> String? {
        if address.hasPrefix("#") { return String(address.dropFirst()) }
        guard address.hasPrefix("data:") else { throw Failure("a reference to \(address.cut(80))") }
        return nil
    }
}
