import Plugins

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Runs a program without network and with a read-only view of all files, in namespaces that Linux gives without privileges where
/// its administrator has not forbidden them. `unshare` and `mount` come with every Linux system (util-linux).
enum PluginSandbox {
    /// Makes every mounted file system read-only and becomes the program. Whoever may not lift a mount's other restrictions (nosuid, noexec,
    /// noatime…) has to repeat them. Shared memory is the plugin's own.
    private static let script = """
        mount --make-rprivate / || exit 126
        [ ! -d /dev/shm ] || mount -t tmpfs -o nosuid,nodev,mode=1777,size=64m tmpfs /dev/shm 2>/dev/null || exit 126
        while read -r _ _ _ _ point options rest; do
            point=$(printf '%b' "$point")
            case $point in
                /proc | /proc/* | /dev/shm | /dev/shm/* | /dev/pts) ;;
                /dev | /dev/* | /sys | /sys/*) mount -o "remount,bind,ro${options#r?}" "$point" 2>/dev/null ;;
                *) mount -o "remount,bind,ro${options#r?}" "$point" 2>/dev/null \\
                    || { [ "$point" != / ] && [ ! -w "$point" ]; } || exit 126 ;;
            esac
        done < /proc/self/mountinfo
        exec "$@"
        """

    static func launch(_ command: String, _ arguments: [String]) -> Launch {
        Launch(
            "unshare",
            ["--user", "--map-root-user", "--net", "--mount", "--", "/bin/sh", "-c", script, "sh", command] + arguments)
    }

    /// Whether the system lets the host make one. It takes some milliseconds to find out, and is found out once.
    static let isPossible: Bool = {
        #if canImport(Glibc)
            return ProgramRun.succeeds(launch("true", []))
        #else
            return false
        #endif
    }()
}
