package import Drawing

extension Color {
    /// This colour laid over `background`, mixed in gamma-encoded sRGB as SVG and PNG renderers do; channels are rounded.
    package func over(_ background: Color) -> Color {
        if isOpaque { return self }
        // In units of 1/255²: this colour's share, and the background's share of what is left.
        let own = Int(alpha) * 255
        let rest = Int(background.alpha) * (255 - Int(alpha))
        let whole = own + rest
        if whole == 0 { return .clear }
        func mixed(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
            UInt8((Int(top) * own + Int(bottom) * rest + whole / 2) / whole)
        }
        return Color(
            red: mixed(red, background.red), green: mixed(green, background.green), blue: mixed(blue, background.blue),
            alpha: UInt8((whole + 127) / 255))
    }
}
