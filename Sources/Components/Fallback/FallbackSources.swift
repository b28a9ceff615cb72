package import JSONValues

/// What the fallback chain chooses from.
package struct FallbackSources: Hashable, Sendable {
    /// The address of a picture; nil for none.
    package var url: String?
    /// What becomes of the picture, fixed by the caller; nil for what the image source says.
    package var imageStatus: ImageStatus?
    /// The name that initials are computed from; nil for none.
    package var name: String?
    /// Explicit initials, of which the first two characters are shown; nil for none.
    package var initials: String?
    /// The name of a symbol; nil for none.
    package var symbol: String?
    /// Which of name and initials is tried first. Default: name.
    package var prefer = NamePreference.name
    /// How the name becomes initials. Default: standard.
    package var initialsAlgorithm = InitialsAlgorithm.standard

    package init() {}

    /// The fields, as members of somebody's parameters.
    ///
    /// - Parameter text: `readText` where the names are neither drawn nor spoken.
    package static func fields<Whole: Record>(
        at path: any WritableKeyPath<Whole, FallbackSources> & Sendable, text: Kind<String> = .text
    ) -> [Field<Whole>] {
        [
            Field<FallbackSources>("name", text, \.name, "The name that initials come from."),
            Field<FallbackSources>(
                "initials", text, \.initials, "Initials as they are; the first two characters count."),
            Field<FallbackSources>("url", .string, \.url, "Address of a picture."),
            Field<FallbackSources>("symbol", text, \.symbol, "Name of a symbol."),
            Field<FallbackSources>("prefer", .choice(), \.prefer, "Which of name and initials comes first."),
            Field<FallbackSources>(
                "initialsAlgorithm", .choice(), \.initialsAlgorithm, "How the name becomes initials."),
            Field<FallbackSources>(
                "imageStatus", .choice(), \.imageStatus,
                "Fixes what becomes of the picture, without a network; ignored without a url."),
        ].map { $0.lifted(to: path) }
    }
}

/// What became of the picture at a url.
package enum ImageStatus: String, CaseIterable, Sendable {
    case loaded, loading, failed
}

/// Which of name and explicit initials is asked first.
package enum NamePreference: String, CaseIterable, Sendable {
    case name, initials
}
