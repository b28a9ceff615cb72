import Drawing
package import JSONValues
import UnicodeFacts

/// A count, a short label or a dot (spec.md, section 15).
package enum Badge: Component {
    package static let id = "badge"
    package static let title = "Badge"
    package static let summary = "A count, a short label or a dot."
    package static let variants = BadgeStyle.allCases.map(\.rawValue)
    package static let sizes: [JSONValue] = BadgeSize.allCases.map {
        ["size": .string($0.rawValue), "height": .length($0.height), "fontSize": .length($0.fontSize)]
    }
    package static let examples: [JSONObject] = [
        ["count": 12, "noun": ["one": "unread notification", "other": "unread notifications"]],
        ["count": 100, "color": "error"],
        ["text": "Beta", "style": "outlined"],
        ["text": "Swift", "style": "tinted", "color": "success"],
        ["dot": true],
    ]

    /// Points (given).
    static let dotDiameter = 8.0
    static let borderWidth = 1.0
    /// Opacity of the fill of `tinted` (given).
    static let tintOpacity = 0.15
    /// Opacity of the fill and of the border of `glass` (ours).
    static let glassOpacity = 0.2
    static let glassBorderOpacity = 0.3
    /// Horizontal padding as a part of the height (ours); with the smaller one, a single digit makes a circle.
    static let textPadding = 0.4
    static let countPadding = 0.28
    /// The least side of a hit target in points (given).
    static let minHitTarget = 44.0

    package static func resolve(
        _ props: BadgeProps, in context: Context, with world: World
    ) throws(InvalidValue) -> any ResolvedComponent {
        resolved(props, in: context, with: world)
    }

    /// Resolves checked props; never fails.
    package static func resolved(_ props: BadgeProps, in context: Context, with world: World) -> ResolvedBadge {
        let style = props.style == .glass && !context.platform.hasGlass ? .filled : props.style
        let words = context.words
        var warnings: [Warning] = words.isFallback ? [.localeFallback(context)] : []
        let content = content(of: props, in: context)
        let isHidden = props.hideAtZero && props.count == 0
        var line: BadgeLine?
        if !isHidden, let text = content.text {
            line = BadgeLine(
                text, size: props.size, isCount: props.count != nil,
                // A count that is cut would be another count.
                maxWidth: props.text == nil ? nil : props.maxWidth, context, world)
        }
        let colors = BadgeColors(props, style: style, labelTop: line?.top(in: props.size.height), context)
        if let line {
            warnings += line.shaped.warnings(at: props.text == nil ? "count" : "text")
            if colors.contrast < Contrast.readable {
                warnings.append(
                    .lowContrast(
                        colors.contrast, of: Contrast.readable, at: props.labelColor == nil ? "color" : "labelColor"))
            }
        }
        let size: Size =
            if isHidden {
                .zero
            } else if let line {
                Size(width: line.width, height: props.size.height)
            } else {
                Size(square: dotDiameter)
            }
        return ResolvedBadge(
            size: size, kind: content.kind, line: line, text: isHidden ? nil : line?.text, spoken: content.spoken,
            isCapped: content.isCapped, style: props.style, resolvedStyle: style, colors: colors,
            increasesContrast: context.increaseContrast, isInteractive: props.interactive,
            accessibility: accessibility(props, spoken: content.spoken, isHidden: isHidden, words.catalogue),
            warnings: warnings)
    }

    private typealias Content = (kind: BadgeKind, text: String?, spoken: String?, isCapped: Bool)

    private static func content(of props: BadgeProps, in context: Context) -> Content {
        if let count = props.count {
            let text = BadgeText(
                count: Int64(count), max: Int64(props.max), locale: context.language, noun: props.noun,
                localizedDigits: props.localizedDigits)
            return (.count, text.text, text.spoken, text.isCapped)
        }
        if let text = props.text {
            let collapsed = text.collapsingWhiteSpace
            return (.text, collapsed, collapsed, false)
        }
        return (.dot, nil, nil, false)
    }

    private static func accessibility(
        _ props: BadgeProps, spoken: String?, isHidden: Bool, _ catalogue: Catalogue
    ) -> Accessibility {
        var label = spoken
        if let prefix = props.labelPrefix.map({ String($0.trimmingWhiteSpace) }), !prefix.isEmpty {
            label = label.map { catalogue.joined(prefix, $0) } ?? prefix
        }
        if props.selected { label = label.map(catalogue.selected) }
        let traits: [Accessibility.Trait] =
            (props.updatesFrequently ? [.updatesFrequently] : []) + (props.selected ? [.selected] : [])
        let own = Accessibility(
            role: props.interactive ? .button : props.dot ? .image : .text, label: label, isHidden: isHidden,
            traits: traits)
        // What is not there is not spoken of, whatever it is called.
        return isHidden ? own : props.common.applied(to: own)
    }
}

extension String {
    /// Every run of white space is one space; none is left at the ends.
    var collapsingWhiteSpace: String {
        if isCollapsedASCII { return self }
        return unicodeScalars.split { $0.properties.isWhitespace }.map { String($0) }.joined(separator: " ")
    }

    /// True of most labels: words of ASCII with one space between them.
    private var isCollapsedASCII: Bool {
        var previous = UInt8(ascii: " ")
        for byte in utf8 {
            guard 0x20..<0x7F ~= byte, byte != 0x20 || previous != 0x20 else { return false }
            previous = byte
        }
        return previous != 0x20
    }
}
