#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The processors that this process may use.
enum Processors {
    static var count: Int {
        #if canImport(Glibc)
            var set = cpu_set_t()
            if unsafe sched_getaffinity(0, MemoryLayout<cpu_set_t>.size, &set) == 0 {
                let bits = unsafe withUnsafeBytes(of: set) { bytes in
                    unsafe bytes.reduce(0) { $0 + $1.nonzeroBitCount }
                }
                return max(1, bits)
            }
        #endif
        return max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    }
}
