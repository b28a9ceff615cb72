import Drawing
package import JSONValues
import UnicodeFacts

/// What the UIKit component AvatarImageView draws (spec.md, section 19).
package enum ProfilePicture: Component {
    package static let id = "profilePicture"
    package static let title = "Profile picture"
    package static let summary = "A picture, or initials on a colour of their own, as AvatarImageView draws them."
    package static let variants = ProfileShape.allCases.map(\.rawValue)
    package static let sizes: [JSONValue] = [["size": 100, "context": "default"]]
    package static let examples: [JSONObject] = [
        ["name": "John Appleseed"],
        ["name": "Ada Lovelace", "shape": "circle", "size": 64],
        ["name": "Jamie Lin", "shape": "mask", "mask": "M50 0L100 50L50 100L0 50Z", "readable": true],
    ]

    package static func resolve(
        _ props: ProfilePictureProps, in context: Context, with world: World
    ) throws(InvalidValue) -> any ResolvedComponent {
        let initials = props.initials ?? Initials.compute(name: props.name, algorithm: .avatarImageView).text
        let identity = IdentityColor.avatarImageView(id: props.id, name: props.name, initials: initials)
        let fill = (props.fill ?? props.configFill).map(context.color) ?? identity.fill
        let page = context.colors.background
        let textColor = props.readable ? Contrast.maximum(on: fill, over: page) : context.color(props.textColor)
        let picture = picture(of: props, world)
        let content: AvatarContent =
            picture?.isShown == true ? .image : initials.hasVisibleCharacter ? .initials(initials) : .silhouette
        var text: FittedText?
        if case .initials = content, initials.hasVisibleCharacter {
            text = line(initials, props, context, world)
        }
        let words = context.words
        let spoken = [props.name, initials].first { $0.hasVisibleCharacter }
        let accessibility = Accessibility(
            role: .image, label: spoken.map { String($0.trimmingWhiteSpace) } ?? words.catalogue.person)
        let contrast = Contrast.ratio(of: textColor, on: fill, over: page)
        var warnings: [Warning] = words.isFallback ? [.localeFallback(context)] : []
        if let text {
            warnings += text.shaped.warnings(at: props.initials == nil ? "name" : "initials")
            if text.shaped.isFamilySubstituted { warnings.append(.fontSubstituted(props.fontFamily)) }
            let needed = Contrast.readable(fontSize: text.fontSize, weight: props.weight)
            // The original's white on a colour by chance is what was asked for; other colours are somebody's choice.
            if contrast < needed, let member = props.memberOfColors {
                warnings.append(
                    .lowContrast(
                        contrast, of: needed, at: member, cure: "`readable` picks the better of white and black"))
            }
        }
        if content == .image, picture?.loaded == nil { warnings.append(.imageUnavailable(at: "image")) }
        if let failed = picture?.failure { warnings.append(.imageFailed(failed, at: "image")) }
        let mask = try ProfileMask(props, world)
        if let failed = mask?.failure { warnings.append(.imageFailed(failed, at: "mask")) }
        return ResolvedProfilePicture(
            side: props.size, initials: initials, seed: identity.seed, fill: fill, textColor: textColor,
            contrast: contrast, shape: props.shape, mask: mask, text: text, picture: picture?.loaded,
            baselineOffset: props.baselineOffsetFactor * props.size * props.textSizeFactor, content: content,
            accessibility: props.common.applied(to: accessibility), warnings: warnings)
    }

    private static func picture(of props: ProfilePictureProps, _ world: World) -> WantedImage? {
        guard let image = props.image, image.hasVisibleCharacter else { return nil }
        return WantedImage(
            ImageNeed(image, size: Size(square: props.size), fit: .cover), claimed: props.imageStatus, world)
    }

    private static func line(
        _ initials: String, _ props: ProfilePictureProps, _ context: Context, _ world: World
    ) -> FittedText {
        let family = props.fontFamily == "system" ? TextRun.defaultFamily : props.fontFamily
        let run = TextRun(
            text: Initials.drawn(initials), family: family, weight: props.weight, direction: context.layoutDirection,
            language: context.locale)
        return FittedText(
            value: initials, run: run, shaped: world.shaper.shape(run), fontSize: props.size * props.textSizeFactor,
            scaledBy: 1)
    }
}
