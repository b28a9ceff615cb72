package import Drawing
package import JSONValues

/// A profile picture with nothing left to decide.
package struct ResolvedProfilePicture: ResolvedComponent {
    package let component = ProfilePicture.id
    let side: Double
    /// The initials of the name or of the props; empty where there are none.
    package let initials: String
    /// The hash that chose the identity colour, as lower-case hex.
    package let seed: String
    /// The colour behind the content.
    package let fill: Color
    /// The colour of the text that is drawn.
    package let textColor: Color
    /// The contrast ratio (WCAG 2) of the text against the fill, 1 to 21.
    package let contrast: Double
    /// The outline.
    package let shape: ProfileShape
    let mask: ProfileMask?
    /// The initials, as they are drawn; nil where none are shown.
    package let text: FittedText?
    /// The picture, where the content is an image that is loaded.
    let picture: LoadedImage?
    /// Points by which the text is raised.
    let baselineOffset: Double
    /// What is shown.
    package let content: AvatarContent
    package let accessibility: Accessibility
    package let warnings: [Warning]

    package var size: Size { Size(square: side) }
    package var cornerRadius: Double { shape == .circle ? side / 2 : 0 }

    package var firstBaseline: Double? { text.map { origin(of: $0).y } }

    package var members: JSONObject {
        [
            "initials": .string(initials),
            "seed": .string(seed),
            "colors": [
                "fill": .string(fill.hexString), "content": .string(textColor.hexString),
                "contrast": .length(contrast),
            ],
            "shape": ["kind": .string(shape.rawValue), "cornerRadius": .length(cornerRadius)],
            "text": text?.json ?? .null,
            "content": content.json,
        ]
    }

    package var nodes: [Node] {
        let frame = Rect(size: size)
        if let picture {
            // It hides initials and colour (given).
            let image = Node.image(Image(picture.content, rect: frame))
            return shape == .square ? [image] : cut([image])
        }
        var inner: [Node] = []
        switch shape {
        case .circle:
            inner.append(
                .shape(
                    Shape(
                        .circle(center: Point(x: frame.midX, y: frame.midY), radius: side / 2), fill: .color(fill))))
        case .square, .mask: inner.append(.shape(Shape(.rect(frame, cornerRadius: 0), fill: .color(fill))))
        }
        if let text { inner.append(node(of: text)) }
        if content == .silhouette {
            let center = Point(x: frame.midX, y: frame.midY)
            inner.append(
                .shape(Shape(Silhouette.geometry(center: center, side: side / 2), fill: .color(textColor))))
        }
        switch shape {
        case .square: return clipped(inner, to: .rect(frame, cornerRadius: 0))
        case .circle: return clipped(inner, to: .circle(center: Point(x: side / 2, y: side / 2), radius: side / 2))
        case .mask: return cut(inner)
        }
    }

    private func cut(_ nodes: [Node]) -> [Node] {
        var group = Group(children: nodes)
        switch (shape, mask) {
        case (.circle, _): group.clip = .circle(center: Point(x: side / 2, y: side / 2), radius: side / 2)
        case (.mask, .path(let path)?): group.clip = .path(path, evenOdd: false)
        case (.mask, .image(let image)?): group.mask = Image(image.content, rect: Rect(size: size))
        case (.mask, _), (.square, _): break
        }
        return [.group(group)]
    }

    /// Text that is larger than the frame does not leave it; where all ink is inside, nothing needs a clip.
    private func clipped(_ nodes: [Node], to outline: Geometry) -> [Node] {
        guard let text else { return nodes }
        let ink = text.shaped.ink.scaled(by: text.fontSize).offset(x: origin(of: text).x, y: origin(of: text).y)
        // The square inside of the circle, as a simple and safe measure for both.
        let safe = Rect(size: size).inset(by: shape == .circle ? side * 0.147 : 0)
        let isInside = ink.x >= safe.x && ink.y >= safe.y && ink.maxX <= safe.maxX && ink.maxY <= safe.maxY
        return isInside ? nodes : [.group(Group(children: nodes, clip: outline))]
    }

    /// Centred by the advance and by the line box, as UIKit draws it (given).
    private func origin(of text: FittedText) -> Point {
        let shaped = text.shaped
        return Point(
            x: side / 2 - shaped.advance * text.fontSize / 2,
            y: side / 2 + (shaped.ascent - shaped.descent) * text.fontSize / 2 - baselineOffset)
    }

    private func node(of text: FittedText) -> Node {
        .text(
            Text(
                run: text.run, shaped: text.shaped, origin: origin(of: text), fontSize: text.fontSize,
                fill: .color(textColor)))
    }
}
