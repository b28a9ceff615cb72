import Components
import Drawing

/// What is known of an address without looking: whether any grant could allow it.
struct ImageGrants: Sendable {
    let readableFolders: [String]
    let networkHosts: [String]

    /// Nil where it is worth asking the worker.
    func refusal(of source: String) -> ImageFault? {
        switch Self.scheme(of: source) {
        case nil, "file"?:
            guard readableFolders.isEmpty else { return nil }
            return Self.refusal("no folder may be read", PictureAddress.folder(source))
        case "http"?, "https"?:
            guard networkHosts.isEmpty else { return nil }
            return Self.refusal("no server may be asked", PictureAddress.server(source))
        case "data"?: return nil
        case let scheme?:
            return ImageFault(
                reason: ImageFailure.badAddress.rawValue,
                detail: "\(scheme): is none of data:, file:, http: and https:")
        }
    }

    private static func refusal(_ detail: String, _ grant: String?) -> ImageFault {
        ImageFault(reason: ImageFailure.notPermitted.rawValue, detail: detail, grant: grant)
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
