import Symbols

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Where the icon set may have been installed, seen from the running executable.
enum SymbolFolders {
    static var all: [String] {
        #if canImport(Glibc)
            let program = FileOutput.resolve("/proc/self/exe")
        #else
            let program = CommandLine.arguments.first.flatMap(FileOutput.resolve)
        #endif
        return SymbolLibrary.folders(forExecutable: program ?? "")
    }
}
