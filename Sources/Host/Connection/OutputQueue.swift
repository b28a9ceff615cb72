/// The one writer of a connection. Frames wait here until the other side reads; at most `limit` bytes do, then whoever
/// brings more waits too, so that a client that stops reading costs no memory and loses nothing.
final class OutputQueue: Sendable {
    private struct State {
        var frames: [[UInt8]] = []
        /// Bytes waiting, those being written included.
        var bytes = 0
        var isClosed = false
        var isDone = false
    }

    /// Bytes that may wait (`outputQueueBytes`).
    static let limit = 16 * 1024 * 1024

    private let state = Monitor(State())

    /// - Parameters:
    ///   - trace: hears of every frame, in the order of the output.
    ///   - onFailure: called once, on the writing thread, where the output can take no more; with the system's error.
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

    /// Waits while the queue is full. A frame larger than the limit goes in alone.
    ///
    /// - Parameter isLast: whether it does not wait.
    func push(_ frame: [UInt8], isLast: Bool = false) {
        state.waitToChange { state in
            if state.isDone { return () }
            guard isLast || state.bytes == 0 || state.bytes + frame.count <= Self.limit else { return nil }
            state.bytes += frame.count
            state.frames.append(frame)
            return ()
        }
    }

    /// Takes no more and waits until everything is written, or the time is over.
    func close(milliseconds: Int? = nil) {
        state.change { $0.isClosed = true }
        if let milliseconds {
            state.wait(milliseconds: milliseconds) { $0.isDone ? () : nil }
        } else {
            state.wait { $0.isDone ? () : nil }
        }
    }

    /// Small frames are joined, so that many answers cost one system call. 0, or the error number.
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
