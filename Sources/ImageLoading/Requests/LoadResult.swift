import ImageDecoding
import JSONValues
import Wire

/// The result of `image/load`.
enum LoadResult: Sendable {
    /// Seconds that stand for good: a data: URI says all there is to say.
    static let forever = 1_000_000_000

    case picture(DecodedPicture, source: FetchedSource)
    case unchanged(tag: String?, freshFor: Int?)

    var reply: Reply {
        switch self {
        case .unchanged(let tag, let freshFor):
            // Where the server does not say how long, it is as long as before, which the host knows.
            var members: JSONObject = ["unchanged": true]
            members.append("freshFor", ifPresent: freshFor.map { .integer(Int64($0)) })
            members.append("tag", .optional(tag))
            return .value(.object(members))
        case .picture(let picture, let source):
            let members: JSONObject = [
                "width": .integer(Int64(picture.width)), "height": .integer(Int64(picture.height)),
                "sourceWidth": .integer(Int64(picture.sourceWidth)),
                "sourceHeight": .integer(Int64(picture.sourceHeight)),
                "opaque": .bool(picture.isOpaque), "mediaType": .string(picture.format.mediaType),
                "dataType": .string(picture.dataType), "tag": .optional(source.tag),
                "freshFor": .integer(Int64(source.freshFor)),
            ]
            let data = picture.content == .original ? source.bytes : picture.data
            return .object(members, last: "data", .base64(data))
        }
    }
}

extension DecodedPicture {
    fileprivate var dataType: String {
        switch content {
        case .rgba: "rgba"
        case .png: ImageFormat.png.mediaType
        case .jpeg: ImageFormat.jpeg.mediaType
        case .original: format.mediaType
        }
    }
}
