/// An element of a parsed document.
package struct XMLElement: Sendable {
    package enum Child: Sendable {
        case element(XMLElement)
        case text(String)
    }

    package struct Attribute: Sendable {
        /// As written, with its prefix.
        package let name: String
        package let value: String

        package var localName: String { XMLElement.localPart(of: name) }
    }

    /// As written, with its prefix.
    package let name: String
    package let namespace: String
    package let attributes: [Attribute]
    package internal(set) var children: [Child] = []

    package var localName: String { Self.localPart(of: name) }

    package subscript(attribute: String) -> String? {
        attributes.first { $0.name == attribute }?.value
    }

    package var elements: [XMLElement] {
        children.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    /// This element and all below it, in document order.
    package var all: [XMLElement] { [self] + elements.flatMap(\.all) }

    /// The text of this element and all below it.
    package var text: String {
        children.map { child in
            switch child {
            case .element(let element): element.text
            case .text(let text): text
            }
        }.joined()
    }

    static func localPart(of name: String) -> String {
        name.split(separator: ":", maxSplits: 1).last.map(String.init) ?? name
    }
}
