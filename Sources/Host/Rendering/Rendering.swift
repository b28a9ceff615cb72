import JSONValues
import Wire

/// A finished picture and what is said of it (protocol 5, Rendering).
struct Rendering {
    let members: JSONObject
    /// Nil where it was written to a file.
    let data: SplicedString?

    var reply: Reply {
        guard let data else { return .value(.object(members)) }
        return .spliced(members, key: "data", data)
    }
}
