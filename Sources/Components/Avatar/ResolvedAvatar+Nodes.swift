package import Drawing

extension ResolvedAvatar {
    package var nodes: [Node] { disc + dot() }

    /// All but the presence dot.
    var disc: [Node] {
        var nodes: [Node]
        if let photo = chain.image, chain.content == .image {
            nodes = photoNodes(photo)
        } else {
            nodes = shapeNodes
            if let text = textNode { nodes.append(text) }
            nodes += symbolNodes
        }
        if let stroke = strokeNode { nodes.append(stroke) }
        guard let badge, badge.isCutout else { return nodes }
        return [.group(Group(children: nodes, clip: .everything(in: Rect(size: size), but: badge.notch)))]
    }

    /// The presence dot and what separates it from the rest.
    ///
    /// - Parameter isOnNext: it lies on another avatar, too.
    func dot(isOnNext: Bool = false) -> [Node] {
        guard let badge else { return [] }
        return badge.isCutout ? [badge.dot] : [badge.ring(reachesOut: isOnNext), badge.dot]
    }

    /// Whether what lies below it is seen through it.
    var isSeeThrough: Bool {
        switch resolvedStyle {
        case .circle, .rounded: !fill.colors.allSatisfy(\.isOpaque)
        case .ring, .glass: true
        }
    }

    /// Its shape, counterclockwise; under an opaque outline it ends where the fill does.
    var cover: Path {
        let frame = Rect(size: size).inset(by: fillInset)
        return .roundedHole(frame, cornerRadius: min(max(0, cornerRadius - fillInset), frame.width / 2))
    }

    private var center: Point { Point(x: side / 2, y: side / 2) }

    /// The outline of the shape, `distance` points inside the frame.
    private func outline(inset distance: Double) -> Geometry {
        resolvedStyle == .rounded
            ? .rect(Rect(size: size).inset(by: distance), cornerRadius: max(0, cornerRadius - distance))
            : .circle(center: center, radius: max(0, side / 2 - distance))
    }

    /// Cut out once, together with what shows through it.
    private func photoNodes(_ photo: LoadedImage) -> [Node] {
        let frame = Rect(size: size).inset(by: photoInset)
        let image = Node.image(Image(photo.content, rect: frame))
        func cut(_ nodes: [Node]) -> Node {
            .group(Group(children: nodes, clip: outline(inset: max(photoInset, fillInset))))
        }
        switch resolvedStyle {
        case .circle, .rounded:
            let ground = Node.shape(Shape(.rect(frame, cornerRadius: 0), fill: fill.paint))
            return [cut(photo.isOpaque ? [image] : [ground, image])]
        case .ring: return [cut([image])] + shapeNodes
        case .glass:
            // The photo lies on the glass; the edge stays.
            return (photo.isOpaque ? [] : glassGround) + [cut([image])] + glassEdge
        }
    }

    private var shapeNodes: [Node] {
        switch resolvedStyle {
        case .circle, .rounded:
            return [.shape(Shape(outline(inset: fillInset), fill: fill.paint))]
        case .ring:
            // Inside the outline, if there is one, so that both are seen whole.
            let room = max(0, side / 2 - (stroke?.width ?? 0))
            let width = min(Avatar.ringWidth(size: side), room)
            guard width > 0 else { return [] }
            let inset = side / 2 - room + width / 2
            return [.shape(Shape(outline(inset: inset), stroke: Stroke(paint: fill.paint, width: width)))]
        case .glass: return glassGround + glassEdge
        }
    }

    private var glass: Glass {
        Glass(frame: Rect(size: size), isLit: !increasesContrast, outline: outline(inset:))
    }

    private var glassGround: [Node] {
        let opacity = Avatar.glassOpacity(increasesContrast: increasesContrast)
        return glass.ground(fill: fill.opacity(opacity).paint, inset: fillInset)
    }

    /// Inside the outline, if there is one: a hairline below it would shine through at its edge.
    private var glassEdge: [Node] { glass.edge(inset: stroke?.width ?? 0) }

    /// Under an opaque outline the fill ends in the middle of it, so that its colour does not shine through at the edge.
    private var fillInset: Double {
        guard let stroke, stroke.color.isOpaque else { return 0 }
        return min(stroke.width, side / 2) / 2
    }

    private var strokeNode: Node? {
        guard let stroke, stroke.width > 0 else { return nil }
        let width = min(stroke.width, side / 2)
        return .shape(
            Shape(outline(inset: width / 2), stroke: Stroke(paint: .color(stroke.color), width: width)))
    }

    private var textNode: Node? {
        guard let text, text.fontSize * text.scaledBy > 0 else { return nil }
        let fontSize = text.fontSize * text.scaledBy
        let origin = Point(
            x: center.x - text.shaped.ink.midX * fontSize,
            y: firstBaseline ?? center.y)
        return Text(run: text.run, shaped: text.shaped, origin: origin, fontSize: fontSize, fill: .color(content))
            .kept(inside: outline(inset: 0))
    }

    private var symbolNodes: [Node] {
        guard symbolSide > 0 else { return [] }
        switch chain.content {
        case .symbol:
            let inset = (side - symbolSide) / 2
            let box = Rect(x: inset, y: inset, width: symbolSide, height: symbolSide)
            return symbol?.nodes(in: box) { _ in .color(content) } ?? []
        case .silhouette:
            return [
                .shape(Shape(Silhouette.geometry(center: center, side: symbolSide), fill: .color(content)))
            ]
        case .image, .initials: return []
        }
    }
}
