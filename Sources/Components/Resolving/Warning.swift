package import JSONValues

/// Something that a user would want to know and that stops nothing.
package struct Warning: Hashable, Sendable {
    /// The closed list of reasons; raw values are the wire words.
    package enum Code: String, Sendable {
        case localeFallback = "locale_fallback"
        case missingGlyph = "missing_glyph"
        case clusterTruncated = "cluster_truncated"
        case lowContrast = "low_contrast"
        case imageUnavailable = "image_unavailable"
        case imageFailed = "image_failed"
        case fontSubstituted = "font_substituted"
        case unknownSymbol = "unknown_symbol"
        case symbolPackMissing = "symbol_pack_missing"
        case labelUntranslated = "label_untranslated"
        case multicolorUnsupported = "multicolor_unsupported"
        case warningsOmitted = "warnings_omitted"
        /// Said by a plugin.
        case pluginWarning = "plugin_warning"
    }

    /// The reason.
    package let code: Code
    /// For people: starts with a lower-case letter and has no full stop at the end.
    package let message: String
    /// The member concerned, seen from the props.
    package var pointer: JSONPointer?
    /// Further members, such as the ratio.
    package var details: JSONObject
    /// For those who tell many at once; it does not go out.
    package var subject: Subject?

    /// What one of several warnings is about that say the same of different things.
    package struct Subject: Hashable, Sendable {
        /// What all of them say.
        package var summary: String
        /// In the words of whoever named it.
        package var name: String
        /// The flag of the command line that would help; nil where none would.
        package var flag: String?
        /// Whether it is a file that was looked for in vain below the working folder.
        package var isMissingBelowWorkingFolder = false
    }

    package init(_ code: Code, _ message: String, at member: String? = nil, details: JSONObject = [:]) {
        self.code = code
        self.message = message
        pointer = member.map { JSONPointer(tokens: [$0]) }
        self.details = details
    }

    package var json: JSONValue {
        var object: JSONObject = ["code": .string(code.rawValue), "message": .string(message)]
        object.append("pointer", ifPresent: pointer.map { .string($0.description) })
        return .object(JSONObject(members: object.members + details.members))
    }
}

extension [Warning] {
    /// The most that an answer carries (ours): nobody reads more, and they can outweigh the picture.
    private static var most: Int { 100 }

    /// As an answer carries them: the first ones, and how many there are beyond.
    package var told: [Warning] {
        count > Self.most ? prefix(Self.most) + [.warningsOmitted(count - Self.most)] : self
    }

    package var json: JSONValue { .array(told.map(\.json)) }
}
