/// A picture that a component wants to show.
package struct ImageNeed: Hashable, Sendable {
    /// A data: URI, a file or an address.
    package var source: String
    /// The box that it is to fill, in points.
    package var size: Size
    /// How the picture is fitted into the box.
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
