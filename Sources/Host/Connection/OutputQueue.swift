/// The queue of a connection's only writing thread. It holds at most `limit` bytes; a thread that pushes more blocks
/// until the client reads. So a client that stops reading costs bounded memory and loses nothing.
final class OutputQueue: Sendable {
    private struct State {
        var frames: [[UInt8]] = []
        /// Bytes in the queue, including those that are being written.
        var bytes = 0
        var isClosed = false
        var isDone = false
    }

    /// The most bytes in the queue (`outputQueueBytes` of limits.json).
    static let limit = 16 * 1024 * 1024

    private let state = Monitor(State())

    /// - Parameters:
    ///   - trace: records every frame, in the order of the output.
    ///   - onFailure: called once, on the writing thread, with the `errno` of the write that failed.
    init(descriptor: Int32, trace: Trace? = nil, onFailure: @escaping @Sendable (_ errno: Int32) -> Void) {
        RequiredThread.start { [state] in
            while true {
                let frames: [[UInt8]]? = state.wait { state in
                    if !state.frames.isEmpty {
                        defer { state.frames = [] }
                        return .some(state.frames)
                    }
                    return state.isClosed ? .some(nil) : nil
                }
                guard let frames else { break }
                if let trace { for frame in frames { trace.sent(frame) } }
                let failure = Self.write(frames, to: descriptor)
                guard failure == 0 else {
                    onFailure(failure)
                    break
                }
                let count = frames.reduce(0) { $0 + $1.count }
                state.change { $0.bytes -= count }
            }
            state.change { $0.isDone = true }
        }
    }

    /// Appends frames; blocks while the queue is full. A frame larger than the limit waits until the queue is empty.
    ///
    /// - Parameter isLast: whether it is appended without waiting for room.
    func push(_ frame: [UInt8], isLast: Bool = false) {
        state.waitToChange { state in
            if state.isDone { return () }
            guard isLast || state.bytes == 0 || state.bytes + frame.count <= Self.limit else { return nil }
            state.bytes += frame.count
            state.frames.append(frame)
            return ()
        }
    }

    /// Closes the queue and waits until everything is written, for at most `milliseconds`; nil sets no limit.
    func close(milliseconds: Int? = nil) {
        state.change { $0.isClosed = true }
        if let milliseconds {
            state.wait(milliseconds: milliseconds) { $0.isDone ? () : nil }
        } else {
            state.wait { $0.isDone ? () : nil }
        }
    }

    /// Writes frames, small ones joined, so that many responses take one system call. Returns 0 or `errno`.
    private static func write(_ frames: [[UInt8]], to descriptor: Int32) -> Int32 {
        var joined: [UInt8] = []
        for frame in frames {
            var failure: Int32 = 0
            if joined.isEmpty, frame.count >= 65_536 {
                failure = SystemWrite.all(frame, to: descriptor)
            } else {
                joined += frame
                guard joined.count >= 65_536 else { continue }
                failure = SystemWrite.all(joined, to: descriptor)
                joined.removeAll(keepingCapacity: true)
            }
            guard failure == 0 else { return failure }
        }
        return SystemWrite.all(joined, to: descriptor)
    }
}
