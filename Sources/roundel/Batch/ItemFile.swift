import Host

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The file of items, read twice: once to count them, since file names depend on how many there are, and once to render.
struct ItemFile {
    /// For messages.
    let name: String
    /// Lines that are not blank.
    let count: Int
    private let descriptor: Int32
    private let start: off_t

    /// - Parameter path: `-` for standard input.
    init(_ path: String) throws(CommandError) {
        name = path == "-" ? "<stdin>" : path
        let opened = path == "-" ? STDIN_FILENO : unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard opened >= 0 else {
            throw .output("\"\(path)\" could not be opened: \(SystemError.message(errno))")
        }
        var status = stat()
        unsafe fstat(opened, &status)
        guard status.st_mode & S_IFMT != S_IFDIR else {
            throw .output("\"\(path)\" is a folder, not a file of items")
        }
        if status.st_mode & S_IFMT == S_IFREG {
            descriptor = opened
            start = lseek(opened, 0, SEEK_CUR)
        } else {
            descriptor = try Self.copy(opened)
            start = 0
            lseek(descriptor, 0, SEEK_SET)
        }
        var reader = LineReader(descriptor: descriptor)
        var count = 0
        while try reader.next() != nil { count += 1 }
        self.count = count
    }

    func lines() -> LineReader {
        lseek(descriptor, start, SEEK_SET)
        return LineReader(descriptor: descriptor)
    }

    /// A pipe can be read only once, so what it brings goes to a file without a name, which ends with the process.
    private static func copy(_ pipe: Int32) throws(CommandError) -> Int32 {
        var template = Array((temporaryFolder + "/roundel.XXXXXX").utf8CString)
        let file = unsafe template.withUnsafeMutableBufferPointer { buffer in
            unsafe buffer.baseAddress.map { unsafe mkstemp($0) } ?? -1
        }
        guard file >= 0 else {
            throw .output("a temporary file for the items could not be made: \(SystemError.message(errno))")
        }
        unsafe unlink(template)
        while true {
            let bytes = try FileDescriptor.read(pipe)
            guard !bytes.isEmpty else { return file }
            let failure = SystemWrite.all(bytes, to: file)
            guard failure == 0 else {
                throw .output("the items could not be kept in \(temporaryFolder): \(SystemError.message(failure))")
            }
        }
    }

    private static var temporaryFolder: String {
        guard let folder = unsafe getenv("TMPDIR") else { return "/tmp" }
        return unsafe String(cString: folder)
    }
}
