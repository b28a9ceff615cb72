/// A glyph's outline at font size 1, its origin on the baseline, y down. A class, because each face has one of each of its
/// glyphs, and whoever writes a glyph down again and again keeps it by that.
package final class GlyphOutline: Sendable {
    /// The path of the glyph at font size 1; empty for a glyph without ink.
    package let elements: [Path.Element]

    package init(_ elements: [Path.Element]) {
        self.elements = elements
    }
}

/// A glyph's outline where it stands in a line.
package struct PlacedOutline: Hashable, Sendable {
    /// The outline of the glyph, shared by all its occurrences.
    package let outline: GlyphOutline
    /// At font size 1, from the left end of the baseline.
    package let origin: Point

    package init(_ outline: GlyphOutline, at origin: Point) {
        self.outline = outline
        self.origin = origin
    }

    package static func == (left: PlacedOutline, right: PlacedOutline) -> Bool {
        left.origin == right.origin
            && (left.outline === right.outline || left.outline.elements == right.outline.elements)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(origin)
        hasher.combine(outline.elements)
    }

    fileprivate func append(to elements: inout [Path.Element]) {
        let origin = origin
        elements.append(addingCapacity: outline.elements.count) { span in
            for element in outline.elements {
                span.append(element.mapped { Point(x: $0.x + origin.x, y: $0.y + origin.y) })
            }
        }
    }
}

extension Path {
    /// The outlines of a line together.
    package init(_ glyphs: [PlacedOutline]) {
        self.init()
        elements.reserveCapacity(glyphs.reduce(0) { $0 + $1.outline.elements.count })
        for glyph in glyphs { glyph.append(to: &elements) }
    }
}
