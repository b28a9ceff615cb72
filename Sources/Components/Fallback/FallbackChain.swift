package import JSONValues

/// Which content is shown, and what became of every step on the way (components, section 4).
package struct FallbackChain: Hashable, Sendable {
    package var content: AvatarContent
    /// The outcome of every step, in the order of `FallbackStep`.
    package let outcomes: [FallbackOutcome]

    /// - Parameter symbolFailure: why a symbol cannot be drawn; nil where it can. Asked only where it matters.
    package init(_ sources: FallbackSources, locale: String, symbolFailure: (String) -> String?) {
        var outcomes = [FallbackOutcome](repeating: .absent, count: FallbackStep.allCases.count)
        var content: AvatarContent?
        for step in Self.order(preferring: sources.prefer) {
            (outcomes[step.position], content) = Self.attempt(
                step, sources, locale: locale, symbolFailure: symbolFailure, taken: content)
        }
        self.content = content ?? .silhouette
        self.outcomes = outcomes
    }

    /// Whether the chain came as far as the symbol.
    var hasTriedSymbol: Bool {
        switch outcomes[FallbackStep.symbol.position] {
        case .used, .failed: true
        case .absent, .empty, .loading, .skipped: false
        }
    }

    private static func order(preferring preference: NamePreference) -> [FallbackStep] {
        switch preference {
        case .name: [.image, .name, .initials, .symbol, .silhouette]
        case .initials: [.image, .initials, .name, .symbol, .silhouette]
        }
    }

    /// The outcome of a step, and the content after it.
    private static func attempt(
        _ step: FallbackStep, _ sources: FallbackSources, locale: String, symbolFailure: (String) -> String?,
        taken: AvatarContent?
    ) -> (FallbackOutcome, AvatarContent?) {
        func settle(_ candidate: AvatarContent) -> (FallbackOutcome, AvatarContent?) {
            taken == nil ? (.used, candidate) : (.skipped(reason: .notNeeded), taken)
        }
        switch step {
        case .image:
            guard let url = sources.url else { return (.absent, taken) }
            guard url.hasVisibleCharacter else { return (.empty, taken) }
            switch sources.imageStatus {
            case .loaded: return settle(.image)
            case .loading: return (.loading, taken)
            case .failed: return (.failed(reason: "image_status"), taken)
            case nil: return (.skipped(reason: .unsupported), taken)
            }
        case .name:
            guard let name = sources.name else { return (.absent, taken) }
            // Not read at all where it is not needed, but for whether there is anything in it.
            if taken != nil { return (name.hasVisibleCharacter ? .skipped(reason: .notNeeded) : .empty, taken) }
            let initials = Initials.compute(name: name, algorithm: sources.initialsAlgorithm, locale: locale)
            return initials.isEmpty ? (.empty, taken) : settle(.initials(initials.text))
        case .initials:
            guard let given = sources.initials else { return (.absent, taken) }
            let initials = Initials.explicit(given)
            // White space only is treated as absent (ours).
            return initials.isEmpty ? (.absent, taken) : settle(.initials(initials.text))
        case .symbol:
            guard let symbol = sources.symbol else { return (.absent, taken) }
            guard symbol.hasVisibleCharacter else { return (.empty, taken) }
            if taken != nil { return (.skipped(reason: .notNeeded), taken) }
            if let reason = symbolFailure(symbol) { return (.failed(reason: reason), taken) }
            return settle(.symbol(symbol))
        case .silhouette:
            return settle(.silhouette)
        }
    }

    package var json: JSONValue {
        .array(
            zip(FallbackStep.allCases, outcomes).map { step, outcome in
                var object: JSONObject = ["step": .string(step.rawValue), "outcome": .string(outcome.word)]
                object.append("reason", ifPresent: outcome.reason.map(JSONValue.string))
                return .object(object)
            })
    }
}

extension FallbackStep {
    fileprivate var position: Int {
        switch self {
        case .image: 0
        case .name: 1
        case .initials: 2
        case .symbol: 3
        case .silhouette: 4
        }
    }
}

/// What an avatar shows.
package enum AvatarContent: Hashable, Sendable {
    case image
    case initials(String)
    case symbol(String)
    case silhouette

    package var json: JSONValue {
        switch self {
        case .image: ["kind": "image", "text": .null, "symbol": .null]
        case .initials(let text): ["kind": "initials", "text": .string(text), "symbol": .null]
        case .symbol(let name): ["kind": "symbol", "text": .null, "symbol": .string(name)]
        case .silhouette: ["kind": "silhouette", "text": .null, "symbol": .null]
        }
    }
}

extension FallbackChain {
    package init(_ sources: FallbackSources, in context: Context, with world: World) {
        self.init(sources, locale: context.locale) { symbol in
            SymbolLookup(symbol, weight: Avatar.symbolWeight, layered: false, context, world).failure
        }
    }
}

extension String {
    /// Whether anything but white space is in it.
    var hasVisibleCharacter: Bool {
        unicodeScalars.contains { !$0.properties.isWhitespace }
    }
}
