import Symbols

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Where the icon set may have been installed, seen from the running executable.
enum SymbolFolders {
    static var all: [String] { SymbolLibrary.folders(forExecutable: program) }

    /// Where a copy that is installed beside its `share` has the set; elsewhere `make install`'s own.
    static var installed: String {
        let parts = program.split(separator: "/").dropLast()
        guard parts.last == "bin" else { return "/usr/local/share/roundel" }
        return parts.dropLast().map { "/" + $0 }.joined() + "/share/roundel"
    }

    static var program: String {
        #if canImport(Glibc)
            FileOutput.resolve("/proc/self/exe") ?? ""
        #else
            CommandLine.arguments.first.flatMap(FileOutput.resolve) ?? ""
        #endif
    }
}
