import Drawing
package import JSONValues
import UnicodeFacts

/// A photo inside a ring that says whether there are new stories (spec.md, section 18; all numbers given).
package enum StoryRing: Component {
    package static let id = "storyRing"
    package static let title = "Story ring"
    package static let summary = "A photo inside a coloured ring that says whether there are new stories."
    package static let variants: [String] = []
    package static let sizes: [JSONValue] = [["size": 72, "context": "story bar"]]
    package static let examples: [JSONObject] = [
        ["name": "Jamie Lin"],
        ["name": "Ada Lovelace", "hasUnseenStories": false],
        ["name": "van Gogh", "size": 120, "colors": ["#833AB4", "#FD1D1D", "#FCB045", "#833AB4"]],
    ]

    /// Ring width as a part of the diameter.
    static let ringFactor = 0.05
    /// Between the frame and the photo, in ring widths on each side.
    static let photoInset = 2.0
    /// Points.
    static let minTrackWidth = 1.0
    static let degreesPerSecond = 90.0

    package static func resolve(
        _ props: StoryRingProps, in context: Context, with world: World
    ) throws(InvalidValue) -> any ResolvedComponent {
        let diameter = max(props.size, 0)
        let ringWidth = ringFactor * diameter
        let photoDiameter = diameter - 2 * photoInset * ringWidth
        var photo = AvatarProps()
        photo.sources.name = props.name
        photo.sources.url = props.url
        photo.sources.imageStatus = props.imageStatus
        photo.size = photoDiameter
        let avatar = Avatar.resolved(photo, in: context, with: world)
        var shown: any ResolvedComponent = avatar
        var chain = avatar.chain
        var warnings = avatar.warnings
        if let placeholder = props.placeholder, avatar.chain.content != .image {
            shown = try placeholder.resolve(at: "placeholder", in: context, with: world)
            chain = chain.showing(shown)
            warnings = warnings.filter { $0.code == .imageFailed } + shown.warnings
        }
        let catalogue = context.words.catalogue
        let accessibility = Accessibility(
            role: .image,
            label: props.name.hasVisibleCharacter ? String(props.name.trimmingWhiteSpace) : catalogue.person,
            value: props.hasUnseenStories ? catalogue.newStories : catalogue.noNewStories)
        return ResolvedStoryRing(
            diameter: diameter, ringWidth: ringWidth, photoDiameter: photoDiameter,
            trackColor: context.colors.quaternary, colors: props.colors.map(context.color),
            isUnseen: props.hasUnseenStories, spins: props.hasUnseenStories && !context.reduceMotion,
            phase: props.phase, chain: chain, photo: shown,
            accessibility: props.common.applied(to: accessibility), warnings: warnings)
    }
}
