import Threading
import Wire

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A file in which every message of a connection is written down, for whoever looks for a fault: a line each with the
/// seconds since the start, the direction and the message.
///
/// A thread of its own writes, so that a slow disk does not hold up the protocol.
package final class Trace: Sendable {
    private enum Direction: String {
        case received = "-->"
        case sent = "<--"
    }

    private struct State {
        var lines = FirstInFirstOut<(time: UInt64, direction: Direction, text: ArraySlice<UInt8>)>()
        var bytes = 0
        var isClosed = false
        var isDone = false
        var hasFailed = false
    }

    /// Bytes that may wait for the disk.
    private static let limit = 16 * 1024 * 1024

    private let state = Monitor(State())

    /// Appends to the file, or makes it, for its owner alone: messages hold people's names.
    package init(path: String) throws(FileError) {
        let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .failed(path: path, errno: errno) }
        let start = Clock.now
        SystemThread.start { [state] in
            var sent = FrameReader(maxMessageBytes: .max / 2)
            while let line = state.wait(until: {
                state -> (time: UInt64, direction: Direction, text: ArraySlice<UInt8>)?? in
                if let line = state.lines.popFirst() { return .some(line) }
                return state.isClosed ? .some(nil) : nil
            }) {
                let texts = line.direction == .received ? [line.text] : sent.push(Array(line.text)).compactMap(\.text)
                let isWritten = texts.allSatisfy { text in
                    var bytes = Self.prefix(line.time - start, line.direction)
                    DataURIs.appendWithoutPayloads(text, to: &bytes)
                    bytes.append(UInt8(ascii: "\n"))
                    return Self.write(bytes, to: descriptor)
                }
                guard isWritten else {
                    StandardError.drop("roundel: the trace \(path) takes no more: \(SystemError.message(errno))")
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

    /// - Parameter frames: whole ones, one or more.
    func sent(_ frames: [UInt8]) {
        add(.sent, frames[...])
    }

    /// Takes no more and waits until everything is written, or the time is over. False where not everything could be.
    @discardableResult
    func close(milliseconds: Int) -> Bool {
        state.change { $0.isClosed = true }
        state.wait(milliseconds: milliseconds) { $0.isDone ? () : nil }
        return !state.withLock { $0.hasFailed }
    }

    private func add(_ direction: Direction, _ text: ArraySlice<UInt8>) {
        // A disk that stays behind for longer than this loses lines rather than the protocol its time.
        state.wait(milliseconds: 100) { state in
            state.bytes == 0 || state.bytes + text.count <= Self.limit || state.isDone ? () : nil
        }
        state.change { state in
            guard state.bytes == 0 || state.bytes + text.count <= Self.limit, !state.isDone else { return }
            state.bytes += text.count
            state.lines.append((Clock.now, direction, text))
        }
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

    /// One call a line, so that processes that share the file do not cut each other's lines.
    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var start = 0
        while start < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                unsafe buffer.baseAddress.map { unsafe systemWrite(descriptor, $0 + start, bytes.count - start) } ?? 0
            }
            if count > 0 { start += count } else if errno != EINTR { return false }
        }
        return true
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
