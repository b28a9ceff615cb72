import Drawing
package import JSONValues

/// A symbol or a small picture (spec.md, section 16).
package enum Icon: Component {
    package static let id = "icon"
    package static let title = "Icon"
    package static let summary = "A symbol by its SF Symbol name, or a small picture."
    package static let variants = IconStyle.allCases.map(\.rawValue)
    package static let sizes: [JSONValue] = IconSize.Token.allCases.map {
        ["size": .string($0.rawValue), "points": .length($0.points), "context": .string($0.use)]
    }
    package static let examples: [JSONObject] = [
        ["symbol": "bell.fill"],
        ["symbol": "heart", "style": "filled", "color": "error", "size": "lg"],
        ["symbol": "checkmark", "style": "circle", "color": "success"],
        ["symbol": "folder", "renderingMode": "palette", "colors": ["primary", "accent"], "size": "xl"],
    ]

    /// Opacity of the circle of style `circle` (ours).
    static let containerOpacity = 0.15
    /// Opacity of the second layer of hierarchical rendering (the icon set's own).
    static let secondaryOpacity = 0.2

    package static func resolve(
        _ props: IconProps, in context: Context, with world: World
    ) throws(InvalidValue) -> any ResolvedComponent {
        let words = context.words
        var warnings: [Warning] = words.isFallback ? [.localeFallback(context)] : []
        let mode = mode(of: props, in: context, &warnings)
        var drawing: SymbolDrawing?
        var image: LoadedImage?
        var spoken: String?
        let symbol = props.symbol.map { props.style == .filled ? filled($0) : $0 }
        if let symbol {
            let found = SymbolLookup(symbol, weight: props.weight, layered: mode != .monochrome, context, world)
            drawing = found.drawing ?? world.symbols.missingMark(weight: props.weight)
            spoken = found.spokenName
            warnings += found.warnings(at: "symbol", isSpoken: props.common.asksToBeSpoken)
        } else if let address = props.image {
            let need = ImageNeed(address, size: Size(square: props.size.points), fit: .contain)
            let wanted = WantedImage(need, claimed: props.imageStatus, world)
            image = wanted.loaded
            if image == nil, !wanted.isLoading {
                drawing = world.symbols.missingMark(weight: props.weight)
                warnings.append(
                    wanted.failure.map { .imageFailed($0, at: "image") } ?? .imageUnavailable(at: "image"))
            }
        }
        let accessibility = Accessibility(role: .image, label: spoken, isHidden: true)
        return ResolvedIcon(
            symbol: symbol, drawing: drawing, image: image, pointSize: props.size.points, mode: mode,
            color: IconColor(props.color, context), colors: props.colors?.map(context.color) ?? [],
            container: container(of: props, in: context), effect: context.reduceMotion ? .none : props.effect,
            accessibility: props.common.applied(to: accessibility), warnings: warnings)
    }

    /// The name of the filled form (given).
    private static func filled(_ symbol: String) -> String {
        symbol.split(separator: ".").contains("fill") ? symbol : symbol + ".fill"
    }

    private static func mode(
        of props: IconProps, in context: Context, _ warnings: inout [Warning]
    ) -> RenderingMode {
        switch props.renderingMode {
        case .multicolor?:
            warnings.append(.multicolorUnsupported)
            return .palette
        case let mode?: return mode
        case nil: break
        }
        if props.colors != nil { return .palette }
        return context.platform.drawsHierarchically ? .hierarchical : .monochrome
    }

    private static func container(of props: IconProps, in context: Context) -> IconContainer? {
        guard props.style == .circle else { return nil }
        return IconContainer(
            padding: props.containerPadding ?? props.size.points / 2,
            color: props.containerColor.map { IconColor($0, context) }
                ?? IconColor(props.color, context).opacity(containerOpacity),
            ring: props.ring, ringColor: context.colors.background)
    }
}
