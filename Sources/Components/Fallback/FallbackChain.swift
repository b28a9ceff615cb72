package import Drawing
package import JSONValues

/// Which content is shown, and what became of every step on the way (spec.md, section 11).
package struct FallbackChain: Hashable, Sendable {
    /// What is shown; the silhouette where nothing else can be.
    package var content: AvatarContent
    /// The outcome of every step, in the order of `FallbackStep`.
    package private(set) var outcomes: [FallbackOutcome]
    /// The picture, where the content is an image that is loaded.
    package let image: LoadedImage?
    /// Why the picture could not be loaded; nil where it was not tried, or is loaded.
    let failedImage: FailedImage?

    /// - Parameters:
    ///   - image: what has become of the picture at a url. Asked only where `imageStatus` does not say it.
    ///   - symbolFailure: why a symbol cannot be drawn; nil where it can. Asked only where it matters.
    package init(
        _ sources: FallbackSources, locale: String, image: (String) -> ImageAvailability,
        symbolFailure: (String) -> String?
    ) {
        let availability = Self.availability(sources, image)
        var outcomes = [FallbackOutcome](repeating: .absent, count: FallbackStep.allCases.count)
        var content: AvatarContent?
        for step in Self.order(preferring: sources.prefer) {
            (outcomes[step.position], content) = Self.attempt(
                step, sources, availability, locale: locale, symbolFailure: symbolFailure, taken: content)
        }
        if case .picture(.loaded(let image))? = availability { self.image = image } else { self.image = nil }
        if case .picture(.failed(let fault))? = availability, let url = sources.url {
            failedImage = FailedImage(url, fault)
        } else {
            failedImage = nil
        }
        self.content = content ?? .silhouette
        self.outcomes = outcomes
    }

    /// What is known of the picture, where there is a url.
    private enum Picture {
        /// Somebody says so; there are no pixels.
        case claimed(ImageStatus)
        case picture(ImageAvailability)
    }

    private static func availability(
        _ sources: FallbackSources, _ image: (String) -> ImageAvailability
    ) -> Picture? {
        guard let url = sources.url, url.hasVisibleCharacter else { return nil }
        return sources.imageStatus.map(Picture.claimed) ?? .picture(image(url))
    }

    /// The reason of a failure that the caller asked for.
    private static let claimedFailure = "image_status"

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
        _ step: FallbackStep, _ sources: FallbackSources, _ picture: Picture?, locale: String,
        symbolFailure: (String) -> String?,
        taken: AvatarContent?
    ) -> (FallbackOutcome, AvatarContent?) {
        func settle(_ candidate: AvatarContent) -> (FallbackOutcome, AvatarContent?) {
            taken == nil ? (.used, candidate) : (.skipped(reason: .notNeeded), taken)
        }
        switch step {
        case .image:
            guard sources.url != nil else { return (.absent, taken) }
            switch picture {
            case nil: return (.empty, taken)
            case .claimed(.loaded)?, .picture(.loaded)?: return settle(.image)
            case .claimed(.loading)?, .picture(.loading)?: return (.loading, taken)
            case .claimed(.failed)?: return (.failed(reason: claimedFailure), taken)
            case .picture(.failed(let fault))?: return (.failed(reason: fault.reason), taken)
            case .picture(.unsupported)?: return (.skipped(reason: .unsupported), taken)
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

    /// The chain of something in whose content's place a placeholder is drawn. An avatar's steps are what they are in that
    /// avatar, but for a picture that it has not asked for; where it is no avatar, no step is used.
    func showing(_ placeholder: any ResolvedComponent) -> FallbackChain {
        let image = FallbackStep.image.position
        var chain = self
        if let avatar = placeholder as? ResolvedAvatar {
            chain = avatar.chain
            if chain.outcomes[image] == .absent { chain.outcomes[image] = outcomes[image] }
        } else {
            chain.outcomes = outcomes.map { $0 == .used ? .skipped(reason: .notNeeded) : $0 }
        }
        return chain
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
    /// - Parameter side: of the box that a picture is to fill, in points.
    package init(
        _ sources: FallbackSources, side: Double = Avatar.defaultSize, in context: Context, with world: World
    ) {
        self.init(sources, locale: context.locale) { url in
            world.images.image(ImageNeed(url, size: Size(square: side), fit: .cover))
        } symbolFailure: { symbol in
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
