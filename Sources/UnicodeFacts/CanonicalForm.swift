import CGLib

/// Canonical decomposition and composition (UAX #15), in time O(*n* log *n*) even for endless combining marks.
///
/// The character data are GLib's; its own `g_utf8_normalize` stops at a NUL and sorts marks in quadratic time, as the
/// standard library does in its comparisons.
struct CanonicalForm {
    private struct Element {
        var scalar: Unicode.Scalar
        var combiningClass: UInt8
    }

    private var elements: [Element] = []

    /// The canonical decomposition of the scalars, in canonical order.
    init(decomposing scalars: some Sequence<Unicode.Scalar>) {
        var buffer = [gunichar](repeating: 0, count: Int(G_UNICHAR_MAX_DECOMPOSITION_LENGTH))
        for scalar in scalars {
            guard scalar.value >= 0xC0 else {
                elements.append(Element(scalar: scalar, combiningClass: 0))
                continue
            }
            let length = Int(unsafe g_unichar_fully_decompose(scalar.value, 0, &buffer, UInt(buffer.count)))
            for value in buffer.prefix(length) {
                guard let part = Unicode.Scalar(value) else { continue }
                elements.append(
                    Element(scalar: part, combiningClass: part.properties.canonicalCombiningClass.rawValue))
            }
        }
        orderMarks()
    }

    /// The decomposed scalars.
    var scalars: [Unicode.Scalar] { elements.map(\.scalar) }

    /// Sorts each run of marks by combining class; marks of one class keep their order.
    private mutating func orderMarks() {
        var start = 0
        while start < elements.count {
            var end = start + 1
            guard elements[start].combiningClass != 0 else {
                start = end
                continue
            }
            var isOrdered = true
            while end < elements.count, elements[end].combiningClass != 0 {
                if elements[end].combiningClass < elements[end - 1].combiningClass { isOrdered = false }
                end += 1
            }
            if !isOrdered {
                // The offset makes the order total, since `sort` does not promise to be stable.
                let run = elements[start..<end].enumerated().sorted {
                    ($0.element.combiningClass, $0.offset) < ($1.element.combiningClass, $1.offset)
                }
                elements.replaceSubrange(start..<end, with: run.map(\.element))
            }
            start = end
        }
    }

    /// The canonical composition.
    func composed() -> String {
        var output: [Element] = []
        output.reserveCapacity(elements.count)
        var starter: Int?
        for element in elements {
            if let starter, let last = output.last,
                output.count - 1 == starter || last.combiningClass < element.combiningClass,
                let composite = Self.compose(output[starter].scalar, element.scalar)
            {
                output[starter].scalar = composite
                continue
            }
            if element.combiningClass == 0 { starter = output.count }
            output.append(element)
        }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: output.lazy.map(\.scalar))
        return String(text)
    }

    private static func compose(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
        var composite: gunichar = 0
        guard unsafe g_unichar_compose(first.value, second.value, &composite) != 0 else { return nil }
        return Unicode.Scalar(composite)
    }
}
