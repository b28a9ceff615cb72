import Foundation
import JSONValues
import TestSupport

/// A condition in the place of a value: an object whose only key starts with a dollar sign.
struct Matcher {
    private let name: String
    private let argument: JSONValue

    init?(_ pattern: JSONValue) {
        guard let members = pattern.object?.members, members.count == 1, members[0].key.hasPrefix("$") else {
            return nil
        }
        (name, argument) = (members[0].key, members[0].value)
    }

    func match(_ value: JSONValue?, _ labels: inout Labels, at place: String) throws {
        if name == "$absent" {
            if let value { throw Failure("\(place): must be absent, got \(value.cut(200))") }
            return
        }
        guard let value else { throw Failure("\(place): missing; want \(name) \(argument.cut(200))") }
        switch name {
        case "$same":
            guard let label = argument.string else { break }
            if let kept = labels[label] { return try Pattern.exact(kept, value, at: place) }
            labels[label] = value
            return
        case "$differs":
            guard let kept = argument.string.flatMap({ labels[$0] }) else {
                throw Failure("\(place): the label \(argument.cut()) was never set")
            }
            guard !kept.isExactly(value) else { throw Failure("\(place): must differ from \(kept.cut(200))") }
            return
        case "$contains":
            if contains(value, labels) { return }
        default:
            if holds(for: value) { return }
        }
        throw Failure("\(place.isEmpty ? "/" : place): want \(name) \(argument.cut(200)), got \(value.cut(300))")
    }

    private func holds(for value: JSONValue) -> Bool {
        switch name {
        case "$match":
            guard let text = value.string, let pattern = argument.string else { return false }
            return Self.find(pattern, in: text)
        case "$near":
            guard let number = value.number, let centre = argument["/0"]?.number, let most = argument["/1"]?.number
            else {
                return false
            }
            return (number - centre).magnitude <= most + 1e-9
        case "$range":
            guard let number = value.number else { return false }
            return number >= argument["/0"]?.number ?? -.infinity && number <= argument["/1"]?.number ?? .infinity
        case "$type":
            let names = Self.types(of: value)
            return (argument.array ?? [argument]).contains { $0.string.map(names.contains) ?? false }
        case "$length":
            return argument.integer == (value.array?.count ?? value.string?.unicodeScalars.count)
        default: return false
        }
    }

    private func contains(_ value: JSONValue, _ labels: Labels) -> Bool {
        (argument.array ?? [argument]).allSatisfy { item in
            if let text = value.string {
                return item.string.map { Array(text.utf8)[...].contains(text: $0) } ?? false
            }
            return value.array?.contains { element in
                var labels = labels
                return (try? Pattern.match(item, element, &labels)) != nil
            } ?? false
        }
    }

    private static func types(of value: JSONValue) -> [String] {
        switch value {
        case .integer: ["number", "integer"]
        case .real(let number): number == number.rounded() ? ["number", "integer"] : ["number"]
        default: [value.typeName]
        }
    }

    /// ICU's expressions work on code points, as the schema says; Swift's would take é for e with an accent.
    private static func find(_ pattern: String, in text: String) -> Bool {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return false }
        return expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
    }

    /// Fails where the argument is not what the schema asks for.
    func check(at place: String) throws {
        let isSound =
            switch name {
            case "$match": argument.string.map { (try? NSRegularExpression(pattern: $0)) != nil } ?? false
            case "$near": argument.array?.count == 2 && argument.array?.allSatisfy { $0.number != nil } == true
            case "$range":
                argument.array?.count == 2 && argument.array?.allSatisfy { $0 == .null || $0.number != nil } == true
            case "$contains": true
            case "$absent": argument == true
            case "$type":
                (argument.array ?? [argument]).allSatisfy {
                    ["object", "array", "string", "number", "integer", "boolean", "null"].contains($0.string)
                }
            case "$length": argument.integer != nil
            case "$same", "$differs": argument.string != nil
            default: false
            }
        guard isSound else { throw Failure("\(place): no matcher: \(name) \(argument.cut(200))") }
    }
}
