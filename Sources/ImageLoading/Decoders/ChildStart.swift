import Glibc

/// Starts this very program once more, with pipes at its standard streams and nothing to write its complaints to.
enum ChildStart {
    struct Started {
        let process: pid_t
        /// Non-blocking ends of this side.
        let input: Int32
        let output: Int32
    }

    static func start(_ arguments: [String]) -> Started? {
        guard let input = pipe() else { return nil }
        guard let output = pipe() else {
            close(input.reader)
            close(input.writer)
            return nil
        }
        let process = spawn(arguments, input: input.reader, output: output.writer)
        close(input.reader)
        close(output.writer)
        guard let process else {
            close(input.writer)
            close(output.reader)
            return nil
        }
        Descriptor.setNonBlocking(input.writer)
        Descriptor.setNonBlocking(output.reader)
        return Started(process: process, input: input.writer, output: output.reader)
    }

    private static func pipe() -> (reader: Int32, writer: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard unsafe Glibc.pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        // A mebibyte where the system allows it: fewer turns for a picture of several.
        _ = fcntl(ends[1], setPipeSize, 1 << 20)
        return (ends[0], ends[1])
    }

    /// F_SETPIPE_SZ, which Glibc shows to GNU programs only.
    private static let setPipeSize: Int32 = 1031

    private static func spawn(_ arguments: [String], input: Int32, output: Int32) -> pid_t? {
        var actions = unsafe posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        unsafe posix_spawn_file_actions_init(&actions)
        unsafe posix_spawnattr_init(&attributes)
        defer {
            unsafe posix_spawn_file_actions_destroy(&actions)
            unsafe posix_spawnattr_destroy(&attributes)
        }
        unsafe posix_spawn_file_actions_adddup2(&actions, input, 0)
        unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
        unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        var defaults = sigset_t()
        unsafe sigemptyset(&defaults)
        unsafe posix_spawnattr_setsigmask(&attributes, &defaults)
        for signal in [SIGPIPE, SIGXFSZ] { unsafe sigaddset(&defaults, signal) }
        unsafe posix_spawnattr_setsigdefault(&attributes, &defaults)
        unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
        var words = unsafe (["roundel-images"] + arguments).map { unsafe strdup($0) } + [nil]
        defer { for index in unsafe words.indices { unsafe free(words[index]) } }
        var process = pid_t()
        let status = unsafe posix_spawn(&process, "/proc/self/exe", &actions, &attributes, &words, environ)
        return status == 0 ? process : nil
    }
}
