/// Drawings made of lines alone. The set's `fill` and `duotone` of these put a box behind the lines, close an arrow's head or
/// make a wedge of them; the platform leaves such symbols as they are, and so do we: they have one layer, in their weight.
enum LineDrawings {
    static func contains(_ drawing: String) -> Bool {
        names.contains(drawing) || prefixes.contains { drawing.hasPrefix($0) }
            || (drawing.hasPrefix("number-") && !drawing.hasPrefix("number-circle-")
                && !drawing.hasPrefix("number-square-"))
    }

    private static let prefixes = [
        "arrow-arc-", "arrow-bend-", "arrow-down", "arrow-elbow-", "arrow-left", "arrow-line-", "arrow-right",
        "arrow-u-",
        "arrow-up", "arrows-", "asterisk", "brackets-", "caret-double-", "caret-down", "caret-left", "caret-right",
        "caret-up", "cell-signal-", "corners-", "dots-nine", "dots-six", "fingerprint", "gender-", "hash", "link",
        "paperclip", "rss", "selection", "sort-", "spinner", "text-", "trend-", "wave-", "wifi-",
    ]

    private static let names: Set<String> = [
        "at", "barcode", "bezier-curve", "check", "checks", "circle-dashed", "circle-notch", "code", "code-block",
        "code-simple", "command", "control", "crop", "currency-cny", "currency-dollar", "currency-dollar-simple",
        "currency-eur", "currency-gbp", "currency-inr", "currency-jpy", "currency-krw", "currency-kzt", "currency-ngn",
        "currency-rub", "cursor-text", "divide", "dot", "dots-three", "dots-three-vertical", "ear", "ear-slash",
        "equals", "eye-closed", "faders", "faders-horizontal", "function", "funnel-simple", "gif", "gradient",
        "infinity", "list", "list-bullets", "list-checks", "list-dashes", "list-numbers", "list-plus",
        "math-operations", "minus", "notches", "option", "password", "percent", "pi", "plus", "plus-minus", "power",
        "prescription", "pulse", "radical", "rainbow", "scribble-loop", "sigma", "sliders", "sliders-horizontal",
        "snowflake", "spiral", "steps", "terminal", "translate", "waveform", "waves", "wind", "x",
    ]
}
