import Drawing
import JSONValues

/// The text of a label, measured: as wide as its advance, as high as its style's line whatever the script, and as much higher as
/// its ink needs.
struct ResolvedLabelText: ResolvedComponent {
    let component = "text"
    private let text: String
    private let run: TextRun
    private let shaped: ShapedText
    private let style: LabelTextStyle
    private let color: Color
    let warnings: [Warning]
    private let height: Double
    private let baseline: Double

    init(_ text: String, style: LabelTextStyle, in context: Context, with world: World) {
        self.text = text
        self.style = style
        run = TextRun(text: text, weight: style.weight, direction: context.layoutDirection, language: context.locale)
        shaped = world.shaper.shape(run)
        color = context.colors.textPrimary
        let above = -shaped.baseline(centeredOn: 0, fontSize: style.fontSize) - shaped.ink.y * style.fontSize
        let reach = max(above, shaped.ink.height * style.fontSize - above)
        // Whole points at both ends, so that what is centred beside it keeps its sharp edges.
        height = style.lineHeight + 2 * max(0, (reach - style.lineHeight / 2).rounded(.up))
        baseline = shaped.baseline(centeredOn: height / 2, fontSize: style.fontSize)
        warnings = (context.words.isFallback ? [.localeFallback(context)] : []) + shaped.warnings(at: "text")
    }

    var size: Size {
        Size(width: shaped.advance * style.fontSize, height: height)
    }

    var firstBaseline: Double? { baseline }

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

    /// Ink may lean out of its advance, at the sides.
    var bounds: Rect {
        let frame = Rect(size: size)
        guard !shaped.ink.isEmpty else { return frame }
        return frame.union(shaped.ink.scaled(by: style.fontSize).offset(x: 0, y: baseline))
    }

    var nodes: [Node] {
        guard !shaped.ink.isEmpty else { return [] }
        return [
            .text(
                Text(
                    run: run, shaped: shaped, origin: Point(x: 0, y: baseline), fontSize: style.fontSize,
                    fill: .color(color)))
        ]
    }
}
