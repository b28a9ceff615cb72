import Drawing
import JSONValues

/// The text of a label, measured: as wide as its advance, as high as its line.
struct ResolvedLabelText: ResolvedComponent {
    let component = "text"
    private let text: String
    private let run: TextRun
    private let shaped: ShapedText
    private let style: LabelTextStyle
    private let color: Color
    let warnings: [Warning]

    init(_ text: String, style: LabelTextStyle, in context: Context, with world: World) {
        self.text = text
        self.style = style
        run = TextRun(text: text, weight: style.weight, direction: context.layoutDirection, language: context.locale)
        shaped = world.shaper.shape(run)
        color = context.colors.textPrimary
        warnings = (context.words.isFallback ? [.localeFallback(context)] : []) + shaped.warnings(at: "text")
    }

    var size: Size {
        Size(width: shaped.advance * style.fontSize, height: (shaped.ascent + shaped.descent) * style.fontSize)
    }

    var firstBaseline: Double? { shaped.ascent * style.fontSize }

    var accessibility: Accessibility {
        Accessibility(role: .text, label: text, isHidden: !text.hasVisibleCharacter)
    }

    var members: JSONObject {
        [
            "text": [
                "value": .string(text), "fontFamily": .string(run.family), "fontSize": .length(style.fontSize),
                "fontWeight": .string(run.weight.rawValue), "scaledBy": 1,
            ]
        ]
    }

    /// Ink may lean out of its advance.
    var bounds: Rect {
        let frame = Rect(size: size)
        guard !shaped.ink.isEmpty else { return frame }
        return frame.union(shaped.ink.scaled(by: style.fontSize).offset(x: 0, y: shaped.ascent * style.fontSize))
    }

    var nodes: [Node] {
        guard !shaped.ink.isEmpty else { return [] }
        return [
            .text(
                Text(
                    run: run, shaped: shaped, origin: Point(x: 0, y: shaped.ascent * style.fontSize),
                    fontSize: style.fontSize, fill: .color(color)))
        ]
    }
}
