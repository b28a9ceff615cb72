import CSpawn

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A process that leads a process group of its own, so that its children can be killed with it.
struct SpawnedProcess: Sendable {
    /// The id of the process and of its group. It is not reused before `reap`.
    let id: pid_t

    /// A process and the host's ends of its standard streams.
    struct WithStreams: ~Copyable {
        let process: SpawnedProcess
        let input: Descriptor
        let output: Descriptor
        let errors: Descriptor
    }

    /// Starts a program with pipes as its standard streams. It inherits no other descriptor, and its signals have
    /// default dispositions.
    static func start(_ launch: Launch) throws(LaunchError) -> WithStreams {
        let input = try DescriptorPair()
        let output = try DescriptorPair()
        let errors = try DescriptorPair()
        let process = try start(
            launch, input: input.reader.number, output: output.writer.number, errors: errors.writer.number)
        input.writer.becomeNonBlocking()
        output.reader.becomeNonBlocking()
        errors.reader.becomeNonBlocking()
        return WithStreams(process: process, input: input.writer, output: output.reader, errors: errors.reader)
    }

    /// Starts a program with the given descriptors as its standard streams.
    static func start(
        _ launch: Launch, input: Int32, output: Int32, errors: Int32
    ) throws(LaunchError) -> SpawnedProcess {
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
        if let folder = launch.folder { unsafe posix_spawn_file_actions_addchdir_np(&actions, folder) }
        var flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
        #if canImport(Glibc)
            unsafe posix_spawn_file_actions_addclosefrom_np(&actions, 3)
        #else
            flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
        #endif
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe posix_spawnattr_setsigmask(&attributes, &signals)
        for signal in [SIGPIPE, SIGXFSZ, SIGTERM, SIGINT, SIGHUP, SIGCHLD] { unsafe sigaddset(&signals, signal) }
        unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
        unsafe posix_spawnattr_setpgroup(&attributes, 0)
        unsafe posix_spawnattr_setflags(&attributes, Int16(flags))

        var words = unsafe ([launch.executable] + launch.arguments).map { unsafe strdup($0) } + [nil]
        defer { for index in unsafe words.indices { unsafe free(words[index]) } }
        var variables = unsafe (launch.environment ?? []).map { unsafe strdup("\($0.name)=\($0.value)") } + [nil]
        defer { for index in unsafe variables.indices { unsafe free(variables[index]) } }
        var id = pid_t()
        let status =
            launch.environment == nil
            ? unsafe posix_spawnp(&id, launch.executable, &actions, &attributes, &words, environ)
            : unsafe posix_spawnp(&id, launch.executable, &actions, &attributes, &words, &variables)
        guard status == 0 else { throw LaunchError(launch, errno: status) }
        #if canImport(Glibc)
            if let bytes = launch.maxMemoryBytes { _ = roundel_limit_memory(id, bytes) }
            if let seconds = launch.maxProcessorSeconds { _ = roundel_limit_processor(id, seconds) }
        #endif
        return SpawnedProcess(id: id)
    }

    /// Whether the process has ended. Does not reap it, so that its id is not reused.
    var hasEnded: Bool {
        var information = unsafe siginfo_t()
        let status = unsafe waitid(P_PID, id_t(id), &information, WEXITED | WNOHANG | WNOWAIT)
        // An error means that the process has been reaped already.
        return unsafe status != 0 || information.si_signo != 0
    }

    /// Sends a signal to the process and all of its group.
    func signal(_ signal: Int32) {
        kill(-id, signal)
    }

    /// Reaps the process, which must have ended, and returns how. Its id may be reused afterwards.
    func reap() -> ProcessEnd {
        var status: Int32 = 0
        while unsafe waitpid(id, &status, 0) < 0, errno == EINTR {}
        return status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
    }
}
