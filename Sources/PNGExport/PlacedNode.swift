import Drawing

/// A node with what it can touch of a picture's pixels, so that each part of a large picture is given only what shows in it.
struct PlacedNode {
    private let node: Node
    private var extent = Extent()
    /// Of a group.
    private var children: [PlacedNode] = []
    /// Of a text.
    private var outlines = Path()
    private var contours: [Contour] = []
    /// Of each of a text's bitmaps.
    private var bitmaps: [Extent] = []

    /// cairo rounds to its own numbers, and smooths edges.
    private static let margin = 2.0

    /// - Parameter map: from the node's coordinates to the picture's pixels.
    init(_ node: Node, _ map: Transform) {
        self.node = node
        switch node {
        case .group(let group):
            let inner = group.transform.followed(by: map)
            children = group.children.map { PlacedNode($0, inner) }
            for child in children { extent.add(child.extent) }
        case .shape(let shape):
            // As far as a mitred corner can stand out.
            let reach = Extent(shape.geometry).widened(by: 2 * (shape.stroke?.width ?? 0))
            extent = reach.mapped(by: map).widened(by: Self.margin)
        case .text(let text):
            outlines = text.shaped.outlines
            let all = Contour.all(of: outlines, text.map.followed(by: map))
            contours = Contour.joined(all, upTo: 512).map {
                Contour(elements: $0.elements, extent: $0.extent.widened(by: Self.margin))
            }
            bitmaps = text.shaped.bitmaps.map {
                Extent($0.rect).mapped(by: text.map.followed(by: map)).widened(by: Self.margin)
            }
            for contour in contours { extent.add(contour.extent) }
            for bitmap in bitmaps { extent.add(bitmap) }
        case .image(let image):
            extent = Extent(image.rect).mapped(by: map).widened(by: Self.margin)
        }
    }

    /// As much of the node as can show in a part of the picture; null where that is nothing.
    func node(in part: Extent) -> Node? {
        guard extent.meets(part) else { return nil }
        switch node {
        case .group(var group):
            group.children = children.compactMap { $0.node(in: part) }
            return .group(group)
        case .text(var text):
            let visible = contours.filter { $0.extent.meets(part) }.flatMap { outlines.elements[$0.elements] }
            text.shaped.glyphs = visible.isEmpty ? [] : [PlacedOutline(GlyphOutline(visible), at: .zero)]
            text.shaped.bitmaps = zip(text.shaped.bitmaps, bitmaps).filter { $1.meets(part) }.map(\.0)
            return .text(text)
        case .shape, .image: return node
        }
    }
}

extension Extent {
    /// Of what is filled.
    fileprivate init(_ geometry: Geometry) {
        switch geometry {
        case .circle(let center, let radius):
            self.init(Rect(x: center.x, y: center.y, width: 0, height: 0))
            self = widened(by: radius)
        case .rect(let rect, _): self.init(rect)
        case .path(let path, _):
            self.init()
            for contour in Contour.all(of: path, .identity) { add(contour.extent) }
        }
    }
}

extension Text {
    /// From the em of its outlines to the coordinates of the text itself.
    var map: Transform { Transform(a: fontSize, b: 0, c: 0, d: fontSize, tx: origin.x, ty: origin.y) }
}
