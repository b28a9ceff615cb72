import Drawing

extension SVGWriter {
    mutating func text(_ text: Text) {
        guard text.fontSize > 0 else { return }
        switch options.text {
        case .outlines: outlines(text)
        case .live: live(text)
        }
    }

    private mutating func outlines(_ text: Text) {
        if !text.shaped.glyphs.isEmpty, let fill = text.fill.simplified {
            let name = gradient(fill)
            out.append("<path")
            paint(fill, name, attribute: " fill")
            // Glyph and point are rounded to half a hundredth of a point each: together under a sixth of a pixel at scale 16, and
            // under an eight-hundredth of the font size.
            let isFine = text.fontSize < 8 || magnification > 1
            var encoder = PathEncoder(origin: text.origin, scale: text.fontSize, decimals: isFine ? 3 : 2)
            out.append(#" d=""#)
            for glyph in text.shaped.glyphs {
                encoder.append(glyph.outline, at: glyph.origin, from: glyphs, to: &out)
            }
            out.append(#""/>"#)
        }
        for picture in text.pictures { image(picture) }
    }

    /// Anchored in its middle, so that a font of other widths keeps it where it belongs, in either direction.
    private mutating func live(_ text: Text) {
        guard !text.run.text.isEmpty, let fill = text.fill.simplified else { return }
        let name = gradient(fill)
        // The picture's name says it already; browsers would have it read out once more.
        out.append(#"<text aria-hidden="true""#)
        place(Point(x: text.origin.x + text.shaped.advance * text.fontSize / 2, y: text.origin.y))
        out.append(#" text-anchor="middle" font-family=""#)
        fontFamily(text.run.family)
        for family in text.shaped.otherFamilies {
            out.append(UInt8(ascii: ","))
            fontFamily(family)
        }
        attribute(#",system-ui,sans-serif" font-size=""#, text.fontSize)
        if text.run.weight != .regular { attribute(#" font-weight=""#, Double(text.run.weight.cssValue)) }
        if text.run.tabularFigures { out.append(#" style="font-variant-numeric:tabular-nums""#) }
        if text.run.direction == .rtl { out.append(#" direction="rtl""#) }
        if !text.run.language.isEmpty {
            out.append(#" xml:lang=""#)
            out.append(escaping: text.run.language)
            out.append(UInt8(ascii: "\""))
        }
        if text.run.text.needsPreservedSpace { out.append(#" xml:space="preserve""#) }
        paint(fill, name, attribute: " fill")
        out.append(UInt8(ascii: ">"))
        out.append(escaping: text.run.text)
        out.append("</text>")
    }

    /// A string of CSS, unless it is a word that CSS cannot take for anything else.
    private mutating func fontFamily(_ family: String) {
        if family == "Inter" { return out.append("Inter") }
        var quoted = "'"
        for scalar in family.unicodeScalars {
            switch scalar {
            case "'", "\\": quoted.unicodeScalars.append(contentsOf: ["\\", scalar])
            case "\n", "\r", "\u{C}": quoted.unicodeScalars.append(" ")
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        out.append(escaping: quoted + "'")
    }
}

extension String {
    /// Whether XML's default would drop or join some of its spaces.
    fileprivate var needsPreservedSpace: Bool {
        var followsSpace = true
        for byte in utf8 {
            switch byte {
            case 0x20:
                if followsSpace { return true }
                followsSpace = true
            case 0x09, 0x0A, 0x0D: return true
            default: followsSpace = false
            }
        }
        return followsSpace
    }
}
