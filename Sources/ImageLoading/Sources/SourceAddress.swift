import JSONValues

/// Where an image is, by its address alone.
package enum SourceAddress: Equatable, Sendable {
    /// What stands behind `data:`.
    case data(Substring)
    case path(String)
    case web(String)

    package init(_ text: String) throws(LoadFailure) {
        guard !text.utf8.contains(0) else { throw LoadFailure(.badAddress, "the address holds a NUL") }
        guard !text.isEmpty else { throw LoadFailure(.badAddress, "the address is empty") }
        switch Self.scheme(of: text) {
        case nil: self = .path(text)
        case "data": self = .data(text.dropFirst(5))
        case "http", "https": self = .web(text)
        case "file": self = .path(try Self.path(of: text))
        case let scheme?:
            throw LoadFailure(.badAddress, "the scheme \(scheme): is none of data, file, http and https")
        }
    }

    /// In lower case; nil for a path. Cut where it is longer than any that means something.
    private static func scheme(of text: String) -> String? {
        let letters = text.utf8.prefix(20)
        guard let end = letters.firstIndex(of: UInt8(ascii: ":")), let first = letters.first,
            isLetter(first), letters[..<end].allSatisfy(isSchemeCharacter)
        else { return nil }
        return String(decoding: letters[..<end].map { isLetter($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isSchemeCharacter(_ byte: UInt8) -> Bool {
        isLetter(byte) || (0x30...0x39).contains(byte) || byte == 0x2B || byte == 0x2D || byte == 0x2E
    }

    /// The path of a file: URL (RFC 8089); of this machine only.
    private static func path(of url: String) throws(LoadFailure) -> String {
        var rest = Array(url.utf8.dropFirst(5))
        if rest.starts(with: [0x2F, 0x2F]) {
            rest.removeFirst(2)
            let slash = rest.firstIndex(of: 0x2F) ?? rest.endIndex
            let host = String(decoding: rest[..<slash], as: UTF8.self)
            guard host.isEmpty || host.lowercased().isExactly("localhost") else {
                throw LoadFailure(.badAddress, "a file: URL names no other host")
            }
            rest.removeSubrange(..<slash)
        }
        if let end = rest.firstIndex(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }) {
            rest.removeSubrange(end...)
        }
        guard let path = PercentEncoding.decode(rest[...]), path.first == 0x2F, !path.contains(0) else {
            throw LoadFailure(.badAddress, "the file: URL has no absolute path")
        }
        return String(decoding: path, as: UTF8.self)
    }
}
