package import Drawing

/// Contrast after WCAG 2.2: relative luminance and ratio, with 0.04045 as the threshold of the sRGB curve.
package enum Contrast {
    /// The least ratio of readable text, WCAG 2.2 success criterion 1.4.3 (AA).
    package static let readable = 4.5

    /// The same of text that may be large: 3 from 24 px on, or from 18.66 px (14 pt) where it is bold.
    package static func readable(fontSize: Double, weight: FontWeight) -> Double {
        fontSize >= 24 || fontSize >= 56.0 / 3 && weight.cssValue >= FontWeight.bold.cssValue ? 3 : readable
    }

    /// Relative luminance from 0 (black) to 1 (white); alpha is ignored.
    package static func luminance(_ color: Color) -> Double {
        0.2126 * linear[Int(color.red)] + 0.7152 * linear[Int(color.green)] + 0.0722 * linear[Int(color.blue)]
    }

    /// The contrast ratio of two opaque colours, from 1 to 21, in either order.
    package static func ratio(_ first: Color, _ second: Color) -> Double {
        let (one, other) = (luminance(first), luminance(second))
        return (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    /// The ratio of `text` on `fill`, each composed over what lies below it; `background` counts as opaque.
    package static func ratio(of text: Color, on fill: Color, over background: Color) -> Double {
        let ground = fill.over(background)
        return ratio(text.over(ground), ground)
    }

    /// The ratio of `text` on the stop of a gradient where it is lowest; 21 when there is no stop.
    package static func worstRatio(of text: Color, onStops stops: [Color], over background: Color) -> Double {
        stops.reduce(21) { min($0, ratio(of: text, on: $1, over: background)) }
    }

    /// White or black, whichever has the higher ratio against `fill` composed over `background`; white on a tie.
    ///
    /// The ratio is at least 4.58:1.
    package static func maximum(on fill: Color, over background: Color = .white) -> Color {
        let ground = fill.over(background)
        return ratio(.white, ground) >= ratio(.black, ground) ? .white : .black
    }

    /// White or black, whichever has the higher worst ratio over the stops of a gradient; white on a tie.
    ///
    /// A gradient from light to dark has no text colour that is sure to reach 4.5:1.
    package static func maximum(onStops stops: [Color], over background: Color) -> Color {
        let white = worstRatio(of: .white, onStops: stops, over: background)
        return white >= worstRatio(of: .black, onStops: stops, over: background) ? .white : .black
    }

    /// Channel value (0 to 255) to linear light (0 to 1): c/12.92 up to 0.04045, else ((c + 0.055)/1.055)^2.4.
    private static let linear: [Double] = (0...255).map { channel in
        let value = Double(channel) / 255
        guard value > 0.04045 else { return value / 12.92 }
        let base = (value + 0.055) / 1.055
        return base * base * fifthRoot(of: base * base)
    }

    /// Newton's method from 1, for 0 < value ≤ 1; in Swift alone, so that every platform has the same digits.
    private static func fifthRoot(of value: Double) -> Double {
        var root = 1.0
        for _ in 0..<32 {
            let square = root * root
            root = (4 * root + value / (square * square)) / 5
        }
        return root
    }
}
