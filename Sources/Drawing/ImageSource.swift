/// Pictures from outside, as components see them. During one rendering the same question has the same answer.
package protocol ImageSource: Sendable {
    func image(_ need: ImageNeed) -> ImageAvailability
}

/// A picture that a component wants to show.
package struct ImageNeed: Hashable, Sendable {
    /// A data: URI, a file or an address.
    package var source: String
    /// The box that it is to fill, in points.
    package var size: Size
    package var fit: ImageFit

    package init(_ source: String, size: Size, fit: ImageFit) {
        self.source = source
        self.size = size
        self.fit = fit
    }

    package static func == (one: ImageNeed, other: ImageNeed) -> Bool {
        one.size == other.size && one.fit == other.fit && one.source.utf8.elementsEqual(other.source.utf8)
    }

    package func hash(into hasher: inout Hasher) {
        // By its bytes: the standard library's way takes long for what somebody made long on purpose.
        var source = source
        source.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        hasher.combine(size)
        hasher.combine(fit)
    }
}

/// How a picture meets its box; the raw value is the word that the image worker knows.
package enum ImageFit: String, Hashable, Sendable {
    /// Fills the box; what is too much on two sides is cut off, the same on both.
    case cover
    /// Is whole inside of the box.
    case contain
    /// Has the shape of the box.
    case stretch
}

/// What has become of a picture.
package enum ImageAvailability: Hashable, Sendable {
    case loaded(LoadedImage)
    case loading
    case failed(ImageFault)
    /// It is not to be asked for, or nobody here can.
    case unsupported
}

/// Why a picture is not here.
package struct ImageFault: Hashable, Sendable {
    /// A word of the closed list of reasons.
    package var reason: String
    /// What was found, as it stands behind a colon; nil where the reason says it all.
    package var detail: String?
    /// The folder or the server that would have to be granted; nil where no grant would help.
    package var grant: String?

    package init(reason: String, detail: String? = nil, grant: String? = nil) {
        self.reason = reason
        self.detail = detail
        self.grant = grant
    }
}

/// A picture in the form that the output wants, cut as it was asked for.
package struct LoadedImage: Hashable, Sendable {
    package var content: ImageContent
    /// Of the source, in its own pixels, the right way up.
    package var sourceWidth: Int
    package var sourceHeight: Int
    package var isOpaque: Bool

    package init(content: ImageContent, sourceWidth: Int, sourceHeight: Int, isOpaque: Bool) {
        self.content = content
        self.sourceWidth = sourceWidth
        self.sourceHeight = sourceHeight
        self.isOpaque = isOpaque
    }
}

/// A source without pictures.
package struct NoImages: ImageSource {
    package init() {}

    package func image(_ need: ImageNeed) -> ImageAvailability { .unsupported }
}
