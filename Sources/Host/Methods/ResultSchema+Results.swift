import Components
import JSONValues

/// The schemas that several results share (R514).
extension ResultSchema {
    static let accessibility: JSONObject = object([
        "role": string, "label": orNull(string), "value": orNull(string), "hidden": boolean,
        "traits": list(string), "children?": list(anyObject),
    ])

    static let content: JSONValue = .object(
        object([
            "kind": words(["image", "initials", "symbol", "silhouette"]), "text": orNull(string),
            "symbol": orNull(string),
        ]))

    static let chain: JSONValue = list(
        object([
            "step": words(FallbackStep.allCases.map(\.rawValue)),
            "outcome": words(["absent", "empty", "loading", "failed", "skipped", "used"]), "reason?": string,
        ]))

    /// A warning may have more members, as its code has it.
    private static let warnings: JSONValue = {
        var warning = object(["code": string, "message": string, "pointer?": string])
        warning.append("additionalProperties", true)
        return list(warning)
    }()

    private static let rect: JSONValue = .object(
        object(["x": number, "y": number, "width": number, "height": number]))

    static let resolved: JSONObject = object([
        "component": string, "size": .object(object(["width": number, "height": number])),
        "accessibility": .object(accessibility), "warnings": warnings,
    ])

    static let rendering: JSONObject = object([
        "format": words(OutputFormat.allCases.map(\.rawValue)), "mediaType": string,
        "encoding": words(["utf8", "base64"]), "data?": string, "path?": string, "bytes": integer, "width": number,
        "height": number, "pixelWidth?": integer, "pixelHeight?": integer, "frame": rect, "bounds": rect,
        "accessibility": .object(accessibility), "digest": string, "warnings": warnings,
    ])

    /// What `initialize` answers (R401).
    static let initialized: JSONObject = {
        var limits = object([:])
        limits.append("additionalProperties", integer)
        return object([
            "protocolVersion": string,
            "serverInfo": .object(
                object([
                    "name": string, "version": string, "unicodeVersion": string, "fontsDigest": string,
                    "iconsDigest": string,
                ])),
            "capabilities": .object(
                object([
                    "framings": list(string), "formats": list(string), "components": list(string), "batch": boolean,
                    "cancellation": boolean, "progress": boolean, "plugins": boolean, "files": boolean,
                    "network": boolean,
                ])),
            "limits": .object(limits),
        ])
    }()
}
