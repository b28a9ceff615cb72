import JSONValues
import TestSupport

/// One vector against one host.
struct VectorRun {
    /// A wait that ends with nothing is a failure; generous, for machines that are busy with something else too.
    private static let answerSeconds = 15.0

    let vector: Vector
    let host: HostProcess
    private var labels: Labels = [:]
    private var sent: [UInt8] = []
    private var received: [JSONValue] = []

    init(_ vector: Vector, on host: HostProcess) {
        self.vector = vector
        self.host = host
    }

    /// Does the steps in order. What fails says what was sent, expected and received.
    mutating func steps() throws {
        for (index, step) in vector.steps.enumerated() {
            received = []
            do {
                try perform(step)
            } catch let failure as Failure {
                throw described(failure, at: "step \(index)", step)
            }
        }
    }

    private mutating func perform(_ step: Vector.Step) throws {
        switch step {
        case .send(let message):
            sent = host.framing.frame(message)
            host.child.write(sent)
        case .bytes(let pieces, let chunk):
            sent = pieces.flatMapBytes()
            host.child.write(sent, chunk: chunk)
        case .expect(let expectation):
            for _ in 0..<expectation.count { received.append(try host.next(within: Self.answerSeconds)) }
            try expectation.check(received, &labels)
        case .silence(let milliseconds): try host.expectSilence(milliseconds: milliseconds)
        case .close: host.close()
        case .exit(let code): try host.expectEnd(exit: code, within: Self.answerSeconds)
        }
    }

    /// What holds after the last step: the host has nothing more to say and ends well.
    mutating func end() throws {
        if case .exit? = vector.steps.last { return }
        received = []
        do {
            host.close()
            try host.expectEnd(exit: 0, within: Self.answerSeconds)
        } catch let failure as Failure {
            throw described(failure, at: "the end", nil)
        }
    }

    /// The same for a host that others will use: asks for one more answer, which must be the next.
    mutating func settle() throws {
        received = []
        let id: JSONValue = .string("after \(vector.id)")
        do {
            host.request(id, "ping")
            received.append(try host.next(within: Self.answerSeconds))
            try Pattern.exact(["jsonrpc": "2.0", "id": id, "result": [:]], received[0])
        } catch let failure as Failure {
            throw described(failure, at: "the end", nil)
        }
    }

    private func described(_ failure: Failure, at place: String, _ step: Vector.Step?) -> Failure {
        var lines = [
            "\(vector.id) (\(host.framing), \(vector.requirement)): \(vector.description)",
            "why:  \(place): \(failure.description)",
            "sent: \(String(decoding: sent.prefix(4000), as: UTF8.self).cut(800))",
        ]
        if case .expect(let expectation)? = step { lines.append("want: \(expectation.json.cut(800))") }
        lines += received.map { "got:  \($0.cut(800))" }
        if !host.child.log.isEmpty { lines.append("log:  \(host.logText)") }
        return Failure(lines.joined(separator: "\n"))
    }
}

extension [Vector.Piece] {
    fileprivate func flatMapBytes() -> [UInt8] {
        var bytes: [UInt8] = []
        for piece in self { bytes += piece.bytes }
        return bytes
    }
}
