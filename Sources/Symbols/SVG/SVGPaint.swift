import Drawing
import JSONValues

/// What the elements of an SVG inherit from those around them, as far as icons need it.
struct SVGPaint {
    var isFilled = true
    var isEvenOdd = false
    var isStroked = false
    var strokeWidth = 1.0
    var pen = Pen()
    /// Of the element and everything around it.
    var opacity = 1.0
    var transform = Transform.identity
    var isHidden = false

    struct Pen {
        enum Cap: String { case butt, round, square }
        enum Join: String { case miter, round, bevel }
        var cap = Cap.butt
        var join = Join.miter
        /// Longest tip, in line widths (SVG 2, section 13.5.5).
        var miterLimit = 4.0
    }

    /// For an element inside; nil where its transform cannot be read, so that it is not drawn in the wrong place.
    func inside(_ attributes: SVGAttributes) -> SVGPaint? {
        var paint = self
        if let text = attributes["transform"] {
            guard let own = Transform(svg: text) else { return nil }
            paint.transform = transform.after(own)
        }
        if let fill = attributes["fill"] { paint.isFilled = Self.isInk(fill) }
        if let rule = attributes["fill-rule"] { paint.isEvenOdd = rule.isExactly("evenodd") }
        if let stroke = attributes["stroke"] { paint.isStroked = Self.isInk(stroke) }
        if let width = attributes.length("stroke-width") { paint.strokeWidth = width }
        if let cap = attributes["stroke-linecap"].flatMap(Pen.Cap.init) { paint.pen.cap = cap }
        if let join = attributes["stroke-linejoin"].flatMap(Pen.Join.init) { paint.pen.join = join }
        if let limit = attributes.length("stroke-miterlimit") { paint.pen.miterLimit = max(1, limit) }
        if let opacity = attributes.length("opacity") { paint.opacity *= min(max(opacity, 0), 1) }
        if attributes["display"]?.isExactly("none") == true || attributes["visibility"]?.isExactly("hidden") == true {
            paint.isHidden = true
        }
        return paint
    }

    /// Icons are masks: any colour is ink.
    private static func isInk(_ paint: String) -> Bool {
        !paint.isExactly("none") && !paint.isExactly("transparent")
    }

    /// What is at most half there is of the second level, as the set's own duotone layer of 20 % is.
    func level(_ ownOpacity: Double?) -> SymbolLayer.Level? {
        let opacity = opacity * min(max(ownOpacity ?? 1, 0), 1)
        return opacity <= 0 ? nil : opacity <= 0.5 ? .secondary : .primary
    }
}
