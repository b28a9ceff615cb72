#if os(Linux)
    import CSeccomp
    import Glibc

    /// Which folders may be read, by Landlock. A kernel without it leaves that to the file modes.
    enum FolderRules {
        private static let reading = UInt64(LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR)

        /// All rights of its first version: to run, write, read, list, remove and make files of every kind.
        private static let all: UInt64 = (1 << 13) - 1

        /// O_PATH, which Glibc shows to GNU programs only.
        private static let pathOnly: Int32 = 0o10_000_000

        static func restrict(to folders: [String]) {
            let rules = roundel_landlock_create(all)
            guard rules >= 0 else { return }
            defer { close(rules) }
            for folder in folders {
                let descriptor = unsafe open(folder, pathOnly | O_CLOEXEC)
                guard descriptor >= 0 else { continue }
                roundel_landlock_allow(rules, descriptor, reading)
                close(descriptor)
            }
            roundel_landlock_restrict(rules)
        }
    }
#endif
