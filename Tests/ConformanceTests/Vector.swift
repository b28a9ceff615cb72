import JSONValues
import TestSupport
import Testing

/// A small conversation with a host, as data (protocol/v1/schemas/vector.schema.json).
struct Vector: Sendable {
    let id: String
    let topic: String
    let requirement: String
    let description: String
    let arguments: [String]
    /// Nil where both framings will do.
    let framing: Framing?
    let steps: [Step]

    enum Step: Sendable {
        case send(JSONValue)
        case bytes([Piece], chunk: Int?)
        case expect(Expectation)
        case silence(milliseconds: Int)
        case close
        case exit(Int32)
    }

    /// A part of raw bytes.
    enum Piece: Sendable {
        case bytes([UInt8])
        case `repeat`([UInt8], count: Int)

        var bytes: [UInt8] {
            switch self {
            case .bytes(let bytes): return bytes
            case .repeat(let bytes, let count):
                if bytes.count == 1 { return [UInt8](repeating: bytes[0], count: count) }
                var result: [UInt8] = []
                result.reserveCapacity(bytes.count * count)
                for _ in 0..<count { result += bytes }
                return result
            }
        }
    }

    /// True where the vector leaves a host as it found it, so that others may meet the same one.
    var mayShareAHost: Bool {
        arguments.isEmpty
            && steps.allSatisfy { step in
                switch step {
                case .send(let message): (message.array ?? [message]).allSatisfy { !Self.concernsTheConnection($0) }
                case .expect: true
                default: false
                }
            }
    }

    private static func concernsTheConnection(_ message: JSONValue) -> Bool {
        let method = message["/method"]?.string ?? ""
        return ["initialize", "initialized", "shutdown", "exit"].contains(method)
    }

    /// The framings to run it in.
    var framings: [Framing] {
        if let framing { return [framing] }
        let hasOwnBytes = steps.contains { if case .bytes = $0 { true } else { false } }
        return hasOwnBytes ? [.lines] : Framing.allCases
    }
}

/// What the next message, or the next few, must be.
struct Expectation: Sendable {
    enum Demand: Sendable {
        case exact(JSONValue)
        case subset(JSONValue)
        case error(ErrorDemand)
        case unordered([Expectation])
    }

    let demand: Demand
    let svg: JSONObject?
    let png: JSONObject?
    /// As written, for messages.
    let json: JSONValue

    /// How many messages it reads.
    var count: Int {
        if case .unordered(let expectations) = demand { expectations.count } else { 1 }
    }
}

struct ErrorDemand: Sendable {
    let code: JSONValue
    let reason: JSONValue
    let id: JSONValue
    let pointer: JSONValue?
    let suggestion: JSONValue?
    let data: JSONValue?
}
