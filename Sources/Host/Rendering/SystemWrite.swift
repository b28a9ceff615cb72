#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// write(2) until everything is written.
package enum SystemWrite {
    /// Waits while the other side has no room; gives 0, or the error number.
    ///
    /// - Parameter stallMilliseconds: how long the other side may read nothing before the result is `ETIMEDOUT`; a negative
    ///   number sets no limit. Only a descriptor that does not block is limited.
    package static func all(_ bytes: [UInt8], to descriptor: Int32, stallMilliseconds: Int32 = -1) -> Int32 {
        var start = 0
        while start < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                unsafe buffer.baseAddress.map { unsafe write(descriptor, $0 + start, bytes.count - start) } ?? 0
            }
            if count > 0 {
                start += count
            } else if count == 0 {
                // No error, and no sense in asking again.
                return EIO
            } else if errno == EAGAIN {
                // Opened so, or somebody shares the pipe with us and made it so.
                var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                if unsafe poll(&waiting, 1, stallMilliseconds) == 0 { return ETIMEDOUT }
            } else if errno != EINTR {
                return errno
            }
        }
        return 0
    }
}
