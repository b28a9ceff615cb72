import Host

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Reading, with the errors of the command line.
enum FileDescriptor {
    /// The next bytes; none at the end.
    static func read(_ descriptor: Int32) throws(CommandError) -> [UInt8] {
        while true {
            var failure: Int32 = 0
            let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
                let result = unsafe systemRead(descriptor, buffer.baseAddress, 65_536)
                failure = result < 0 ? errno : 0
                count = max(0, result)
            }
            if failure == 0 { return bytes }
            guard failure == EINTR else {
                throw .output("the items could not be read: \(SystemError.message(failure))")
            }
        }
    }

    private static func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
        #if canImport(Glibc)
            unsafe Glibc.read(descriptor, buffer, count)
        #else
            unsafe Darwin.read(descriptor, buffer, count)
        #endif
    }
}
