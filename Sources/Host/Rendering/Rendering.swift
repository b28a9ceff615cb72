import Components
import Drawing
import JSONValues
import Wire

/// A finished picture and what is said of it (protocol 5, Rendering).
struct Rendering {
    let format: OutputFormat
    /// What many pictures share, written down.
    let head: [UInt8]
    /// The rest.
    let members: JSONObject
    /// Nil where it was written to a file.
    let data: SplicedString?

    var reply: Reply {
        .spliced(SplicedObject(head: head, members: members, tail: data.map { ("data", $0) }))
    }
}

/// The members of a rendering that are the same for all pictures of one kind and size: a third of what is dumped. Kept as
/// text, they make an SVG a sixth cheaper.
struct RenderingHead: Hashable {
    let format: OutputFormat
    let pixelSize: PixelSize?
    let canvas: Rect
    let frame: Size
    let bounds: Rect

    struct PixelSize: Hashable {
        let width: Int
        let height: Int
    }

    /// As JSON without the closing brace.
    var text: [UInt8] {
        var members: JSONObject = [
            "format": .string(format.rawValue), "mediaType": .string(format.mediaType),
            "encoding": .string(format == .svg ? "utf8" : "base64"), "width": .length(canvas.width),
            "height": .length(canvas.height), "frame": Rect(size: frame).json, "bounds": bounds.json,
        ]
        if let pixelSize {
            members.append("pixelWidth", .integer(Int64(pixelSize.width)))
            members.append("pixelHeight", .integer(Int64(pixelSize.height)))
        }
        var text: [UInt8] = []
        Jansson.write(.object(members), to: &text)
        text.removeLast()
        return text
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
