#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A process with pipes at its standard streams. `exchange` moves bytes both ways, so that neither side blocks the other.
///
/// `@unchecked Sendable`: one test owns it at a time; a pool hands it from one to the next.
package final class ChildProcess: @unchecked Sendable {
    package enum End: Equatable, Sendable {
        case exit(Int32)
        case signal(Int32)
    }

    /// Bytes for its standard input, written at most `chunk` at a time.
    private struct Write {
        var bytes: ArraySlice<UInt8>
        let chunk: Int
    }

    package let processID: Int32
    private var input: Int32?
    private var output: Int32?
    private var errors: Int32?
    private var end: End?
    private var writes: [Write] = []
    private var closesInput = false

    /// Standard output, as far as it was read.
    package var received: [UInt8] = []
    package private(set) var log: [UInt8] = []
    /// Set to false to be a client that does not read.
    package var readsOutput = true
    package private(set) var outputHasEnded = false

    /// - Parameter errors: where standard error goes instead of a pipe to this process.
    package init(_ executable: String, _ arguments: [String], errors redirected: Int32? = nil) throws {
        // A child inherits what is ignored, which would hide how it treats SIGPIPE itself; see `Spawn`.
        signal(SIGPIPE, SIG_IGN)
        let inputPipe = try Pipe()
        let outputPipe = try Pipe()
        let errorPipe = try Pipe()
        processID = try Spawn.start(
            executable, arguments, input: inputPipe.reader, output: outputPipe.writer,
            errors: redirected ?? errorPipe.writer)
        close(inputPipe.reader)
        close(outputPipe.writer)
        close(errorPipe.writer)
        (input, output, errors) = (inputPipe.writer, outputPipe.reader, errorPipe.reader)
        for descriptor in [inputPipe.writer, outputPipe.reader, errorPipe.reader] {
            _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        }
    }

    deinit {
        if status == nil { kill(processID, SIGKILL) }
        for case let descriptor? in [input, output, errors] { close(descriptor) }
        _ = waitForEnd(seconds: 5)
    }

    // MARK: Writing

    package func write(_ bytes: [UInt8], chunk: Int? = nil) {
        guard !bytes.isEmpty else { return }
        writes.append(Write(bytes: bytes[...], chunk: chunk ?? bytes.count))
    }

    /// Closes standard input behind everything that is still to be written.
    package func closeInput() {
        closesInput = true
        closeInputIfDue()
    }

    /// Closes this side of standard output at once.
    package func closeOutput() {
        if let output { close(output) }
        output = nil
    }

    package func closeErrors() {
        if let errors { close(errors) }
        errors = nil
    }

    package var errorsHaveEnded: Bool { errors == nil }

    package var isAllWritten: Bool { writes.isEmpty }

    private func closeInputIfDue() {
        guard closesInput, writes.isEmpty, let descriptor = input else { return }
        close(descriptor)
        input = nil
    }

    // MARK: Both ways

    /// Writes and reads until `isDone` or until the time is over; false in the latter case.
    package func exchange(within limit: TimeLimit, until isDone: () throws -> Bool) rethrows -> Bool {
        while true {
            if try isDone() { return true }
            if limit.isOver { return false }
            exchangeOnce(milliseconds: limit.milliseconds(atMost: 1000))
        }
    }

    private func exchangeOnce(milliseconds: Int32) {
        var polled: [pollfd] = []
        if let input, !writes.isEmpty { polled.append(pollfd(fd: input, events: Int16(POLLOUT), revents: 0)) }
        if let output, readsOutput, !outputHasEnded {
            polled.append(pollfd(fd: output, events: Int16(POLLIN), revents: 0))
        }
        if let errors { polled.append(pollfd(fd: errors, events: Int16(POLLIN), revents: 0)) }
        unsafe poll(&polled, nfds_t(polled.count), milliseconds)
        for ready in polled where ready.revents != 0 {
            switch ready.fd {
            case input: writeSome(to: ready.fd)
            case output: outputHasEnded = !Self.readSome(from: ready.fd, to: &received)
            default:
                if !Self.readSome(from: ready.fd, to: &log) { closeErrors() }
            }
        }
    }

    private func writeSome(to descriptor: Int32) {
        while var next = writes.first {
            let count = min(next.chunk, next.bytes.count)
            let written = unsafe next.bytes.withUnsafeBytes { buffer in
                unsafe systemWrite(descriptor, buffer.baseAddress, count)
            }
            if written < 0, errno == EAGAIN || errno == EINTR { return }
            guard written > 0 else {
                // The other side reads no more.
                writes = []
                closesInput = true
                break
            }
            next.bytes = next.bytes.dropFirst(written)
            if next.bytes.isEmpty { writes.removeFirst() } else { writes[0] = next }
        }
        closeInputIfDue()
    }

    /// False at the end.
    private static func readSome(from descriptor: Int32, to bytes: inout [UInt8]) -> Bool {
        var result = 0
        let chunk = unsafe [UInt8](unsafeUninitializedCapacity: 262_144) { buffer, count in
            result = unsafe read(descriptor, buffer.baseAddress, 262_144)
            count = max(0, result)
        }
        bytes += chunk
        return result > 0 || (result < 0 && (errno == EAGAIN || errno == EINTR))
    }

    // MARK: The end

    /// How the process ended; nil while it runs.
    package var status: End? {
        if end == nil {
            var status: Int32 = 0
            guard unsafe waitpid(processID, &status, WNOHANG) == processID else { return nil }
            end = status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
        }
        return end
    }

    /// How the process ended; nil where it still runs when the time is over.
    package func waitForEnd(seconds: Double) -> End? {
        _ = TimeLimit.wait(seconds: seconds) { status != nil }
        return status
    }

    package func send(signal: Int32) {
        kill(processID, signal)
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    unsafe bytes.map { unsafe write(descriptor, $0, count) } ?? 0
}
