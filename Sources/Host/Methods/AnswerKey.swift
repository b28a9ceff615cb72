import JSONValues

/// A request's parameters, byte for byte, and the session that they are understood in: whatever has an equal key has the same
/// answer.
struct AnswerKey: Hashable {
    private let params: JSONObject
    private let isInitialized: Bool
    let hash: Int
    /// What it takes, about.
    private(set) var bytes = 0

    /// A longer request is unlikely to come again.
    private static let mostBytes = 4096

    /// Nil where the answer depends on more than the parameters, or is not worth keeping.
    init?(_ params: JSONObject, in session: Session) {
        var hasher = Hasher()
        var bytes = 0
        guard Self.add(params, to: &hasher, &bytes) else { return nil }
        self.params = params
        isInitialized = session.isInitialized
        hash = hasher.finalize()
        self.bytes = bytes
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }

    static func == (left: AnswerKey, right: AnswerKey) -> Bool {
        left.hash == right.hash && left.isInitialized == right.isInitialized
            && left.params.isIdentical(to: right.params)
    }

    private static func add(_ object: JSONObject, to hasher: inout Hasher, _ bytes: inout Int) -> Bool {
        for member in object.members {
            guard !pointsOutside(member.key) else { return false }
            // Which members there are differs little from request to request, so their names are compared only.
            bytes += 32 + member.key.utf8.count
            guard add(member.value, to: &hasher, &bytes) else { return false }
        }
        return true
    }

    private static func add(_ value: JSONValue, to hasher: inout Hasher, _ bytes: inout Int) -> Bool {
        switch value {
        case .null: break
        case .bool(let flag): hasher.combine(flag)
        case .integer(let number): hasher.combine(number)
        case .real(let number): hasher.combine(number)
        case .string(let text): add(text, to: &hasher, &bytes)
        case .array(let elements):
            for element in elements {
                guard add(element, to: &hasher, &bytes) else { return false }
            }
        case .object(let object): return add(object, to: &hasher, &bytes)
        }
        bytes += 32
        return bytes <= mostBytes
    }

    private static func add(_ text: String, to hasher: inout Hasher, _ bytes: inout Int) {
        var text = text
        text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        bytes += 32 + text.utf8.count
    }

    /// Members that can name something outside of the request, which can change, wherever they stand; and those of every
    /// method, which are not this one's.
    private static func pointsOutside(_ name: String) -> Bool {
        switch name.utf8.count {
        case 3: name.isExactly("url")
        case 4: name.isExactly("mask") || name.isExactly("path")
        case 5: name.isExactly("image")
        case 10: name.isExactly("deadlineMs")
        case 13: name.isExactly("progressToken")
        default: false
        }
    }
}
