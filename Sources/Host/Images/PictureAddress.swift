/// The addresses of pictures, as people write them.
package enum PictureAddress {
    /// The path of a file; nil for an address of another kind.
    package static func file(_ address: String) -> String? {
        switch ImageGrants.scheme(of: address) {
        case nil: return address
        case "file"?:
            // file:///path, file:/path and file://localhost/path.
            var path = address.dropFirst(5)
            if path.hasPrefix("//") {
                guard let slash = path.dropFirst(2).firstIndex(of: "/") else { return nil }
                path = path[slash...]
            }
            return String(path)
        default: return nil
        }
    }

    /// The folder of a file, as its path names it.
    static func folder(_ address: String) -> String? {
        guard let path = file(address) else { return nil }
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The host of a URL, with a port if it names one.
    static func server(_ address: String) -> String? {
        let slashes = [UInt8(ascii: "/"), UInt8(ascii: "\\")]
        let authority = address.utf8.drop { $0 != UInt8(ascii: ":") }.dropFirst().drop(while: slashes.contains)
            .prefix { !slashes.contains($0) && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        let host =
            authority.lastIndex(of: UInt8(ascii: "@")).map { authority[authority.index(after: $0)...] } ?? authority
        return host.isEmpty || host.count > 255 ? nil : String(Substring(host))
    }
}
