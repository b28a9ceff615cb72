extension SymbolLibrary {
    /// Where the icon set may lie, seen from the executable: beside it as installed, or as built, then where `make install`
    /// puts it.
    ///
    /// `.build/release` is a link to a folder one level further down, so the build's own place is looked for from both.
    package static func folders(forExecutable path: String) -> [String] {
        var folders = ["/usr/local/share/roundel", "/usr/share/roundel"]
        guard let slash = path.lastIndex(of: "/") else { return folders }
        let beside = path[..<slash]
        folders = ["\(beside)/../share/roundel", "\(beside)/../symbols", "\(beside)/../../symbols"] + folders
        return folders
    }
}
