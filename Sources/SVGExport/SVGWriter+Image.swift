import Drawing

extension Text {
    /// Its colour glyphs, where they stand in the scene.
    var pictures: [Image] {
        shaped.bitmaps.map { bitmap in
            Image(source: bitmap.image, rect: bitmap.rect.scaled(by: fontSize).offset(x: origin.x, y: origin.y))
        }
    }
}

extension Image {
    /// Whether SVG has anything to show for it.
    var isWritten: Bool {
        guard rect.width > 0, rect.height > 0, case .file(let file) = source else { return false }
        return !file.bytes.isEmpty
    }
}

extension SVGWriter {
    mutating func image(_ image: Image) {
        let rect = image.rect
        guard image.isWritten, case .file(let file) = image.source else { return }
        if let use = images.earlierUse(of: image) {
            out.append(##"<use href="#"##)
            identifiers.append(use.identifier, to: &out)
            out.append(UInt8(ascii: "\""))
            place(Point(x: rect.x - use.place.x, y: rect.y - use.place.y))
            return out.append("/>")
        }
        let filter = image.tint.map { recoloring($0) }
        out.append("<image")
        if images.isRepeated(image) {
            let identifier = identifiers.next(.image)
            images.record(image, as: identifier)
            out.append(#" id=""#)
            identifiers.append(identifier, to: &out)
            out.append(UInt8(ascii: "\""))
        }
        place(Point(x: rect.x, y: rect.y))
        attribute(#" width=""#, rect.width)
        attribute(#" height=""#, rect.height)
        if let filter { reference(#" filter="url(#"#, filter) }
        out.append(#" preserveAspectRatio="none" href="data:"#)
        out.append(escaping: file.mediaType)
        out.append(";base64,")
        out.append(base64: file.bytes)
        out.append(#""/>"#)
    }

    /// A filter that keeps the alpha and makes all colours one. What it works on is a rectangle already, and nothing spreads.
    private mutating func recoloring(_ color: Color) -> Identifiers.Identifier {
        let identifier = identifiers.next(.filter)
        openNamed("<filter", identifier)
        out.append(#" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feColorMatrix values=""#)
        for channel in [color.red, color.green, color.blue] {
            out.append("0 0 0 0 ")
            out.append(number: Double(channel) / 255)
            out.append(UInt8(ascii: " "))
        }
        out.append("0 0 0 ")
        out.append(number: color.opacity)
        out.append(#" 0"/></filter>"#)
        return identifier
    }

    /// A mask of a picture's alpha. SVG's masks go by brightness, so the picture is made white.
    mutating func mask(_ image: Image) -> Identifiers.Identifier {
        let identifier = identifiers.next(.mask)
        var white = image
        white.tint = .white
        openNamed("<mask", identifier)
        out.append(#" maskUnits="userSpaceOnUse""#)
        // Unlike elsewhere, without a word about it a mask begins a tenth further out.
        attribute(#" x=""#, image.rect.x)
        attribute(#" y=""#, image.rect.y)
        attribute(#" width=""#, image.rect.width)
        attribute(#" height=""#, image.rect.height)
        out.append(UInt8(ascii: ">"))
        self.image(white)
        out.append("</mask>")
        return identifier
    }

    /// `x` and `y`, where they are not the 0 that is meant without them.
    mutating func place(_ point: Point) {
        if point.x != 0 { attribute(#" x=""#, point.x) }
        if point.y != 0 { attribute(#" y=""#, point.y) }
    }
}
