import CCurl

/// An http(s) URL as libcurl reads it, which is also what connects: two readers of one URL may not disagree about its host.
package struct WebAddress: Equatable, Sendable {
    /// Normalised, without the fragment.
    package let text: String
    /// In lower case, without brackets and final dot; IPv4 in four decimal numbers, however it was written.
    package let host: String
    package let port: Int

    /// Longer ones are no addresses.
    private static let maxBytes = 16_384

    package init(_ text: String) throws(LoadFailure) {
        guard text.utf8.count <= Self.maxBytes else { throw LoadFailure(.badAddress, "the URL is too long") }
        guard let handle = unsafe curl_url() else { throw LoadFailure(.badAddress, "the URL cannot be read") }
        defer { unsafe curl_url_cleanup(handle) }
        let flags = UInt32(CURLU_DISALLOW_USER | CURLU_URLENCODE | CURLU_NON_SUPPORT_SCHEME)
        let code = unsafe curl_url_set(handle, CURLUPART_URL, text, flags)
        guard code != CURLUE_USER_NOT_ALLOWED else {
            throw LoadFailure(.badAddress, "the URL has a user name or a password in it")
        }
        guard code == CURLUE_OK, unsafe curl_url_set(handle, CURLUPART_FRAGMENT, nil, 0) == CURLUE_OK,
            let scheme = unsafe Self.part(CURLUPART_SCHEME, of: handle),
            let host = unsafe Self.part(CURLUPART_HOST, of: handle),
            let whole = unsafe Self.part(CURLUPART_URL, of: handle)
        else { throw LoadFailure(.badAddress, "the URL cannot be read") }
        guard scheme == "http" || scheme == "https" else {
            throw LoadFailure(.badAddress, "it leads to \(scheme.prefix(20)):, which is neither http nor https")
        }
        guard let port = unsafe Self.part(CURLUPART_PORT, of: handle).flatMap({ Int($0) }) else {
            throw LoadFailure(.badAddress, "the URL has no usable port")
        }
        self.text = whole
        self.host = Self.plain(host)
        self.port = port
    }

    /// What `--allow-net` takes for it.
    package var grant: String {
        let name = host.utf8.contains(UInt8(ascii: ":")) ? "[\(host)]" : host
        return port == (text.hasPrefix("https:") ? 443 : 80) ? name : "\(name):\(port)"
    }

    private static func part(_ part: CURLUPart, of handle: OpaquePointer) -> String? {
        var text: UnsafeMutablePointer<CChar>?
        let flags = UInt32(part == CURLUPART_PORT ? CURLU_DEFAULT_PORT : 0)
        guard unsafe curl_url_get(handle, part, &text, flags) == CURLUE_OK, let text = unsafe text else { return nil }
        defer { unsafe curl_free(text) }
        return unsafe String(cString: text)
    }

    private static func plain(_ host: String) -> String {
        var bytes = host.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        if bytes.first == UInt8(ascii: "["), bytes.last == UInt8(ascii: "]") { bytes = Array(bytes[1...].dropLast()) }
        if bytes.last == UInt8(ascii: ".") { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }
}
