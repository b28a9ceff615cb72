/// Drawings made of lines alone. The set's `fill` and `duotone` of these put a box or a disc behind the lines, close an arrow's
/// head or make a wedge of them; the platform leaves such symbols as they are, and so do we: they have one layer, in their weight.
///
/// `InstalledPackTests` measures every drawing of the symbol table, so that none is forgotten here.
enum LineDrawings {
    static func contains(_ drawing: String) -> Bool {
        names.contains(drawing) || prefixes.contains { drawing.hasPrefix($0) }
            || (drawing.hasPrefix("number-") && !drawing.hasPrefix("number-circle-")
                && !drawing.hasPrefix("number-square-"))
    }

    private static let prefixes = [
        "arrow-arc-", "arrow-bend-", "arrow-down", "arrow-elbow-", "arrow-left", "arrow-line-", "arrow-right",
        "arrow-u-", "arrow-up", "arrows-", "asterisk", "brackets-", "caret-double-", "caret-down", "caret-left",
        "caret-right", "caret-up", "cell-signal-", "chart-line", "corners-", "dots-nine", "dots-six", "fingerprint",
        "gender-", "hash", "link-", "paperclip", "repeat", "rss", "selection", "shuffle", "sort-", "spinner", "split-",
        "text-", "trend-", "wave-", "wifi-",
    ]

    private static let names: Set<String> = [
        "arrow-clockwise", "arrow-counter-clockwise", "at", "barcode", "bezier-curve", "chart-scatter", "check",
        "checks", "circle-dashed", "circle-notch", "clock-clockwise", "clock-counter-clockwise", "code", "code-block",
        "code-simple", "command", "control", "crop", "currency-cny", "currency-dollar", "currency-dollar-simple",
        "currency-eur", "currency-gbp", "currency-inr", "currency-jpy", "currency-krw", "currency-kzt", "currency-ngn",
        "currency-rub", "cursor-text", "divide", "dot", "dots-three", "dots-three-vertical", "download-simple", "ear",
        "ear-slash", "equalizer", "equals", "eye-closed", "faders", "faders-horizontal", "function", "funnel-simple",
        "gif", "gradient", "infinity", "link", "list", "list-bullets", "list-checks", "list-dashes", "list-numbers",
        "list-plus", "math-operations", "minus", "notches", "option", "password", "percent", "pi", "plus",
        "plus-minus", "power", "prescription", "pulse", "radical", "rainbow", "recycle", "scribble-loop", "share",
        "sigma", "sign-in", "sign-out", "sliders", "sliders-horizontal", "snowflake", "spiral", "steps", "swap",
        "terminal", "translate", "upload-simple", "waveform", "waves", "wind", "x",
    ]
}
