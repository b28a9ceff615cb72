/// What is wrong with SVG path data, and at which byte.
package struct PathDataError: Error, Equatable, Sendable {
    package let message: String
    package let offset: Int

    package init(_ message: String, at offset: Int) {
        self.message = "\(message) at byte \(offset)"
        self.offset = offset
    }
}
