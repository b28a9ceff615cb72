import Glibc

/// Standard output, written as the reader takes it.
struct Output {
    private var queue: [[UInt8]] = []
    private var written = 0
    private(set) var pending = 0
    /// Whether nobody reads any more.
    private(set) var hasEnded = false

    mutating func append(_ message: [UInt8]) {
        guard !hasEnded else { return }
        queue.append(message)
        pending += message.count
        flush()
    }

    var wait: Wait? { queue.isEmpty ? nil : .toWrite(1) }

    mutating func flush() {
        while let first = queue.first {
            switch Descriptor.write(1, first[written...]) {
            case .wouldWait: return
            case .ended:
                queue = []
                pending = 0
                hasEnded = true
                return
            case .done(let count):
                written += count
                pending -= count
                guard written == first.count else { continue }
                written = 0
                queue.removeFirst()
            }
        }
    }

    /// Looks whether there is a reader, although there is nothing to write.
    mutating func check() {
        var polled = pollfd(fd: 1, events: 0, revents: 0)
        unsafe poll(&polled, 1, 0)
        if polled.revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0 { hasEnded = true }
    }
}
