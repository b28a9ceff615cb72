import Digests
import Foundation
package import JSONValues

/// A rendering as `component/render` answers it, its bytes checked against what it says of them.
package struct Rendering {
    package let json: JSONValue
    package let bytes: [UInt8]

    package init(_ json: JSONValue?) throws {
        guard let json, let data = json["/data"]?.string, let encoding = json["/encoding"]?.string else {
            throw Failure("no rendering with data: \(json?.cut(300) ?? "nothing")")
        }
        self.json = json
        switch encoding {
        case "utf8": bytes = Array(data.utf8)
        case "base64":
            guard let decoded = Data(base64Encoded: data) else { throw Failure("the data is no base64") }
            bytes = Array(decoded)
        default: throw Failure("the encoding \(encoding)")
        }
        guard json["/bytes"]?.integer == bytes.count else {
            throw Failure("bytes is \(json["/bytes"]?.cut() ?? "absent"), but data has \(bytes.count)")
        }
        let digest = SHA256.digest(bytes)
        guard json["/digest"]?.string == digest else {
            throw Failure("digest is \(json["/digest"]?.cut() ?? "absent"), but data has \(digest)")
        }
    }

    package func svg() throws -> SVGPicture {
        guard json["/encoding"] == "utf8" else { throw Failure("an SVG picture is not utf8") }
        return try SVGPicture(String(decoding: bytes, as: UTF8.self))
    }

    package func png() throws -> PNGPicture {
        guard json["/encoding"] == "base64" else { throw Failure("a PNG picture is not base64") }
        let picture = try PNGPicture(bytes)
        guard json["/pixelWidth"]?.integer == picture.width, json["/pixelHeight"]?.integer == picture.height else {
            throw Failure("the picture has \(picture.width) × \(picture.height) pixels, the rendering says otherwise")
        }
        return picture
    }
}
