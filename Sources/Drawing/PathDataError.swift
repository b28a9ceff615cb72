/// What is wrong with SVG path data, and at which byte.
package struct PathDataError: Error, Equatable, Sendable {
    /// What is wrong, in words.
    package let message: String
    /// Where, in bytes from the start of the data.
    package let offset: Int

    package init(_ message: String, at offset: Int) {
        self.message = "\(message) at byte \(offset)"
        self.offset = offset
    }
}
