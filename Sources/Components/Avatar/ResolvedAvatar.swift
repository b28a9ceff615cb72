package import Drawing
package import JSONValues

/// An avatar with nothing left to decide.
package struct ResolvedAvatar: ResolvedComponent {
    package let component = Avatar.id
    package let side: Double
    package let chain: FallbackChain
    package let style: AvatarStyle
    /// `glass` where the platform has none is `circle`.
    package let resolvedStyle: AvatarStyle
    package let fill: ResolvedFill
    package let content: Color
    /// Of the content against what lies below it.
    package let contrast: Double
    package let text: FittedText?
    /// Between the frame and a photo, in points.
    let photoInset: Double
    /// Of the content, where that is a symbol.
    package let symbol: SymbolDrawing?
    /// Side of the box of a symbol or the silhouette, in points.
    package let symbolSide: Double
    /// Glass is then opaque and unlit.
    let increasesContrast: Bool
    package let stroke: (color: Color, width: Double)?
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
    package let value: String
    package let run: TextRun
    package let shaped: ShapedText
    /// Points, before shrinking.
    package let fontSize: Double
    /// 0 to 1.
    package let scaledBy: Double

    /// Where its ink begins when it is centred on `y`.
    func top(centeredOn y: Double) -> Double {
        let size = fontSize * scaledBy
        return shaped.baseline(centeredOn: y, fontSize: size) + shaped.ink.y * size
    }

    package var json: JSONValue {
        // The run keeps the family that was asked for: a page that shows live text may have it.
        let family = shaped.isFamilySubstituted ? TextRun.defaultFamily : run.family
        return [
            "value": .string(value), "fontFamily": .string(family), "fontSize": .length(fontSize),
            "fontWeight": .string(run.weight.rawValue), "scaledBy": .length(scaledBy),
        ]
    }
}
