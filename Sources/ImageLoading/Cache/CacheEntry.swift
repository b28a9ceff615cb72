import Digests
import Glibc
import JSONValues

/// A picture as it lies on disk: a line with a digest of all that follows, a line of JSON, the bytes.
package struct CacheEntry: Equatable, Sendable {
    package let url: WebAddress
    /// Checked again when it is used: another host may have other grants.
    package let hops: [Hop]
    package let tag: String
    /// Seconds since 1970.
    private let stored: Int
    private let freshUntil: Int
    package let bytes: [UInt8]

    private static let magic = "roundel-image 1 "
    /// `sha256:` and 64 digits.
    private static let digestBytes = 71

    package init(url: WebAddress, hops: [Hop], tag: String, freshFor: Int, bytes: [UInt8]) {
        self.url = url
        self.hops = hops
        self.tag = tag
        stored = time(nil)
        freshUntil = stored + freshFor
        self.bytes = bytes
    }

    /// Seconds that it was to be fresh for when it was stored.
    package var life: Int { max(0, freshUntil - stored) }

    /// Seconds left; 0 also where the clock was set back.
    package var freshFor: Int {
        let now = time(nil)
        return now >= stored ? max(0, freshUntil - now) : 0
    }

    package var file: [UInt8] {
        var content: [UInt8] = []
        let head: JSONObject = [
            "url": .string(url.text), "hops": .array(hops.map(\.json)), "tag": .string(tag),
            "stored": .integer(Int64(stored)), "freshUntil": .integer(Int64(freshUntil)),
        ]
        Jansson.write(.object(head), to: &content)
        content.append(0x0A)
        content += bytes
        return Array((Self.magic + SHA256.digest(content) + "\n").utf8) + content
    }

    /// Nil for what is damaged, of another version, or of another URL.
    package init?(file: [UInt8], url: WebAddress) {
        let start = Self.magic.utf8.count + Self.digestBytes + 1
        guard file.count > start, file.starts(with: Self.magic.utf8) else { return nil }
        let content = Array(file[start...])
        let digest = String(decoding: file[Self.magic.utf8.count..<(start - 1)], as: UTF8.self)
        guard digest.isExactly(SHA256.digest(content)), let end = content.firstIndex(of: 0x0A),
            case .object(let head)? = try? Jansson.parse(content[..<end]),
            head["url"]?.isString(url.text) == true, case .string(let tag)? = head["tag"],
            case .array(let hops)? = head["hops"], case .integer(let stored)? = head["stored"],
            case .integer(let freshUntil)? = head["freshUntil"]
        else { return nil }
        self.url = url
        self.tag = tag
        self.hops = hops.compactMap(Hop.init)
        guard self.hops.count == hops.count, !hops.isEmpty else { return nil }
        self.stored = Int(stored)
        self.freshUntil = Int(freshUntil)
        bytes = Array(content[(end + 1)...])
    }
}
