import Glibc

/// Words for the person who started the worker, on standard error.
package enum Log {
    package static func write(_ message: String) {
        let line = Array("roundel-images: \(message)\n".utf8)
        _ = unsafe Glibc.write(2, line, line.count)
    }
}
