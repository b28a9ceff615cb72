package import Drawing
package import JSONValues

/// An avatar with nothing left to decide.
package struct ResolvedAvatar: ResolvedComponent {
    package let component = Avatar.id
    /// The width and the height of the frame in points.
    package let side: Double
    /// The content, and the outcome of every step of the fallback.
    package let chain: FallbackChain
    /// The style that was asked for.
    package let style: AvatarStyle
    /// The style that is drawn: `circle` where the platform has no `glass`.
    package let resolvedStyle: AvatarStyle
    /// The paint of the shape behind the content.
    package let fill: ResolvedFill
    /// The colour of initials, symbol or silhouette.
    package let content: Color
    /// The least contrast ratio (WCAG 2) of `content` against what lies below it, 1 to 21.
    package let contrast: Double
    /// The initials, fitted to the shape; nil for other content.
    package let text: FittedText?
    /// The distance from the frame to a photo, in points; above 0 only for `ring`.
    let photoInset: Double
    /// The drawing of the symbol; nil for other content.
    package let symbol: SymbolDrawing?
    /// The side of the box of a symbol or the silhouette, in points.
    package let symbolSide: Double
    /// Glass is then opaque and unlit.
    let increasesContrast: Bool
    /// The outline inside of the frame, its width in points; nil without a stroke colour.
    package let stroke: (color: Color, width: Double)?
    /// The presence dot; nil without `badge`.
    package let badge: PresenceBadge?
    package let accessibility: Accessibility
    package let warnings: [Warning]

    package var size: Size { Size(square: side) }

    /// Points; half the side for round shapes.
    package var cornerRadius: Double {
        resolvedStyle == .rounded ? Avatar.cornerFactor * side : side / 2
    }

    package var firstBaseline: Double? {
        text.map { $0.shaped.baseline(centeredOn: side / 2, fontSize: $0.fontSize * $0.scaledBy) }
    }

    package var members: JSONObject {
        [
            "content": chain.content.json,
            "chain": chain.json,
            "style": .string(style.rawValue),
            "resolvedStyle": .string(resolvedStyle.rawValue),
            "shape": [
                "kind": .string(resolvedStyle == .rounded ? "rounded" : "circle"),
                "cornerRadius": .length(cornerRadius),
            ],
            "colors": [
                "fill": fill.json, "content": .string(content.hexString), "contrast": .length(contrast),
            ],
            "text": text?.json ?? .null,
            "stroke": stroke.map { ["color": .string($0.color.hexString), "width": .length($0.width)] } ?? .null,
            "badge": badge?.json ?? .null,
        ]
    }
}

/// A line of text and how much it shrinks to fit.
package struct FittedText: Sendable {
    /// The characters.
    package let value: String
    /// The text with its font.
    package let run: TextRun
    /// The outlines at font size 1 pt.
    package let shaped: ShapedText
    /// The font size in points before `scaledBy`.
    package let fontSize: Double
    /// The factor by which the text shrinks to fit, above 0 and at most 1.
    package let scaledBy: Double

    /// Where its ink begins when it is centred on `y`.
    func top(centeredOn y: Double) -> Double {
        let size = fontSize * scaledBy
        return shaped.baseline(centeredOn: y, fontSize: size) + shaped.ink.y * size
    }

    /// The member `text` of a resolved component.
    package var json: JSONValue {
        // The run keeps the family that was asked for: a page that shows live text may have it.
        let family = shaped.isFamilySubstituted ? TextRun.defaultFamily : run.family
        return [
            "value": .string(value), "fontFamily": .string(family), "fontSize": .length(fontSize),
            "fontWeight": .string(run.weight.rawValue), "scaledBy": .length(scaledBy),
        ]
    }
}
