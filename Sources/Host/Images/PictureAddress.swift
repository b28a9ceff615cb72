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
}
