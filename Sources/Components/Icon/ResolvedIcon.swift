package import Drawing
package import JSONValues

/// An icon with nothing left to decide.
package struct ResolvedIcon: ResolvedComponent {
    package let component = Icon.id
    package let symbol: String?
    package let drawing: SymbolDrawing
    /// Side of the icon's box in points.
    package let pointSize: Double
    package let mode: RenderingMode
    let color: IconColor
    /// Of a palette; empty where none were given.
    let colors: [Color]
    package let container: IconContainer?
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
            "drawing": [
                "pack": .string(drawing.pack), "name": .string(drawing.name), "variant": .string(drawing.variant),
            ],
            "pointSize": .length(pointSize),
            "renderingMode": .string(mode.rawValue),
            "layers": .array(levels.map(layerJSON)),
            "container": container?.json(around: pointSize) ?? .null,
        ]
    }

    /// The levels that the drawing has, the first one first.
    private var levels: [SymbolLayer.Level] {
        [.primary, .secondary].filter { level in drawing.layers.contains { $0.level == level } }
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
        let symbol = drawing.nodes(in: Rect(x: inset, y: inset, width: pointSize, height: pointSize), paint: paint)
        return (container?.nodes(around: pointSize) ?? []) + moving(symbol)
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
