import Components
import Drawing
import JSONValues
import Wire

/// A finished picture and what is said of it (R2101).
struct Rendering {
    let format: OutputFormat
    let bytes: [UInt8]
    let warnings: [Warning]
    let reply: Reply
}

/// The members of a rendering that are the same for all pictures of a kind. jansson writes them once, which makes an SVG a
/// fourth cheaper.
struct RenderingForm: Hashable {
    let format: OutputFormat
    let pixelSize: FinishedPicture.PixelSize?
    let role: Accessibility.Role
    let isHidden: Bool
    let traits: [Accessibility.Trait]
    /// Whether the bytes went to a file.
    let isFile: Bool

    /// Gaps: those of `RenderingExtent`, label, value, warnings, bytes, digest, then path or data.
    var template: JSONTemplate {
        var accessibility = Accessibility(role: role, label: nil, isHidden: isHidden, traits: traits).json
        accessibility["label"] = JSONTemplate.gap
        accessibility["value"] = JSONTemplate.gap
        var members: JSONObject = [
            "format": .string(format.rawValue), "mediaType": .string(format.mediaType),
            "encoding": .string(format == .svg ? "utf8" : "base64"),
        ]
        members.members += RenderingExtent.members.members
        if let pixelSize {
            members.append("pixelWidth", .integer(Int64(pixelSize.width)))
            members.append("pixelHeight", .integer(Int64(pixelSize.height)))
        }
        members.append("accessibility", .object(accessibility))
        for gap in ["warnings", "bytes", "digest", isFile ? "path" : "data"] { members.append(gap, JSONTemplate.gap) }
        return JSONTemplate(.object(members))
    }
}

/// How far a picture reaches.
struct RenderingExtent {
    let canvas: Rect
    let frame: Size
    let bounds: Rect

    /// Width, height, frame and bounds, with gaps for every number that `fillings` has.
    static let members: JSONObject = [
        "width": JSONTemplate.gap, "height": JSONTemplate.gap,
        "frame": ["x": 0, "y": 0, "width": JSONTemplate.gap, "height": JSONTemplate.gap],
        "bounds": [
            "x": JSONTemplate.gap, "y": JSONTemplate.gap, "width": JSONTemplate.gap, "height": JSONTemplate.gap,
        ],
    ]

    var fillings: [FilledTemplate.Filling] {
        [
            canvas.width, canvas.height, frame.width, frame.height, bounds.x, bounds.y, bounds.width, bounds.height,
        ].map { .value(.length($0)) }
    }
}

extension OutputFormat {
    fileprivate var mediaType: String {
        switch self {
        case .svg: "image/svg+xml"
        case .png: "image/png"
        case .apng: "image/apng"
        }
    }
}
