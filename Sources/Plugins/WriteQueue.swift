import Wire

/// The messages that are not written to a child yet. A call is serialised only when it is written, so that waiting
/// calls take little memory and can be removed.
struct WriteQueue {
    private enum Item {
        case text([UInt8])
        case call(Int64, method: String, params: Reply)
    }

    /// The result of a write.
    struct Progress {
        var bytes = 0
        /// The ids of calls that are now written completely.
        var calls: [Int64] = []
    }

    private var items: [Item] = []
    private var head = 0
    /// The bytes of the item before `head` that are not written yet.
    private var rest: ArraySlice<UInt8> = []
    private var restCall: Int64?
    /// Unwritten bytes of texts, not of calls.
    private(set) var textBytes = 0

    var isEmpty: Bool { rest.isEmpty && head == items.count }

    mutating func append(_ text: [UInt8]) {
        items.append(.text(text))
        textBytes += text.count
    }

    mutating func append(call id: Int64, _ method: String, _ params: Reply) {
        items.append(.call(id, method: method, params: params))
    }

    /// Removes a call. False where a part of it is written already.
    mutating func remove(call id: Int64) -> Bool {
        let index = items[head...].firstIndex { item in
            if case .call(id, _, _) = item { true } else { false }
        }
        if let index { items.remove(at: index) }
        return index != nil
    }

    mutating func removeCalls() {
        items = items[head...].filter { item in
            if case .call = item { false } else { true }
        }
        head = 0
    }

    /// Writes what fits into the pipe. Nil where the reading end is closed.
    mutating func write(to descriptor: Int32) -> Progress? {
        var progress = Progress()
        while !isEmpty {
            if rest.isEmpty { begin() }
            guard let count = Descriptor.writeSome(rest, to: descriptor) else { return nil }
            progress.bytes += count
            if restCall == nil { textBytes -= count }
            rest = rest.dropFirst(count)
            guard rest.isEmpty else { return progress }
            if let call = restCall { progress.calls.append(call) }
        }
        items.removeAll(keepingCapacity: true)
        (head, rest) = (0, [])
        return progress
    }

    private mutating func begin() {
        switch items[head] {
        case .text(let text): (rest, restCall) = (text[...], nil)
        case .call(let id, let method, let params):
            var text: [UInt8] = []
            ReplyWriter.request(method, params, id: .integer(id), to: &text)
            text.append(UInt8(ascii: "\n"))
            (rest, restCall) = (text[...], id)
        }
        items[head] = .text([])
        head += 1
    }
}
