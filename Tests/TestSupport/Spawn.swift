import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Starts programs with signals as a shell would have them.
enum Spawn {
    /// Held while a process starts and while descriptors exist that it must not inherit.
    static let lock = Mutex(())

    static func start(
        _ executable: String, _ arguments: [String], input: Int32, output: Int32, errors: Int32
    ) throws -> pid_t {
        #if canImport(Glibc)
            var actions = unsafe posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #else
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #endif
        unsafe posix_spawn_file_actions_init(&actions)
        unsafe posix_spawnattr_init(&attributes)
        defer {
            unsafe posix_spawn_file_actions_destroy(&actions)
            unsafe posix_spawnattr_destroy(&attributes)
        }
        unsafe posix_spawn_file_actions_adddup2(&actions, input, 0)
        unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
        unsafe posix_spawn_file_actions_adddup2(&actions, errors, 2)
        var defaults = sigset_t()
        unsafe sigemptyset(&defaults)
        unsafe posix_spawnattr_setsigmask(&attributes, &defaults)
        unsafe sigaddset(&defaults, SIGPIPE)
        unsafe posix_spawnattr_setsigdefault(&attributes, &defaults)
        unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

        var words = unsafe ([executable] + arguments).map { unsafe strdup($0) } + [nil]
        defer { for index in unsafe words.indices { unsafe free(words[index]) } }
        var process = pid_t()
        let status = lock.withLock { _ in
            unsafe posix_spawnp(&process, executable, &actions, &attributes, &words, environ)
        }
        guard status == 0 else {
            throw Failure("\(executable) cannot be started (errno \(status)); build it, or set ROUNDEL_EXECUTABLE")
        }
        return process
    }
}
