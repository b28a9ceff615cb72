package import Drawing
package import JSONValues

/// What a badge shows; the raw value is the wire word.
package enum BadgeKind: String, Sendable {
    case count, text, dot
}

/// A badge with nothing left to decide.
package struct ResolvedBadge: ResolvedComponent {
    package let component = Badge.id
    package let size: Size
    /// What the badge shows.
    package let kind: BadgeKind
    /// The label as it is drawn; nil for a dot and for a hidden count.
    package let line: BadgeLine?
    /// What is written; nil for a dot and for a hidden count.
    package let text: String?
    /// The label as it is spoken, a count with its noun; nil for a dot.
    package let spoken: String?
    /// Whether the count exceeds `max`, so that `text` is `max` and a plus.
    package let isCapped: Bool
    /// The style that was asked for.
    package let style: BadgeStyle
    /// The style that is drawn: `filled` where the platform has no `glass`.
    package let resolvedStyle: BadgeStyle
    /// The colours for `resolvedStyle`.
    package let colors: BadgeColors
    /// Whether more contrast is wanted: glass is then unlit, and its border solid.
    let increasesContrast: Bool
    /// Whether the badge can be pressed, which gives it a hit target of at least 44 pt (R1501).
    package let isInteractive: Bool
    package let accessibility: Accessibility
    package let warnings: [Warning]

    package var cornerRadius: Double { size.height / 2 }

    package var members: JSONObject {
        [
            "text": .optional(text),
            "spoken": .optional(spoken),
            "capped": .bool(isCapped),
            "kind": .string(kind.rawValue),
            "style": .string(style.rawValue),
            "resolvedStyle": .string(resolvedStyle.rawValue),
            "colors": [
                "background": .optional(colors.background?.hexString),
                "label": kind == .dot ? .null : .string(colors.label.hexString),
                "border": .optional(colors.border?.hexString),
            ],
            "cornerRadius": .length(cornerRadius),
            "hitTarget": isInteractive
                ? [
                    "width": .length(max(Badge.minHitTarget, size.width)),
                    "height": .length(max(Badge.minHitTarget, size.height)),
                ] : .null,
        ]
    }

    package var nodes: [Node] {
        guard size.width > 0 else { return [] }
        let frame = Rect(size: size)
        var nodes: [Node] = []
        switch (resolvedStyle, colors.background, colors.border) {
        case (.glass, let background?, let border?):
            let glass = Glass(frame: frame, isLit: !increasesContrast, outline: outline(inset:))
            nodes = glass.ground(fill: .color(background)) + glass.edge() + [borderNode(border)]
        case (_, let background, let border):
            if let background { nodes.append(.shape(Shape(outline(inset: 0), fill: .color(background)))) }
            if let border { nodes.append(borderNode(border)) }
        }
        if let line {
            let fontSize = line.fontSize
            // Figures of one width lean in it, 1 most of all; beside others that is right, alone in a circle it is not.
            let isAlone = kind == .count && line.text.count == 1
            let middle = isAlone ? line.shaped.ink.midX : line.shaped.advance / 2
            let x = frame.midX - middle * fontSize
            let y = firstBaseline ?? frame.midY
            let text = Text(
                run: line.run, shaped: line.shaped, origin: Point(x: x, y: y), fontSize: fontSize,
                fill: .color(colors.label))
            nodes.append(text.kept(inside: outline(inset: 0)))
        }
        return nodes
    }

    package var firstBaseline: Double? {
        line.map { $0.shaped.baseline(centeredOn: size.height / 2, fontSize: $0.fontSize) }
    }

    private func outline(inset distance: Double) -> Geometry {
        let frame = Rect(size: size).inset(by: distance)
        if frame.width == frame.height {
            return .circle(center: Point(x: frame.midX, y: frame.midY), radius: frame.width / 2)
        }
        return .rect(frame, cornerRadius: frame.height / 2)
    }

    private func borderNode(_ color: Color) -> Node {
        .shape(
            Shape(
                outline(inset: Badge.borderWidth / 2), stroke: Stroke(paint: .color(color), width: Badge.borderWidth)))
    }
}
