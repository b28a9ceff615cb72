package import JSONValues

/// Something that a user would want to know and that stops nothing.
package struct Warning: Hashable, Sendable {
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

    package let code: Code
    package let message: String
    /// The member concerned, seen from the props.
    package var pointer: JSONPointer?
    /// Further members, such as the ratio.
    package var details: JSONObject

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
    package var json: JSONValue {
        guard count > Self.most else { return .array(map(\.json)) }
        return .array(prefix(Self.most).map(\.json) + [Warning.warningsOmitted(count - Self.most).json])
    }
}
