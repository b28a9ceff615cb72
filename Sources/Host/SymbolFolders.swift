#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Where the icon set may have been installed, the best place first.
enum SymbolFolders {
    static var all: [String] {
        var folders: [String] = []
        if let program {
            // As installed; as built in the checkout, where the executable lies in .build/<triple>/<configuration>.
            folders += ["../share/roundel", "../../symbols"].map { program + "/" + $0 }
        }
        return folders + ["/usr/local/share/roundel", "/usr/share/roundel"]
    }

    /// The folder of the running executable, links followed.
    private static var program: String? {
        #if canImport(Glibc)
            let path = FileOutput.resolve("/proc/self/exe")
        #else
            let path = CommandLine.arguments.first.flatMap(FileOutput.resolve)
        #endif
        guard let path, let slash = path.lastIndex(of: "/") else { return nil }
        return String(path[..<slash])
    }
}
