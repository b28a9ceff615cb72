import JSONValues

/// Arguments that cannot be understood.
struct UsageError: Error {
    let message: String
    let suggestion: String?

    init(_ message: String, near name: String? = nil, among names: [String] = []) {
        self.message = message
        suggestion = name.flatMap { NearestName.of($0, among: names) }
    }
}
