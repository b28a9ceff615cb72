import Drawing
package import JSONValues
import UnicodeFacts

/// A person or a thing in a small round picture (spec.md, section 14).
package enum Avatar: Component {
    package static let id = "avatar"
    package static let title = "Avatar"
    package static let summary = "A person or a thing as a picture, initials, a symbol or a silhouette."
    package static let variants = AvatarStyle.allCases.map(\.rawValue)
    /// Presets and what they are for (given).
    package static let sizes: [JSONValue] = [
        ["size": 24, "context": "navigation bar and compact rows"],
        ["size": 32, "context": "list rows and chips"],
        ["size": 36, "context": "sidebar rows and table cells"],
        ["size": 40, "context": "cards and popovers"],
        ["size": 56, "context": "profile summary"],
        ["size": 80, "context": "large profile"],
        ["size": 120, "context": "hero"],
    ]
    package static let examples: [JSONObject] = [
        ["name": "Jamie Lin", "badge": "online"],
        ["name": "Ada Lovelace", "size": 56, "fill": "identity"],
        ["initials": "QA", "style": "rounded", "strokeColor": "primary"],
        ["style": "ring", "size": 80],
    ]

    /// Points (given).
    package static let defaultSize = 36.0

    /// Corner radius of `rounded` as a part of the size (ours).
    static let cornerFactor = 0.25
    /// Outline of `ring` as a part of the size, and its least in points (ours).
    static let ringFactor = 0.05
    static let minRingWidth = 1.0
    /// Opacity of the fill of `glass` (ours): light from behind shows, and the text keeps its contrast.
    static func glassOpacity(increasesContrast: Bool) -> Double { increasesContrast ? 1 : 0.85 }

    /// Of the lines of a symbol: as the initials, whose place it takes (ours).
    static let symbolWeight = FontWeight.semibold

    static func ringWidth(size: Double) -> Double { max(minRingWidth, ringFactor * size) }

    package static func resolve(
        _ props: AvatarProps, in context: Context, with world: World
    ) throws(InvalidValue) -> any ResolvedComponent {
        resolved(props, in: context, with: world)
    }

    /// Never fails: whatever the props say, there is a picture.
    ///
    /// - Parameter content: shown instead of what the fallback chain gives.
    package static func resolved(
        _ props: AvatarProps, content shown: AvatarContent? = nil, in context: Context, with world: World
    ) -> ResolvedAvatar {
        let size = props.size
        let style = props.style == .glass && !context.platform.hasGlass ? .circle : props.style
        let stroke = props.strokeColor.map { (color: context.color($0), width: props.strokeWidth) }
        let photoInset = style == .ring ? (stroke?.width ?? 0) + ringWidth(size: size) / 2 : 0
        var chain = FallbackChain(
            props.sources, side: max(0, size - 2 * photoInset), in: context, with: world)
        if let shown { chain.content = shown }
        let fill = fill(of: props, in: context)
        let inset = (stroke?.width ?? 0) + (style == .ring ? ringWidth(size: size) : 0)
        let text = text(chain.content, props, style, inset: inset, context, world)
        let symbolSide = min(size * props.symbolSizeFactor, size)
        let top = text.map { $0.top(centeredOn: size / 2) } ?? (size - symbolSide) / 2
        let ground = Ground(
            fill: fill, style: style, background: context.colors.background, size: size, top: top,
            increasesContrast: context.increaseContrast)
        let content = props.textColor.map(context.color) ?? ground.content
        let badge = props.badge.map { PresenceBadge($0, size: size, isCutout: props.badgeCutout, context: context) }
        let words = context.words
        let contrast = ground.contrast(of: content)
        let symbol = props.sources.symbol.flatMap { name in
            // What is neither drawn nor spoken need not be looked for, and a blank is nobody's name.
            name.hasVisibleCharacter && (chain.hasTriedSymbol || props.isSpokenBySymbol)
                ? SymbolLookup(name, weight: symbolWeight, layered: false, context, world) : nil
        }
        return ResolvedAvatar(
            side: size, chain: chain, style: props.style, resolvedStyle: style, fill: fill, content: content,
            contrast: contrast, text: text, photoInset: photoInset, symbol: symbol?.drawing,
            symbolSide: symbolSide, increasesContrast: context.increaseContrast, stroke: stroke, badge: badge,
            accessibility: accessibility(props, symbol, badge, words.catalogue),
            warnings: warnings(props, chain, text, symbol, contrast, context))
    }

    private static func fill(of props: AvatarProps, in context: Context) -> ResolvedFill {
        switch props.fill {
        case .color(let color): return .color(context.color(color))
        case .identity:
            let identity = IdentityColor.of(
                id: props.id, name: props.sources.name, initials: props.sources.initials,
                algorithm: props.identityAlgorithm, palette: props.palette?.map(context.color) ?? [])
            return .color(identity.fill)
        case .gradient(let gradient):
            func place(_ point: UnitPoint) -> Point {
                let x = context.layoutDirection == .rtl ? 1 - point.x : point.x
                return Point(x: x * props.size, y: point.y * props.size)
            }
            return .gradient(
                gradient.gradient.map(context.color), start: place(gradient.start), end: place(gradient.end))
        }
    }

    private static func text(
        _ content: AvatarContent, _ props: AvatarProps, _ style: AvatarStyle, inset: Double, _ context: Context,
        _ world: World
    ) -> FittedText? {
        guard case .initials(let initials) = content else { return nil }
        let run = TextRun(
            text: Initials.drawn(initials), direction: context.layoutDirection, language: context.locale)
        let shaped = world.shaper.shape(run)
        let fontSize = props.size * props.textSizeFactor
        let width = shaped.ink.width * fontSize
        let factor =
            style == .rounded
            ? TextFit.inWidth(props.size - 2 * inset, width: width, size: props.size)
            : TextFit.inCircle(
                width: width, height: shaped.visualHeight * fontSize, radius: max(0, props.size / 2 - inset),
                size: props.size)
        return FittedText(value: initials, run: run, shaped: shaped, fontSize: fontSize, scaledBy: factor)
    }

    private static func accessibility(
        _ props: AvatarProps, _ symbol: SymbolLookup?, _ badge: PresenceBadge?, _ catalogue: Catalogue
    ) -> Accessibility {
        let name = props.sources.name.flatMap { $0.hasVisibleCharacter ? String($0.trimmingWhiteSpace) : nil }
        let initials = props.sources.initials.flatMap { $0.hasVisibleCharacter ? String($0.trimmingWhiteSpace) : nil }
        return props.common.applied(
            to: Accessibility(
                role: .image, label: name ?? initials ?? symbol?.spokenName ?? catalogue.person,
                value: badge?.word(in: catalogue)))
    }

    private static func warnings(
        _ props: AvatarProps, _ chain: FallbackChain, _ text: FittedText?, _ symbol: SymbolLookup?, _ contrast: Double,
        _ context: Context
    ) -> [Warning] {
        var warnings: [Warning] = []
        if context.words.isFallback { warnings.append(.localeFallback(context)) }
        if let text {
            let member = props.sources.prefer == .initials && props.sources.initials != nil ? "initials" : "name"
            warnings += text.shaped.warnings(at: props.sources.name == nil ? "initials" : member)
            let needed = Contrast.readable(fontSize: text.fontSize * text.scaledBy, weight: text.run.weight)
            if contrast < needed, let member = props.memberOfColors {
                warnings.append(.lowContrast(contrast, of: needed, at: member))
            }
        }
        if let symbol {
            let isSpoken = props.sources.name == nil && props.sources.initials == nil
            warnings += symbol.warnings(at: "symbol", isSpoken: isSpoken)
        }
        if case .image = chain.content, chain.image == nil { warnings.append(.imageUnavailable(at: "url")) }
        if let failed = chain.failedImage { warnings.append(.imageFailed(failed, at: "url")) }
        return warnings
    }
}

