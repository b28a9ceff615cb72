/// The flags of `render` that are not props.
enum PictureFlags {
    static let own = [
        Flag("--output", short: "-o", .text("FILE"), "Where to write; - or nothing is standard output."),
        Flag("--props", .text("JSON"), "Props as one JSON object; single flags win over it."),
    ]

    static let output = [
        Flag("--format", .text("svg|png"), "Default: by the ending of FILE, else svg."),
        Flag("--scale", .text("NUMBER"), "Pixels a point in PNG. Default: 1."),
        Flag("--background", .text("COLOR"), "Colour below the picture. Default: none."),
        Flag("--padding", .text("NUMBER"), "Points on every side. Default: 0."),
        Flag("--output-text", .text("outlines|live"), "Text as outlines or as text. Default: outlines."),
        Flag("--id-prefix", .text("TEXT"), "Starts every id in SVG. Default: none."),
        Flag("--animated", .toggle, "Whether SVG moves; --no-animated for a still. Default: true."),
    ]

    static let context = [
        Flag("--theme", .text("NAME|JSON"), "Default: default."),
        Flag("--color-scheme", .text("light|dark"), "Default: light."),
        Flag("--locale", .text("TAG"), "Language of spoken words. Default: en."),
        Flag("--layout-direction", .text("ltr|rtl"), "Default: ltr."),
        Flag("--platform", .text("\"OS VERSION\""), "As in \"iOS 26.0\", the default."),
    ]
}
