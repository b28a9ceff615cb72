import Drawing
import JSONValues

/// What a profile picture is cut to: an outline, or a picture whose alpha stretches to the frame.
enum ProfileMask: Sendable {
    case path(Path)
    case image(LoadedImage)
    /// Not here; the picture is whole. With why, where it failed.
    case missing(FailedImage?)

    /// Nil where the shape needs none.
    init?(_ props: ProfilePictureProps, _ world: World) throws(InvalidValue) {
        guard props.shape == .mask, let data = props.mask else { return nil }
        guard Self.isAddress(data) else {
            self = .path(try Self.path(data))
            return
        }
        let image = WantedImage(ImageNeed(data, size: Size(square: props.size), fit: .stretch), world)
        self = image.loaded.map(ProfileMask.image) ?? .missing(image.failure)
    }

    var failure: FailedImage? {
        if case .missing(let image) = self { image } else { nil }
    }

    /// No SVG path has a colon or begins with one of these; a file in the same folder is written `./mask.png`.
    private static func isAddress(_ text: String) -> Bool {
        text.utf8.contains(UInt8(ascii: ":")) || text.utf8.first == UInt8(ascii: "/")
            || text.utf8.first == UInt8(ascii: ".") && text.utf8.contains(UInt8(ascii: "/"))
    }

    private static func path(_ data: String) throws(InvalidValue) -> Path {
        do throws(PathDataError) {
            return try Path(svgData: data)
        } catch {
            throw InvalidValue(
                .unknownValue, "the mask is no SVG path: \(error.message)", at: "mask",
                expected: "SVG path data, or the address of a picture", received: data.shortened)
        }
    }
}
