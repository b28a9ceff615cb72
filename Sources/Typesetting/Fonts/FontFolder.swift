#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The few questions asked of the file system.
enum FontFolder {
    /// Where fonts are looked for, in this order: those shipped with the program, then where packages put them.
    static var defaults: [String] {
        var folders: [String] = []
        if let program = executablePath, let slash = program.lastIndex(of: "/") {
            folders.append(String(program[..<slash]) + "/../share/roundel/fonts")
        }
        folders += [
            // Debian
            "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto",
            // Arch and others
            "/usr/share/fonts/inter", "/usr/share/fonts/noto", "/usr/share/fonts/noto-cjk",
        ]
        #if os(macOS)
            // Homebrew's casks install here.
            if let home = unsafe getenv("HOME") { folders.append(unsafe String(cString: home) + "/Library/Fonts") }
            folders.append("/Library/Fonts")
        #endif
        return folders
    }

    /// The names of what is in the folder, in code unit order; none when there is no such folder.
    static func names(in folder: String) -> [String] {
        guard let directory = unsafe opendir(folder) else { return [] }
        defer { unsafe closedir(directory) }
        var names: [String] = []
        while let entry = unsafe readdir(directory) {
            let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            names.append(name)
        }
        // Swift orders strings by Unicode scalars, whatever the locale.
        return names.sorted()
    }

    static func isReadable(_ path: String) -> Bool {
        unsafe access(path, R_OK) == 0
    }

    /// The size in bytes; nil where there is no such file.
    static func size(of path: String) -> Int? {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        return Int(status.st_size)
    }

    private static var executablePath: String? {
        var path = [UInt8](repeating: 0, count: 4096)
        #if os(Linux)
            let count = unsafe path.withUnsafeMutableBytes { bytes in
                unsafe bytes.withMemoryRebound(to: CChar.self) { path in
                    unsafe path.baseAddress.map { unsafe readlink("/proc/self/exe", $0, path.count) } ?? 0
                }
            }
            guard count > 0 else { return nil }
            return String(decoding: path.prefix(count), as: UTF8.self)
        #else
            var capacity = UInt32(path.count)
            let status = unsafe path.withUnsafeMutableBytes { bytes in
                unsafe bytes.withMemoryRebound(to: CChar.self) { path in
                    unsafe path.baseAddress.map { unsafe _NSGetExecutablePath($0, &capacity) } ?? -1
                }
            }
            return status == 0 ? String(decoding: path.prefix { $0 != 0 }, as: UTF8.self) : nil
        #endif
    }
}
