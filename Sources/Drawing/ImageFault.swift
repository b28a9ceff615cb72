/// Why a picture is not here.
package struct ImageFault: Hashable, Sendable {
    /// A word of the closed list of reasons.
    package var reason: String
    /// What was found, as it stands behind a colon; nil where the reason says it all.
    package var detail: String?
    /// The folder or the server that would have to be granted; nil where no grant would help.
    package var grant: String?

    package init(reason: String, detail: String? = nil, grant: String? = nil) {
        self.reason = reason
        self.detail = detail
        self.grant = grant
    }
}
