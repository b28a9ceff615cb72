import Components
import Drawing
import Encodings
import JSONValues
import Plugins
import Wire

/// The worker's answer to `image/load`, which is believed only where it holds together.
enum ImageReply {
    case outcome(ImageOutcome)
    /// The source is what it was.
    case unchanged(tag: String?, freshFor: Double?)

    /// Nil for nonsense.
    init?(_ json: JSONValue, to request: ImageRequest) {
        guard case .object(let object) = json else { return nil }
        var tag: String?
        if case .string(let text)? = object["tag"] { tag = text }
        let seconds = Self.seconds(object["freshFor"])
        if object["unchanged"] == true, seconds != nil || object["freshFor"] == nil {
            self = .unchanged(tag: tag, freshFor: seconds)
            return
        }
        guard let seconds, let image = Self.image(object, request) else { return nil }
        self = .outcome(ImageOutcome(availability: .loaded(image), tag: tag, freshFor: seconds))
    }

    private static func image(_ object: JSONObject, _ request: ImageRequest) -> LoadedImage? {
        guard case .integer(let width)? = object["width"], (1...Int64(request.width)).contains(width),
            case .integer(let height)? = object["height"], (1...Int64(request.height)).contains(height),
            case .integer(let sourceWidth)? = object["sourceWidth"], (1...Int64(Int32.max)).contains(sourceWidth),
            case .integer(let sourceHeight)? = object["sourceHeight"], (1...Int64(Int32.max)).contains(sourceHeight),
            case .bool(let isOpaque)? = object["opaque"], case .string(let text)? = object["data"],
            case .string(let type)? = object["dataType"], let bytes = Base64.decode(text), !bytes.isEmpty
        else { return nil }
        let content: ImageContent
        switch request.form {
        case .pixels:
            guard type.isExactly("rgba"),
                let pixels = PixelImage(width: Int(width), height: Int(height), straightRGBA: bytes)
            else { return nil }
            content = .pixels(pixels)
        case .file:
            guard ["image/png", "image/jpeg"].contains(where: type.isExactly) else { return nil }
            content = .file(
                EncodedImage(mediaType: type, bytes: bytes, pixelWidth: Int(width), pixelHeight: Int(height)))
        }
        return LoadedImage(
            content: content, sourceWidth: Int(sourceWidth), sourceHeight: Int(sourceHeight), isOpaque: isOpaque)
    }

    private static func seconds(_ json: JSONValue?) -> Double? {
        guard let seconds = json?.double, seconds >= 0 else { return nil }
        return seconds
    }
}

extension ImageOutcome {
    /// How long a failure without `retryAfter` is kept (ours): long enough that a thousand pictures do not ask a thousand times.
    private static let defaultRetrySeconds = 5.0

    /// Nil for one that is longer than any that is meant for a person.
    private static func text(_ json: JSONValue?, atMost bytes: Int) -> String? {
        guard case .string(let text)? = json, text.utf8.count <= bytes else { return nil }
        return text
    }

    init(_ failure: CallFailure) {
        switch failure.itself {
        case .refused(let error):
            var reason = ImageFailure.workerFailed
            if case .string(let word)? = error.data["reason"] { reason = ImageFailure(rawValue: word) ?? reason }
            self = .failed(
                reason, detail: Self.text(error.data["detail"], atMost: 200),
                grant: Self.text(error.data["grant"], atMost: 4096),
                freshFor: max(0, error.data["retryAfter"]?.double ?? Self.defaultRetrySeconds))
        case .timedOut, .stuck: self = .failed(.timedOut, freshFor: Self.defaultRetrySeconds)
        case .notStarted, .crashed, .badReply: self = .failed(.workerFailed, freshFor: Self.defaultRetrySeconds)
        case .cancelled, .amongOthers: self = .failed(.workerFailed)
        }
    }
}
