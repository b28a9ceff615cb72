/// A text ready for shaping: UTF-8 of which every byte belongs to a face that can draw it.
struct Paragraph {
    struct Span {
        let face: Face
        /// Where the span ends in `utf8`.
        var end: Int
    }

    private(set) var utf8: [UInt8] = []
    private(set) var spans: [Span] = []
    /// What draws the first letter with case, whose capitals are the measure of the line.
    private(set) var casedFace: Face?
    /// Clusters that no font can draw, once each.
    private(set) var missing: [String] = []

    /// The families of all faces but `asked`, in the order of their first use.
    func families(besides asked: Face?) -> [String] {
        var families: [String] = []
        for span in spans where span.face !== asked && !families.contains(span.face.family) {
            families.append(span.face.family)
        }
        return families
    }

    /// How many missing clusters are named; a hostile text would make a long list.
    static let maximumMissing = 16

    mutating func append(_ scalars: some Collection<Unicode.Scalar>, face: Face) {
        for scalar in scalars { utf8.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter) }
        if casedFace == nil, scalars.contains(where: ClusteredText.isCased) { casedFace = face }
        if let last = spans.indices.last, spans[last].face === face {
            spans[last].end = utf8.count
        } else {
            spans.append(Span(face: face, end: utf8.count))
        }
    }

    mutating func report(_ cluster: some Sequence<Unicode.Scalar>) {
        guard missing.count < Self.maximumMissing else { return }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: cluster)
        if !missing.contains(where: { $0.unicodeScalars.elementsEqual(text) }) { missing.append(String(text)) }
    }
}
