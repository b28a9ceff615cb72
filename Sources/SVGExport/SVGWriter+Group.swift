import Drawing

extension SVGWriter {
    mutating func group(_ group: Group) {
        guard group.isVisible else { return }
        let clip = group.clip(in: view).map { clipPath($0) }
        let mask = group.mask.map { self.mask($0) }
        let opacity = min(group.opacity, 1)
        let motion = options.animated ? group.motion.flatMap { style($0) } : nil
        let isPlain = group.transform == .identity && opacity == 1 && clip == nil && mask == nil
        if !isPlain {
            out.append("<g")
            transform(group.transform)
            if opacity < 1 { attribute(#" opacity=""#, opacity) }
            if let clip { reference(#" clip-path="url(#"#, clip) }
            if let mask { reference(#" mask="url(#"#, mask) }
            out.append(UInt8(ascii: ">"))
        }
        // Apart from the rest: an animated property would replace the attribute of the same element.
        if let motion {
            out.append(#"<g class=""#)
            identifiers.append(motion, to: &out)
            out.append(#"">"#)
        }
        let outer = (magnification, view)
        magnification = max(1, magnification * group.transform.magnification)
        view = group.view(in: view)
        nodes(group.children)
        (magnification, view) = outer
        if motion != nil { out.append("</g>") }
        if !isPlain { out.append("</g>") }
    }

    /// Writes the clip path that `geometry` describes.
    mutating func clipPath(_ geometry: Geometry) -> Identifiers.Identifier {
        let identifier = identifiers.next(.clip)
        openNamed("<clipPath", identifier)
        out.append(UInt8(ascii: ">"))
        openElement(geometry, ruleAttribute: #" clip-rule="evenodd""#)
        out.append("/></clipPath>")
        return identifier
    }

    /// `<name id="…"`, without the `>`.
    mutating func openNamed(_ opening: StaticString, _ identifier: Identifiers.Identifier) {
        out.append(opening)
        out.append(#" id=""#)
        identifiers.append(identifier, to: &out)
        out.append(UInt8(ascii: "\""))
    }

    /// An attribute that ends in `id)"`; `opening` runs up to the `#`.
    mutating func reference(_ opening: StaticString, _ identifier: Identifiers.Identifier) {
        out.append(opening)
        identifiers.append(identifier, to: &out)
        out.append(#")""#)
    }

    /// Three decimals of a factor are too few for far points; where they are, a thousandth is taken out of the matrix, and
    /// six decimals remain.
    private mutating func transform(_ transform: Transform) {
        guard transform != .identity else { return }
        if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
            return call(#" transform="translate("#, [transform.tx, transform.ty], closing: #")""#)
        }
        let factors = [transform.a, transform.b, transform.c, transform.d]
        let isExact = factors.allSatisfy { abs(Double(ByteBuffer.thousandths($0)) - $0 * 1000) < 1e-4 }
        call(
            #" transform="matrix("#,
            factors.map { isExact ? $0 : $0 * 1000 } + [transform.tx, transform.ty],
            closing: isExact ? #")""# : #")scale(.001)""#)
    }

    mutating func call(_ opening: StaticString, _ values: [Double], closing: StaticString) {
        out.append(opening)
        for (index, value) in values.enumerated() {
            if index > 0 { out.append(UInt8(ascii: " ")) }
            out.append(number: value)
        }
        out.append(closing)
    }
}

extension Group {
    var isVisible: Bool {
        !children.isEmpty && opacity > 0 && transform.isInvertible
    }

    /// Its clip, unless that is an upright rectangle around all that can be seen: a viewer clips to the view box anyway.
    func clip(in view: Rect?) -> Geometry? {
        guard case .rect(let rect, let cornerRadius)? = clip, cornerRadius <= 0, let view = self.view(in: view) else {
            return clip
        }
        let holdsView = rect.x <= view.x && rect.y <= view.y && rect.maxX >= view.maxX && rect.maxY >= view.maxY
        return holdsView ? nil : clip
    }

    /// The view box in the coordinates of the children; null where it is not upright there, or moves.
    func view(in outer: Rect?) -> Rect? {
        guard transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1, motion == nil else { return nil }
        return outer?.offset(x: -transform.tx, y: -transform.ty)
    }
}

extension Transform {
    /// A map onto a line or a point shows nothing.
    fileprivate var isInvertible: Bool {
        let determinant = a * d - b * c
        return determinant.isFinite && determinant != 0 && tx.isFinite && ty.isFinite
    }

    /// How long a side of the unit square becomes, the longer one.
    fileprivate var magnification: Double {
        max(a * a + b * b, c * c + d * d).squareRoot()
    }
}
