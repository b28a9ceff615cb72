import Digests
import JSONValues

/// What tells one state of a web picture from another, as a tag.
package struct Validator: Equatable, Sendable {
    package let tag: String

    package init(tag: String) {
        self.tag = tag
    }

    /// By what the server says, else by the bytes themselves.
    package init(_ head: ResponseHead, bytes: [UInt8]) {
        if let value = head["etag"], Self.isUsable(value) {
            tag = Self.entityTag + value
        } else if let value = head["last-modified"], Self.isUsable(value) {
            tag = Self.date + value
        } else {
            tag = SHA256.digest(bytes)
        }
    }

    /// The header line that asks for news only; nil where the server gave nothing to ask by.
    package var header: String? {
        if tag.hasPrefix(Self.entityTag), Self.isUsable(tag) {
            return "If-None-Match: " + tag.dropFirst(Self.entityTag.count)
        }
        if tag.hasPrefix(Self.date), Self.isUsable(tag) {
            return "If-Modified-Since: " + tag.dropFirst(Self.date.count)
        }
        return nil
    }

    private static let entityTag = "etag:"
    private static let date = "date:"

    /// Nothing that could end the line of a header.
    private static func isUsable(_ value: String) -> Bool {
        value.utf8.count <= 1024 && value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    }
}
