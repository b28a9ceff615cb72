#if os(Linux)
    import CSeccomp
    import Glibc

    /// The system calls that are left, by seccomp. Every other one fails with EPERM, which libraries take better than a
    /// signal; among them are all that reach the network, start a program, touch another process or change a file.
    enum CallFilter {
        private static let allowed = [
            // Bytes through descriptors that are open already.
            "read", "write", "readv", "writev", "pread64", "close", "fstat", "newfstatat", "lseek", "poll", "ppoll",
            // Memory.
            "brk", "mmap", "mprotect", "munmap", "mremap", "madvise",
            // Threads of this process.
            "futex", "set_robust_list", "rseq", "sched_yield", "sched_getaffinity", "gettid", "getpid", "exit",
            "exit_group",
            "rt_sigaction", "rt_sigprocmask", "rt_sigreturn", "sigaltstack", "tgkill", "restart_syscall",
            // The time, chance, and what has been used up.
            "clock_gettime", "clock_getres", "clock_nanosleep", "nanosleep", "gettimeofday", "getrandom", "getrusage",
            "sysinfo", "uname",
        ]

        /// Names that only the one process needs that reads fonts.
        private static let opening = [
            "access", "faccessat", "faccessat2", "stat", "lstat", "statx", "statfs", "fstatfs", "readlink",
            "readlinkat",
            "getdents64", "getcwd", "fcntl",
        ]

        static func load(opensFiles: Bool) -> Bool {
            guard let filter = unsafe seccomp_init(failing(EPERM)) else { return false }
            defer { unsafe seccomp_release(filter) }
            for name in allowed + (opensFiles ? opening : []) {
                let call = unsafe seccomp_syscall_resolve_name(name)
                if call >= 0 { unsafe _ = roundel_allow(filter, call) }
            }
            // Its own limits, and nobody else's.
            unsafe _ = roundel_allow_masked(filter, number("prlimit64"), 0, UInt64.max, 0)
            // A thread (CLONE_THREAD), and not a process. The newer call hides its flags in memory, where a filter cannot look; without it
            // the C library takes the older one.
            let thread: UInt64 = 0x10000
            unsafe _ = roundel_allow_masked(filter, number("clone"), 0, thread, thread)
            unsafe _ = roundel_refuse(filter, number("clone3"), ENOSYS)
            if opensFiles {
                let writing = UInt64(O_ACCMODE | O_CREAT | O_TRUNC)
                unsafe _ = roundel_allow_masked(filter, number("openat"), 2, writing, UInt64(O_RDONLY))
                unsafe _ = roundel_allow_masked(filter, number("open"), 1, writing, UInt64(O_RDONLY))
            }
            return unsafe seccomp_load(filter) == 0
        }

        private static func number(_ name: String) -> Int32 {
            unsafe seccomp_syscall_resolve_name(name)
        }

        /// SCMP_ACT_ERRNO, a macro that Swift cannot see.
        private static func failing(_ error: Int32) -> UInt32 {
            0x0005_0000 | UInt32(error) & 0xFFFF
        }
    }
#endif
