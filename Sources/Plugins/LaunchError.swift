/// Why a program could not be started, in words for the person who configured it.
package struct LaunchError: Error, Equatable, Sendable {
    package let message: String

    package init(_ message: String) {
        self.message = message
    }
}
