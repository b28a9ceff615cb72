package import Drawing

/// Writes a scene down as SVG: self-contained, accessible, and the same bytes for the same input.
package struct SVGWriter: ~Copyable {
    /// Of an SVG, as `initialize` states it.
    package static let mostBytes = 67_108_864

    let options: SVGOptions
    let glyphs: GlyphTexts
    var out = ByteBuffer(capacity: 2048)
    var identifiers: Identifiers
    var images: ImageUses
    /// The most that the groups around enlarge a point by; at least 1.
    var magnification = 1.0
    /// What can be seen, in the coordinates of the node being written; null where that is no upright rectangle.
    var view: Rect?

    private init(_ scene: Scene, options: SVGOptions, glyphs: GlyphTexts) {
        self.options = options
        self.glyphs = glyphs
        identifiers = Identifiers(prefix: options.idPrefix, identity: options.identity)
        images = ImageUses(in: scene, options: options)
        view = scene.view(options)
    }

    /// The SVG document of a scene, UTF-8, without an XML declaration, so that it can stand inside HTML.
    ///
    /// - Parameters:
    ///   - glyphs: kept from picture to picture for speed.
    ///   - body: what `body` gives for the same scene, its accessibility aside, and the same options.
    /// - Complexity: linear in the points and bytes of the scene.
    package static func write(
        _ scene: Scene, options: SVGOptions, glyphs: GlyphTexts = GlyphTexts(), body: [UInt8]? = nil
    ) throws(SVGError) -> [UInt8] {
        var writer = SVGWriter(scene, options: options, glyphs: glyphs)
        writer.root(scene)
        if let body { writer.out.append(body) } else { writer.content(scene) }
        writer.out.append("</svg>")
        return try writer.finished()
    }

    /// What stands between the elements that speak for the picture and the end of the document. Where nothing needs an
    /// identity it does not depend on what is spoken.
    package static func body(
        _ scene: Scene, options: SVGOptions, glyphs: GlyphTexts = GlyphTexts()
    ) throws(SVGError) -> [UInt8] {
        var writer = SVGWriter(scene, options: options, glyphs: glyphs)
        writer.content(scene)
        return try writer.finished()
    }

    private func finished() throws(SVGError) -> [UInt8] {
        guard !out.isOverfull, out.count <= Self.mostBytes else { throw .tooLarge }
        return out.bytes
    }

    private mutating func root(_ scene: Scene) {
        let box = scene.view(options)
        out.append(#"<svg xmlns="http://www.w3.org/2000/svg""#)
        attribute(#" width=""#, box.width)
        attribute(#" height=""#, box.height)
        out.append(#" viewBox=""#)
        out.append(number: box.x)
        for value in [box.y, box.width, box.height] {
            out.append(UInt8(ascii: " "))
            out.append(number: value)
        }
        out.append(UInt8(ascii: "\""))
        accessibility(scene.accessibility)
    }

    private mutating func content(_ scene: Scene) {
        if let background = options.background, background.alpha > 0 {
            shape(Shape(.rect(scene.view(options), cornerRadius: 0), fill: .color(background)))
        }
        nodes(scene.nodes)
    }

    /// The rest of the root's tag and the two elements that speak for it. A picture with nothing to say is hidden, because an
    /// image without a name is read out as its file name or as nothing but "image".
    private mutating func accessibility(_ accessibility: SceneAccessibility) {
        guard !accessibility.isHidden, let phrase = accessibility.phrase ?? accessibility.label, !phrase.isEmpty else {
            return out.append(#" aria-hidden="true">"#)
        }
        out.append(#" role="img" aria-label=""#)
        out.append(escaping: phrase)
        out.append(#"">"#)
        if let label = accessibility.label, !label.isEmpty {
            out.append("<title>")
            out.append(escaping: label)
            out.append("</title>")
        }
        if let value = accessibility.value, !value.isEmpty {
            out.append("<desc>")
            out.append(escaping: value)
            out.append("</desc>")
        }
    }

    mutating func nodes(_ nodes: [Node]) {
        for node in nodes where !out.isOverfull {
            switch node {
            case .group(let group): self.group(group)
            case .shape(let shape): self.shape(shape)
            case .text(let text): self.text(text)
            case .image(let image): self.image(image)
            }
        }
    }

    /// An attribute with one number; `opening` runs up to its first quote.
    @inline(__always)
    mutating func attribute(_ opening: StaticString, _ value: Double) {
        out.append(opening)
        out.append(number: value)
        out.append(UInt8(ascii: "\""))
    }
}

extension Scene {
    /// The bounds grown by the padding.
    func view(_ options: SVGOptions) -> Rect {
        let padding = options.padding.isFinite ? max(0, options.padding) : 0
        return Rect(
            x: bounds.x - padding, y: bounds.y - padding, width: bounds.width + 2 * padding,
            height: bounds.height + 2 * padding)
    }
}
