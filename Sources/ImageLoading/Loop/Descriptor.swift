import Glibc

/// Reading and writing without waiting.
enum Descriptor {
    enum Outcome: Equatable {
        case done(Int)
        case wouldWait
        case ended
    }

    static func setNonBlocking(_ descriptor: Int32) {
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }

    /// Appends what is there, at most `limit` bytes.
    static func read(_ descriptor: Int32, atMost limit: Int, to bytes: inout [UInt8]) -> Outcome {
        var result = 0
        let chunk = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            result = unsafe Glibc.read(descriptor, buffer.baseAddress, limit)
            count = max(0, result)
        }
        if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
        return outcome(result)
    }

    static func write(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) -> Outcome {
        let result = unsafe bytes.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
        return outcome(result)
    }

    private static func outcome(_ result: Int) -> Outcome {
        if result > 0 { return .done(result) }
        return result < 0 && (errno == EAGAIN || errno == EINTR) ? .wouldWait : .ended
    }
}
