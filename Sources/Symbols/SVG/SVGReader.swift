import Drawing

/// Reads icons: paths and basic shapes in groups, filled or stroked. Gradients count as ink; text, pictures, masks and
/// references are not drawn.
struct SVGReader {
    private var layers: [SymbolLayer] = []
    private var box: Rect?

    private static let maxDepth = 32
    /// More than any icon has; a stroke is turned into about eight elements for each of its own.
    private static let maxElements = 20_000

    /// The layers in a box of side 1, or nil where this is no SVG, has nothing to draw, or is larger than an icon.
    ///
    /// `box` is where the picture lies if the document does not say it itself.
    static func layers(of document: [UInt8], box: Rect? = nil) -> [SymbolLayer]? {
        var reader = SVGReader()
        reader.box = box
        guard reader.read(document), let box = reader.box, !reader.layers.isEmpty else { return nil }
        let scale = 1 / max(box.width, box.height)
        let place = Transform.scale(
            scale, about: Point(x: box.midX, y: box.midY), to: Point(x: 0.5, y: 0.5))
        return reader.layers.map {
            SymbolLayer(path: $0.path.applying(place), evenOdd: $0.evenOdd, level: $0.level)
        }
    }

    private mutating func read(_ document: [UInt8]) -> Bool {
        var scanner = XMLScanner(document)
        var stack: [SVGPaint] = [SVGPaint()]
        // Elements whose contents are not drawn where they stand.
        var hiddenDepth = 0
        while let tag = scanner.next() {
            switch tag {
            case .start(let name, let attributes, let isWhole):
                if hiddenDepth > 0 || !isDrawn(name) {
                    if !isWhole { hiddenDepth += 1 }
                    continue
                }
                let attributes = SVGAttributes(attributes)
                guard let outer = stack.last, let paint = outer.inside(attributes) else { return false }
                if name == "svg", box == nil { box = attributes.box }
                draw(name, attributes, paint)
                guard stack.count < Self.maxDepth, elementCount <= Self.maxElements else { return false }
                if !isWhole { stack.append(paint) }
            case .end:
                if hiddenDepth > 0 { hiddenDepth -= 1 } else if stack.count > 1 { stack.removeLast() }
            }
        }
        return !scanner.isBroken
    }

    private var elementCount: Int { layers.reduce(0) { $0 + $1.path.elements.count } }

    private func isDrawn(_ name: String) -> Bool {
        switch name {
        case "svg", "g", "a", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon": true
        default: false
        }
    }

    private mutating func draw(_ name: String, _ attributes: SVGAttributes, _ paint: SVGPaint) {
        guard !paint.isHidden, let path = SVGShapes(attributes: attributes).path(of: name), !path.isEmpty else {
            return
        }
        if paint.isFilled, name != "line", let level = paint.level(attributes.length("fill-opacity")) {
            layers.append(
                SymbolLayer(path: path.applying(paint.transform), evenOdd: paint.isEvenOdd, level: level))
        }
        if paint.isStroked, paint.strokeWidth > 0, let level = paint.level(attributes.length("stroke-opacity")) {
            let side = box.map { max($0.width, $0.height) } ?? 24
            let stroker = Stroker(width: paint.strokeWidth, pen: paint.pen, tolerance: side / 2000)
            let outline = stroker.outline(of: path)
            guard !outline.isEmpty else { return }
            layers.append(SymbolLayer(path: outline.applying(paint.transform), level: level))
        }
    }
}
