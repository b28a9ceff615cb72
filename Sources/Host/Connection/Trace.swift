import Collections
import Threading
import Wire

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A log file of all messages of a connection. Each line has the seconds since the start, the direction and the
/// message.
///
/// A thread of its own writes the file, so that a slow disk does not delay the protocol.
package final class Trace: Sendable {
    private enum Direction: String {
        case received = "-->"
        case sent = "<--"
        /// A note about the trace itself.
        case note = "---"
    }

    private typealias Line = (time: UInt64, direction: Direction, text: ArraySlice<UInt8>)

    private struct State {
        var lines = FirstInFirstOut<Line>()
        var bytes = 0
        /// Messages dropped since the last line that was added.
        var leftOut = 0
        var isClosed = false
        var isDone = false
        var hasFailed = false

        /// Whether so many more bytes fit. After a message was dropped, none fits until the queue is half empty;
        /// otherwise each further line would wait for the disk.
        func hasRoom(for count: Int) -> Bool {
            bytes == 0 || bytes + count <= (leftOut > 0 ? Trace.limit / 2 : Trace.limit)
        }

        mutating func add(_ direction: Direction, _ text: ArraySlice<UInt8>) {
            bytes += text.count
            lines.append((Clock.now, direction, text))
        }

        /// Adds a note about dropped messages, if any.
        mutating func noteLeftOut() {
            guard leftOut > 0 else { return }
            let what = leftOut == 1 ? "1 message" : "\(leftOut) messages"
            add(.note, Array("\(what) left out: the file took them too slowly".utf8)[...])
            leftOut = 0
        }
    }

    /// The most bytes that wait for the disk (ours).
    private static let limit = 16 * 1024 * 1024

    private let state = Monitor(State())

    /// Appends to the file, or creates it readable by its owner only, because messages contain people's names.
    package init(path: String) throws(FileError) {
        // A pipe without a reader is `ENXIO`, instead of a host that waits for one.
        let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, 0o600)
        guard descriptor >= 0 else { throw .failed(path: path, errno: errno) }
        let start = Clock.now
        SystemThread.start { [state] in
            var sent = FrameReader(maxMessageBytes: .max / 2)
            while let line = state.wait(until: { state -> Line?? in
                if let line = state.lines.popFirst() { return .some(line) }
                return state.isClosed ? .some(nil) : nil
            }) {
                let texts = line.direction == .sent ? sent.push(Array(line.text)).compactMap(\.text) : [line.text]
                // Each line is one write, so that processes that share the file do not interleave within lines.
                let failure = texts.lazy.map { text in
                    var bytes = Self.prefix(line.time - start, line.direction)
                    DataURIs.appendWithoutPayloads(text, to: &bytes)
                    bytes.append(UInt8(ascii: "\n"))
                    return SystemWrite.all(bytes, to: descriptor)
                }.first { $0 != 0 }
                if let failure {
                    StandardError.drop("roundel: the trace \(path) takes no more: \(SystemError.message(failure))")
                    state.change { $0.hasFailed = true }
                    break
                }
                state.change { $0.bytes -= line.text.count }
            }
            Self.closeFile(descriptor)
            state.change { $0.isDone = true }
        }
    }

    func received(_ frame: Frame) {
        if case .fault(let fault) = frame { add(.received, Array("(\(fault.reason))".utf8)[...]) }
        if let text = frame.text { add(.received, text) }
    }

    /// - Parameter frames: one or more complete frames.
    func sent(_ frames: [UInt8]) {
        add(.sent, frames[...])
    }

    /// Closes the log and waits at most `milliseconds` until everything is written. False where it is not.
    @discardableResult
    func close(milliseconds: Int) -> Bool {
        state.change { state in
            state.noteLeftOut()
            state.isClosed = true
        }
        return state.wait(milliseconds: milliseconds) { $0.isDone ? !$0.hasFailed : nil } ?? false
    }

    private func add(_ direction: Direction, _ text: ArraySlice<UInt8>) {
        // When the disk lags for longer than this, lines are dropped and the protocol goes on. After the first
        // dropped line nothing waits for the disk.
        state.wait(milliseconds: 100) { state in
            state.leftOut > 0 || state.hasRoom(for: text.count) || state.isDone ? () : nil
        }
        state.change { state in
            guard !state.isDone else { return }
            guard state.hasRoom(for: text.count) else {
                state.leftOut += Self.messages(in: text)
                return
            }
            state.noteLeftOut()
            state.add(direction, text)
        }
    }

    /// A frame with headers comes alone. It begins with the C of `Content-Length`, as no JSON text does.
    private static func messages(in text: ArraySlice<UInt8>) -> Int {
        text.first == UInt8(ascii: "C") ? 1 : max(1, text.count { $0 == UInt8(ascii: "\n") })
    }

    /// `12.000345 --> `
    private static func prefix(_ nanoseconds: UInt64, _ direction: Direction) -> [UInt8] {
        let fraction = String(nanoseconds / 1000 % 1_000_000)
        let zeros = String(repeating: "0", count: 6 - fraction.utf8.count)
        return Array("\(nanoseconds / 1_000_000_000).\(zeros)\(fraction) \(direction.rawValue) ".utf8)
    }

    private static func closeFile(_ descriptor: Int32) {
        #if canImport(Glibc)
            Glibc.close(descriptor)
        #else
            Darwin.close(descriptor)
        #endif
    }
}

extension Frame {
    fileprivate var text: ArraySlice<UInt8>? {
        switch self {
        case .message(let text), .remainder(let text): text
        case .fault: nil
        }
    }
}
