import Foundation
import JSONValues
import TestSupport

/// What was met under the labels of `$same`, in one vector.
typealias Labels = [String: JSONValue]

/// Compares a value with a pattern, as a subset (`pattern` in the vector schema).
enum Pattern {
    /// - Parameter value: nil for a member that is not there.
    static func match(_ pattern: JSONValue, _ value: JSONValue?, _ labels: inout Labels, at place: String = "") throws {
        if let matcher = Matcher(pattern) { return try matcher.match(value, &labels, at: place) }
        guard let value else { throw Failure("\(place): missing; want \(pattern.cut(200))") }
        switch (pattern, value) {
        case (.object(let wanted), .object(let object)):
            for member in wanted.members {
                try match(member.value, object.member(member.key), &labels, at: "\(place)/\(member.key)")
            }
        case (.array(let wanted), .array(let elements)):
            guard wanted.count == elements.count else {
                throw Failure("\(place): want \(wanted.count) elements, got \(elements.count): \(value.cut(300))")
            }
            for (index, (wanted, element)) in zip(wanted, elements).enumerated() {
                try match(wanted, element, &labels, at: "\(place)/\(index)")
            }
        default: try exact(pattern, value, at: place)
        }
    }

    static func exact(_ wanted: JSONValue, _ value: JSONValue?, at place: String = "") throws {
        guard let value else { throw Failure("\(place): missing; want \(wanted.cut(200))") }
        if case .object(let wanted) = wanted, case .object(let object) = value {
            for member in object.members where wanted.member(member.key) == nil {
                throw Failure("\(place)/\(member.key): not wanted; got \(member.value.cut(200))")
            }
            for member in wanted.members {
                try exact(member.value, object.member(member.key), at: "\(place)/\(member.key)")
            }
        } else if !wanted.isExactly(value) {
            throw Failure("\(place.isEmpty ? "/" : place): want \(wanted.cut(300)), got \(value.cut(300))")
        }
    }

    /// Fails where a pattern is none, so that a slip in a vector is no silent success.
    static func check(_ pattern: JSONValue, at place: String) throws {
        if let matcher = Matcher(pattern) { return try matcher.check(at: place) }
        switch pattern {
        case .array(let elements): for element in elements { try check(element, at: place) }
        case .object(let object):
            for member in object.members {
                if member.key.hasPrefix("$") { throw Failure("\(place): \(member.key) stands beside others") }
                try check(member.value, at: "\(place)/\(member.key)")
            }
        default: break
        }
    }
}
