package import Drawing

/// What the caller may choose about an SVG, beyond the scene itself.
package struct SVGOptions: Hashable, Sendable {
    /// How text is written; raw value is the wire word.
    package enum TextMode: String, CaseIterable, Hashable, Sendable {
        /// As paths: the same picture in every viewer.
        case outlines
        /// As `<text>`: selectable, in whatever font the viewer finds.
        case live
    }

    /// Painted under everything, over the whole view box.
    package var background: Color?
    /// Added on every side of the scene's bounds, in points; at least 0.
    package var padding: Double
    package var text: TextMode
    /// Precedes every id, class and keyframe name; characters other than letters, digits, `-` and `_` are left out.
    package var idPrefix: String
    /// Whether motion is written, for viewers whose users did not ask for less of it.
    package var animated: Bool
    /// Tells this picture's ids from those of others; read only where `SVGWriter.needsIdentity` is true.
    package var identity: UInt64

    package init(
        background: Color? = nil, padding: Double = 0, text: TextMode = .outlines, idPrefix: String = "",
        animated: Bool = true, identity: UInt64 = 0
    ) {
        self.background = background
        self.padding = padding
        self.text = text
        self.idPrefix = idPrefix
        self.animated = animated
        self.identity = identity
    }
}
