package import JSONValues

/// The props of a story ring avatar (R1801).
package struct StoryRingProps: Record {
    /// Whose stories they are; required.
    package var name = ""
    /// The address of a photo; nil for none.
    package var url: String?
    /// What becomes of the photo, fixed by the caller; nil for what the image source says.
    package var imageStatus: ImageStatus?
    /// Whether the coloured ring shows. Default: true.
    package var hasUnseenStories = true
    /// Points; less than 0 counts as 0.
    package var size = 72.0
    /// At least one colour, at equal steps clockwise from 3 o'clock.
    package var colors: [ColorReference] = [
        .system(.yellow), .system(.orange), .system(.pink), .system(.purple), .system(.yellow),
    ]
    /// Shown without a photo; nil for an avatar of the name.
    package var placeholder: ComponentReference?
    /// Degrees, clockwise.
    package var phase = 0.0
    /// Accessibility that overrides the ring's own.
    package var common = CommonProps()

    package init() {}

    package static let fields = FieldList<StoryRingProps>(own + CommonProps.fields(at: \.common))

    private static let own: [Field<StoryRingProps>] = [
        Field("name", .text, \.name, required: true, "Whose stories they are."),
        Field("url", .string, \.url, "Address of a photo."),
        Field("imageStatus", .choice(), \.imageStatus, "Fixes what becomes of the photo; ignored without a url."),
        Field("hasUnseenStories", .boolean, \.hasUnseenStories, "Whether the coloured ring shows."),
        Field("size", .number(limit: Limits.maxSize), \.size, "Diameter in points."),
        Field(
            "colors", .list(of: .color, min: 1, limit: Limits.maxChildren), \.colors,
            "Colours around the ring at equal steps, from 3 o'clock clockwise."),
        Field("placeholder", .record(), \.placeholder, "Shown without a photo; default: an avatar of the name."),
        Field("phase", .number(), \.phase, "Degrees by which the ring is turned."),
    ]
}
