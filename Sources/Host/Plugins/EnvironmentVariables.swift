#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The variables that the host was started with.
enum EnvironmentVariables {
    /// Those of the names that are set.
    static func values(of names: [String]) -> [(name: String, value: String)] {
        var values: [(name: String, value: String)] = []
        for name in names where !values.contains(where: { $0.name.utf8.elementsEqual(name.utf8) }) {
            guard let value = unsafe getenv(name) else { continue }
            values.append((name, unsafe String(cString: value)))
        }
        return values
    }
}
