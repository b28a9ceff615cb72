#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The processors that the system has to give.
package enum Processors {
    package static var count: Int {
        max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    }
}
