import Drawing

/// What has become of a picture that is wanted outside of a fallback chain.
struct WantedImage {
    private let source: String
    private let availability: ImageAvailability?
    private let claimed: ImageStatus?

    /// - Parameter claimed: what somebody says has become of it, so that nobody looks.
    init(_ need: ImageNeed, claimed: ImageStatus? = nil, _ world: World) {
        source = need.source
        self.claimed = claimed
        availability = claimed == nil ? world.images.image(need) : nil
    }

    var loaded: LoadedImage? {
        if case .loaded(let image)? = availability { image } else { nil }
    }

    /// Whether it counts as loaded, with or without pixels.
    var isShown: Bool { claimed == .loaded || loaded != nil }

    var isLoading: Bool { availability == .loading }

    /// Why it could not be loaded, where somebody tried.
    var failure: FailedImage? {
        if case .failed(let fault)? = availability { FailedImage(source, fault) } else { nil }
    }
}
