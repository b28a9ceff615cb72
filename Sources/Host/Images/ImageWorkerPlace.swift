#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Where the image worker's executable is.
enum ImageWorkerPlace {
    static let name = "roundel-images"

    /// Beside the running executable, in the libexec of where that is installed, or in `PATH`; nil where it is nowhere.
    static func find() -> String? {
        candidates.first { unsafe access($0, X_OK) == 0 }
    }

    /// Of the running executable.
    static var folder: String {
        let parts = SymbolFolders.program.split(separator: "/").dropLast()
        return "/" + parts.joined(separator: "/")
    }

    private static var candidates: [String] {
        var folders: [String] = []
        let program = SymbolFolders.program.split(separator: "/").map(String.init)
        if program.count > 1 {
            folders.append(folder)
            let prefix = program.dropLast(2).map { "/" + $0 }.joined()
            folders += [prefix + "/libexec/roundel", prefix + "/libexec"]
        }
        if let path = unsafe getenv("PATH") {
            // What is not absolute depends on where one happens to be.
            folders += unsafe String(cString: path).split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
        }
        return folders.map { $0 + "/" + name }
    }
}
