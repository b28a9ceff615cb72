import Drawing

extension SVGWriter {
    /// Writes the gradient of a paint that is a linear or a radial one, and names it.
    mutating func gradient(_ paint: Paint) -> Identifiers.Identifier? {
        guard case .gradient(let gradient) = paint else { return nil }
        switch gradient {
        case .linear(let start, let end, let stops):
            let identifier = identifiers.next(.gradient)
            openNamed("<linearGradient", identifier)
            attribute(#" x1=""#, start.x)
            attribute(#" y1=""#, start.y)
            attribute(#" x2=""#, end.x)
            attribute(#" y2=""#, end.y)
            self.stops(stops, closing: "</linearGradient>")
            return identifier
        case .radial(let center, let radius, let stops):
            let identifier = identifiers.next(.gradient)
            openNamed("<radialGradient", identifier)
            attribute(#" cx=""#, center.x)
            attribute(#" cy=""#, center.y)
            attribute(#" r=""#, radius)
            self.stops(stops, closing: "</radialGradient>")
            return identifier
        case .angular: return nil
        }
    }

    /// Writes a gradient along the x axis and names it; the opacity of its stops is left to what uses it.
    mutating func horizontalGradient(
        from start: Double, to end: Double, opaque stops: [GradientStop]
    ) -> Identifiers.Identifier {
        let identifier = identifiers.next(.gradient)
        openNamed("<linearGradient", identifier)
        attribute(#" x1=""#, start)
        attribute(#" x2=""#, end)
        self.stops(stops.map(\.withoutAlpha), closing: "</linearGradient>")
        return identifier
    }

    private mutating func stops(_ stops: [GradientStop], closing: StaticString) {
        out.append(#" gradientUnits="userSpaceOnUse">"#)
        for stop in stops {
            out.append("<stop")
            attribute(#" offset=""#, stop.offset)
            color(stop.color, attribute: " stop-color", opacityAttribute: " stop-opacity")
            out.append("/>")
        }
        out.append(closing)
    }

    /// The attributes of a paint; `name` is that of its gradient.
    mutating func paint(_ paint: Paint, _ name: Identifiers.Identifier?, attribute: StaticString) {
        switch paint {
        case .color(let color): self.color(color, attribute: attribute, opacityAttribute: attribute, "-opacity")
        case .inherited(_, let opacity):
            out.append(attribute)
            out.append(#"="currentColor""#)
            if opacity < 1 {
                out.append(attribute)
                self.attribute(#"-opacity=""#, opacity)
            }
        case .gradient:
            guard let name else { return }
            out.append(attribute)
            reference(##"="url(#"##, name)
        }
    }

    private mutating func color(
        _ color: Color, attribute: StaticString, opacityAttribute: StaticString, _ suffix: StaticString = ""
    ) {
        out.append(attribute)
        out.append(##"="#"##)
        out.append(hex: color)
        out.append(UInt8(ascii: "\""))
        guard color.alpha < 255 else { return }
        out.append(opacityAttribute)
        out.append(suffix)
        out.append(#"=""#)
        out.append(opacity: color.alpha)
        out.append(UInt8(ascii: "\""))
    }
}

extension GradientStop {
    fileprivate var withoutAlpha: GradientStop {
        GradientStop(offset: offset, color: Color(red: color.red, green: color.green, blue: color.blue))
    }
}

extension ByteBuffer {
    /// Six digits, or three where they say the same.
    mutating func append(hex color: Color) {
        let isShort = [color.red, color.green, color.blue].allSatisfy { $0 >> 4 == $0 & 15 }
        for channel in [color.red, color.green, color.blue] {
            if !isShort { append(hexDigit: channel >> 4) }
            append(hexDigit: channel & 15)
        }
    }

    private mutating func append(hexDigit value: UInt8) {
        append(value < 10 ? 48 + value : 87 + value)
    }

    /// Two decimals where they mean the same eighth of a byte, else three.
    mutating func append(opacity alpha: UInt8) {
        let thousandths = (Int(alpha) * 2000 + 255) / 510
        let hundredths = (Int(alpha) * 200 + 255) / 510
        append(thousandths: (hundredths * 255 + 50) / 100 == Int(alpha) ? hundredths * 10 : thousandths)
    }
}
