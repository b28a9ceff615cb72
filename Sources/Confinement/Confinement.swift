#if os(Linux)
    import CSeccomp
    import Glibc

    /// What a process gives up before it touches hostile bytes, for good.
    package enum Confinement {
        /// Bytes of address space. Forty million pixels are 160 MB, and AVIF needs them three times.
        private static let addressSpace: rlim_t = 1 << 30

        /// Ends this process when the one that started it ends.
        package static func dieWithParent(_ parent: Int32) {
            roundel_prctl(PR_SET_PDEATHSIG, UInt(SIGKILL))
            // It may have ended before that was said.
            if getppid() != parent { exit(0) }
        }

        /// Closes what libraries of the starting process left open to its children.
        package static func closeInherited() {
            roundel_close_from(3)
        }

        /// No more memory than is needed, no core file, no file written.
        package static func limitResources() {
            limit(RLIMIT_AS, addressSpace)
            limit(RLIMIT_CORE, 0)
            limit(RLIMIT_FSIZE, 0)
        }

        /// Seconds of processor time from now on, after which the system ends the process.
        package static func limitProcessorTime(seconds: Int) {
            var usage = rusage()
            guard unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 else { return }
            let used = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec + 1
            var limit = rlimit(rlim_cur: rlim_t(used + seconds), rlim_max: .max)
            unsafe setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
        }

        private static func limit(_ resource: __rlimit_resource, _ most: rlim_t) {
            var limit = rlimit(rlim_cur: most, rlim_max: most)
            unsafe setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
        }

        /// No new privileges, and of the system's calls only those that decoding takes.
        ///
        /// - Parameter folders: below which files may be read; where there are none, nothing can be opened at all.
        /// - Returns: false where the system knows no such filter.
        @discardableResult
        package static func enter(readableFolders folders: [String]) -> Bool {
            guard roundel_prctl(PR_SET_NO_NEW_PRIVS, 1) == 0 else { return false }
            FolderRules.restrict(to: folders)
            return CallFilter.load(opensFiles: !folders.isEmpty)
        }
    }
#endif
