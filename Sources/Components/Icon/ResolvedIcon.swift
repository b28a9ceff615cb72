package import Drawing
package import JSONValues

/// An icon with nothing left to decide.
package struct ResolvedIcon: ResolvedComponent {
    package let component = Icon.id
    /// The name of the symbol as it is drawn, with `.fill`; nil for a picture.
    package let symbol: String?
    /// Nil for a picture.
    package let drawing: SymbolDrawing?
    let image: LoadedImage?
    /// Side of the icon's box in points.
    package let pointSize: Double
    /// The rendering mode that is drawn.
    package let mode: RenderingMode
    let color: IconColor
    /// The colours of a palette; empty where none are given.
    let colors: [Color]
    /// The circle around the icon; nil for `standard`.
    package let container: IconContainer?
    /// The movement; `none` where reduced motion is wanted.
    package let effect: IconEffect
    package let accessibility: Accessibility
    package let warnings: [Warning]

    package var size: Size {
        guard let container else { return Size(square: pointSize) }
        return Size(square: container.diameter(around: pointSize) + 2 * container.ring)
    }

    package var cornerRadius: Double { container == nil ? 0 : size.width / 2 }

    package var members: JSONObject {
        [
            "symbol": .optional(symbol),
            "drawing": drawing.map {
                ["pack": .string($0.pack), "name": .string($0.name), "variant": .string($0.variant)]
            } ?? .null,
            "pointSize": .length(pointSize),
            "renderingMode": .string(mode.rawValue),
            "layers": .array(levels.map(layerJSON)),
            "container": container?.json(around: pointSize) ?? .null,
        ]
    }

    /// The levels that the drawing has, the first one first.
    private var levels: [SymbolLayer.Level] {
        // A picture is one layer where it is tinted, and has colours of its own where it is not.
        guard let drawing else { return image != nil && color.own != nil ? [.primary] : [] }
        return [.primary, .secondary].filter { level in drawing.layers.contains { $0.level == level } }
    }

    private func layerJSON(_ level: SymbolLayer.Level) -> JSONValue {
        let (word, opacity) = style(of: level)
        return ["color": .string(word), "opacity": .length(opacity)]
    }

    private func style(of level: SymbolLayer.Level) -> (word: String, opacity: Double) {
        switch (mode, level) {
        case (.palette, .primary) where !colors.isEmpty: (colors[0].hexString, 1)
        case (.palette, .secondary) where !colors.isEmpty: (colors[colors.count - 1].hexString, 1)
        case (.monochrome, _), (_, .primary): (color.word, 1)
        case (_, .secondary): (color.word, Icon.secondaryOpacity)
        }
    }

    private func paint(of level: SymbolLayer.Level) -> Paint {
        switch (mode, level) {
        case (.palette, .primary) where !colors.isEmpty: .color(colors[0])
        case (.palette, .secondary) where !colors.isEmpty: .color(colors[colors.count - 1])
        case (.monochrome, _), (_, .primary): color.paint
        case (_, .secondary): color.opacity(Icon.secondaryOpacity).paint
        }
    }

    package var nodes: [Node] {
        let inset = (size.width - pointSize) / 2
        let box = Rect(x: inset, y: inset, width: pointSize, height: pointSize)
        let picture = image.map { [$0.node(in: box, tint: color.own)] }
        let content = picture ?? drawing?.nodes(in: box, paint: paint) ?? []
        return (container?.nodes(around: pointSize) ?? []) + moving(content)
    }

    private func moving(_ nodes: [Node]) -> [Node] {
        switch effect {
        case .none: nodes
        case .pulse: [.group(Group(children: nodes, motion: .pulse))]
        case .bounce:
            [
                .group(
                    Group(
                        children: nodes, motion: .bounce(center: Point(x: size.width / 2, y: size.height / 2)))
                )
            ]
        }
    }
}

extension SymbolDrawing {
    /// The drawing scaled into a square box.
    func nodes(in box: Rect, paint: (SymbolLayer.Level) -> Paint) -> [Node] {
        layers.map { layer in
            func placed(_ path: Path) -> Path { path.scaled(by: box.width, movedBy: Point(x: box.x, y: box.y)) }
            let shape = Node.shape(
                Shape(.path(placed(layer.path), evenOdd: layer.evenOdd), fill: paint(layer.level)))
            guard let clip = layer.clip else { return shape }
            return .group(Group(children: [shape], clip: .path(placed(clip), evenOdd: false)))
        }
    }
}

extension LoadedImage {
    /// The whole picture in the middle of a box, as large as it can be.
    fileprivate func node(in box: Rect, tint: Color?) -> Node {
        let scale = min(box.width / Double(max(1, sourceWidth)), box.height / Double(max(1, sourceHeight)))
        let (width, height) = (Double(sourceWidth) * scale, Double(sourceHeight) * scale)
        let rect = Rect(x: box.midX - width / 2, y: box.midY - height / 2, width: width, height: height)
        return .image(Image(content, rect: rect, tint: tint))
    }
}
