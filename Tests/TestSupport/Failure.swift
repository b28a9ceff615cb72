/// What a check found wrong, in words for the person who reads the test log.
package struct Failure: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }

    /// The same, as seen from further out.
    package func inside(_ place: String) -> Failure {
        Failure("\(place): \(description)")
    }
}
