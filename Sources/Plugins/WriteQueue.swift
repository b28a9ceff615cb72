/// Bytes that a child has not read yet.
struct WriteQueue {
    private var frames: [ArraySlice<UInt8>] = []
    private var head = 0
    private(set) var bytes = 0

    var isEmpty: Bool { head == frames.count }

    mutating func append(_ frame: [UInt8]) {
        frames.append(frame[...])
        bytes += frame.count
    }

    /// Writes what the other side has room for; false where it reads no more.
    mutating func write(to descriptor: Int32) -> Bool {
        while head < frames.count {
            guard let count = Descriptor.writeSome(frames[head], to: descriptor) else { return false }
            bytes -= count
            frames[head] = frames[head].dropFirst(count)
            guard frames[head].isEmpty else { return true }
            frames[head] = []
            head += 1
        }
        frames.removeAll(keepingCapacity: true)
        head = 0
        return true
    }
}
