#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Time that never goes back, in nanoseconds since some moment before the process started.
package enum Clock {
    package static var now: UInt64 {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
