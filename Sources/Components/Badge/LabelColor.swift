import JSONValues

/// The colour of a badge's label, as its prop gives it.
package enum LabelColor: Hashable, Sendable {
    /// White or black, whichever has more contrast.
    case automatic
    /// As given.
    case color(ColorReference)
}

extension Kind where Value == LabelColor {
    static var labelColor: Kind {
        Kind(
            schema: { Kind<ColorReference>.color.schema() },
            decode: { (json) throws(InvalidValue) in
                json.isString("auto") ? .automatic : .color(try Kind<ColorReference>.color.decode(json))
            },
            encode: { label in
                switch label {
                case .automatic: "auto"
                case .color(let color): Kind<ColorReference>.color.encode(color)
                }
            })
    }
}
