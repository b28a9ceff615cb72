import Wire

/// What a child has not read yet. A call becomes text when its turn comes, so that those in line take no memory of their own, and it
/// can be taken back until then.
struct WriteQueue {
    private enum Item {
        case text([UInt8])
        case call(Int64, method: String, params: Reply)
    }

    /// What went out.
    struct Progress {
        var bytes = 0
        /// Of which the last byte went out.
        var calls: [Int64] = []
    }

    private var items: [Item] = []
    private var head = 0
    /// Of the item before `head`.
    private var rest: ArraySlice<UInt8> = []
    private var restCall: Int64?
    /// Bytes that wait, without those of calls.
    private(set) var textBytes = 0

    var isEmpty: Bool { rest.isEmpty && head == items.count }

    mutating func append(_ text: [UInt8]) {
        items.append(.text(text))
        textBytes += text.count
    }

    mutating func append(call id: Int64, _ method: String, _ params: Reply) {
        items.append(.call(id, method: method, params: params))
    }

    /// Takes a call back; false where the child has got a part of it.
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

    /// Writes what the other side has room for; nil where it reads no more.
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
