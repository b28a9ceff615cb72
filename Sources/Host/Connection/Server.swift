import JSONValues
import Wire

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `roundel serve`: one connection over standard input and output, from the first byte to the exit status.
package struct Server {
    package struct Options: Sendable {
        /// Whether responses keep the order of the requests. Default: false.
        package var isOrdered = false
        /// The number of worker threads; nil for one per core.
        package var workers: Int?
        /// The log of all messages; nil for none.
        package var trace: Trace?

        package init() {}
    }

    private let options: Options
    private let host: Host

    package init(host: Host, options: Options) {
        self.host = host
        self.options = options
    }

    /// Serves until the input ends or the client sends `exit`. Returns the exit status.
    ///
    /// - Parameter termination: made before the process started its first thread, such as that of the trace.
    package func run(until termination: Termination) -> Int32 {
        let output = OutputQueue(descriptor: STDOUT_FILENO, trace: options.trace) { [trace = options.trace] error in
            // A client that has closed the output needs no message about it.
            if error != EPIPE {
                StandardError.drop("roundel: standard output takes no more: \(SystemError.message(error))")
            }
            trace?.close(milliseconds: 500)
            Host.leave(ExitStatus.output)
        }
        // Responses that are ready are still written, if the client reads.
        let end: @Sendable (Int32) -> Void = { [trace = options.trace] status in
            output.close(milliseconds: 450)
            trace?.close(milliseconds: 450)
            Host.leave(status)
        }
        termination.onArrival { _ in end(ExitStatus.success) }
        ProcessWatch.endWithoutReader(STDOUT_FILENO)
        let queue = WorkQueue(workers: options.workers ?? Processors.count)
        let connection = Connection(
            router: Router(host: host), queue: queue, output: output, isOrdered: options.isOrdered, onClientGone: end)
        let status = read(into: connection)
        // Only after `exit` without `shutdown` is the time limited; otherwise the client may read as slowly as it
        // likes.
        output.close(milliseconds: status == ExitStatus.failure ? 500 : nil)
        let isTraced = options.trace?.close(milliseconds: 2000) ?? true
        return status ?? (isTraced ? ExitStatus.success : ExitStatus.output)
    }

    /// Reads until the connection ends. Returns the exit status; nil where the input ended in order.
    private func read(into connection: Connection) -> Int32? {
        var reader = FrameReader()
        var arrivals = Arrivals()
        while let chunk = StandardInput.read() {
            let frames = reader.push(chunk)
            connection.framing = reader.framing
            if let status = handle(frames, connection, &arrivals) { return status }
            connection.dispatch(&arrivals)
        }
        let frames = reader.finish()
        connection.framing = reader.framing
        if let status = handle(frames, connection, &arrivals) { return status }
        connection.finish(&arrivals)
        return nil
    }

    private func handle(_ frames: [Frame], _ connection: Connection, _ arrivals: inout Arrivals) -> Int32? {
        for frame in frames {
            options.trace?.received(frame)
            switch frame {
            case .message(let text):
                if let status = connection.receive(text, &arrivals) { return status }
            case .remainder(let text):
                if let status = connection.receiveRemainder(text, &arrivals) {
                    connection.finish(&arrivals)
                    return status
                }
            case .fault(let fault):
                connection.refuse(RPCError(fault), id: nil)
                if fault.endsConnection {
                    connection.finish(&arrivals)
                    return ExitStatus.framing
                }
            }
        }
        return nil
    }
}
