import CCurl
import Glibc

/// The status and those headers of an answer that matter here.
package struct ResponseHead: Equatable, Sendable {
    package private(set) var status = 0
    private var values: [String: String] = [:]

    private static let names: Set<String> = [
        "etag", "last-modified", "cache-control", "expires", "date", "age", "vary", "retry-after",
    ]

    package init() {}

    /// Takes the next line. A status line starts anew, as interim answers have heads of their own.
    package mutating func take(_ line: ArraySlice<UInt8>) {
        let line = line.prefix(4096)
        if line.starts(with: "HTTP/".utf8) {
            self = ResponseHead()
            status =
                line.split(separator: 0x20).dropFirst().first.flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0
            return
        }
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon - line.startIndex <= 20 else { return }
        let name = String(decoding: line[..<colon].map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
        guard Self.names.contains(name) else { return }
        let value = String(decoding: Self.trimmed(line[(colon + 1)...]), as: UTF8.self)
        // Repeated ones are a list.
        values[name] = values[name].map { $0 + "," + value } ?? value
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var bytes = bytes.drop { $0 <= 0x20 }
        while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
        return bytes
    }

    package subscript(name: String) -> String? { values[name] }

    /// Seconds since 1970 that a header names.
    private func date(_ name: String) -> Int? {
        guard let text = values[name] else { return nil }
        let seconds = unsafe curl_getdate(text, nil)
        return seconds < 0 ? nil : Int(seconds)
    }

    // MARK: Freshness (RFC 9111)

    /// Where a server says nothing, seconds.
    private static let silence = 60
    private static let year = 365 * 86_400

    private var directives: [Substring] {
        (values["cache-control"] ?? "").lowercased().split(separator: ",").map { part in
            part.drop { $0 == " " || $0 == "\t" }
        }
    }

    private func seconds(_ directive: String) -> Int? {
        for part in directives where part.hasPrefix(directive + "=") {
            let digits = part.dropFirst(directive.count + 1).filter { $0 != "\"" && $0 != " " }
            guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return 0 }
            return Int(digits) ?? Self.year
        }
        return nil
    }

    private func has(_ directive: String) -> Bool {
        directives.contains {
            $0.hasPrefix(directive) && ($0.dropFirst(directive.count).first ?? "=") == "="
                || $0.hasPrefix(directive + " ")
        }
    }

    /// Whether it may be kept on disk.
    package var isStorable: Bool { !has("no-store") && values["vary"] != "*" }

    /// Whether the answer says anything of how long it may be used. One of 304 that does not leaves that as it was (RFC 9111,
    /// section 3.2).
    package var saysFreshness: Bool {
        values["cache-control"] != nil || values["expires"] != nil || values["vary"] == "*"
    }

    /// Seconds that the answer may be used without asking again.
    package var freshFor: Int {
        if has("no-store") || has("no-cache") || values["vary"] == "*" { return 0 }
        let age = values["age"].flatMap { Int($0) } ?? 0
        let life: Int
        if let maximum = seconds("max-age") {
            life = maximum
        } else if values["expires"] != nil {
            // A date that makes no sense lies in the past.
            life = date("expires").map { $0 - (date("date") ?? Int(time(nil))) } ?? 0
        } else {
            return Self.silence
        }
        return max(0, min(life, Self.year) - max(0, min(age, Self.year)))
    }

    /// Seconds after which the server wants to be asked again.
    package var retryAfter: Int? {
        guard let text = values["retry-after"] else { return nil }
        let seconds = Int(text) ?? date("retry-after").map { $0 - Int(time(nil)) }
        return seconds.map { max(0, min($0, 86_400)) }
    }
}