extension AvatarProps {
    /// The member that chose a colour, if one did; the text's first.
    fileprivate var memberOfColors: String? {
        if textColor != nil { return "textColor" }
        if fill == .identity { return palette == nil ? nil : "palette" }
        return fill == Self().fill ? nil : "fill"
    }

    /// Whether the symbol's name is what is said, whatever is shown.
    fileprivate var isSpokenBySymbol: Bool {
        sources.name?.hasVisibleCharacter != true && sources.initials?.hasVisibleCharacter != true
    }
}

/// What lies below an avatar's content, and what can be read on it.
private struct Ground {
    let fill: ResolvedFill
    let style: AvatarStyle
    let background: Color
    /// Of the avatar, in points.
    let size: Double
    /// Where the content begins, in points from the top of the frame.
    let top: Double
    let increasesContrast: Bool

    /// The content colour where none is asked for: in a ring the fill's own, else white or black.
    var content: Color {
        if style == .ring {
            let colors = fill.colors
            return colors.max {
                Contrast.ratio(of: $0, on: background, over: background)
                    < Contrast.ratio(of: $1, on: background, over: background)
            } ?? background
        }
        return Contrast.maximum(onStops: stops, over: background)
    }

    func contrast(of content: Color) -> Double {
        style == .ring
            ? Contrast.ratio(of: content, on: background, over: background)
            : Contrast.worstRatio(of: content, onStops: stops, over: background)
    }

    /// All that the content is seen on; on glass also where its light is strongest.
    private var stops: [Color] {
        guard style == .glass, !increasesContrast else { return fill.colors }
        let light = GlassLight(frame: Rect(size: Size(square: size)))
        let fills = fill.opacity(Avatar.glassOpacity(increasesContrast: false)).colors
        return light.grounds(fills, under: top, over: background)
    }
}
