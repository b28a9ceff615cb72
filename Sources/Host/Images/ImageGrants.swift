import Components
import Drawing

/// What is known of an address without looking: whether any grant could allow it.
struct ImageGrants: Sendable {
    let readableFolders: [String]
    let networkHosts: [String]

    /// Nil where it is worth asking the worker.
    func refusal(of source: String) -> ImageFailure? {
        switch Self.scheme(of: source) {
        case nil, "file"?: readableFolders.isEmpty ? .notPermitted : nil
        case "http"?, "https"?: networkHosts.isEmpty ? .notPermitted : nil
        case "data"?: nil
        default: .badAddress
        }
    }

    /// In lower case; nil for a path.
    static func scheme(of source: String) -> String? {
        let head = source.utf8.prefix(16)
        guard let colon = head.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let scheme = head[..<colon]
        let isScheme =
            !scheme.isEmpty
            && scheme.allSatisfy { byte in
                (0x41...0x5A).contains(byte & 0xDF) || (0x30...0x39).contains(byte)
                    || [0x2B, 0x2D, 0x2E].contains(byte)
            }
        return isScheme ? String(Substring(scheme)).lowercased() : nil
    }
}
