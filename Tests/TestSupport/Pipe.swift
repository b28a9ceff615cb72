import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Two connected descriptors, which children do not inherit by accident.
package struct Pipe {
    package let reader: Int32
    package let writer: Int32

    package init() throws {
        var ends: [Int32] = [-1, -1]
        let status = Spawn.lock.withLock { _ in
            let status = unsafe pipe(&ends)
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            return status
        }
        guard status == 0 else { throw Failure("no pipe: errno \(errno)") }
        (reader, writer) = (ends[0], ends[1])
    }
}
