import Glibc

/// gdk-pixbuf's loaders that came with the executable, where it brings its libraries along: those of the system may be of
/// another version, or not be there.
package enum CarriedLoaders {
    /// Seen from the executable's folder: the loaders, and gdk-pixbuf's list of them, which names each as `./FILE`.
    private static let folder = "../lib/roundel"

    /// Takes them from now on, if they are there; has to come before the first picture. The working directory is then
    /// theirs, as relative paths start there.
    package static func use() {
        guard let path = unsafe realpath("/proc/self/exe", nil) else { return }
        defer { unsafe free(path) }
        let parts = unsafe String(cString: path).split(separator: "/").dropLast()
        let loaders = "/\(parts.joined(separator: "/"))/\(folder)"
        guard unsafe access("\(loaders)/loaders.cache", R_OK) == 0, unsafe chdir(loaders) == 0 else { return }
        unsafe setenv("GDK_PIXBUF_MODULE_FILE", "loaders.cache", 1)
    }
}
