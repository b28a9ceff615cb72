import JSONValues

/// Arguments that cannot be understood.
struct UsageError: Error {
    let message: String
    /// What to write instead.
    let tip: String?

    init(_ message: String, tip: String? = nil) {
        self.message = message
        self.tip = tip
    }

    init(_ message: String, near name: String, among names: [String]) {
        self.init(message, tip: NearestName.of(name, among: names).map { "did you mean \"\($0)\"?" })
    }
}
