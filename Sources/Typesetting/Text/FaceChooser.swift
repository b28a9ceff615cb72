/// Gives every cluster of a text the first face that has all of it.
///
/// The order is: the family asked for, Inter, the families of the cluster's script, and the general ones. It depends on
/// the text, its language and the fonts installed, never on what was shaped before.
struct FaceChooser {
    private let store: FaceStore
    private let text: ClusteredText
    private let language: String
    private let weight: Int
    private let preferred: [Face]
    private var han: HanRegion?
    private var general: [String]?
    private var families: [String: [String]] = [:]

    init(store: FaceStore, text: ClusteredText, language: String, weight: Int, preferred: [Face]) {
        self.store = store
        self.text = text
        self.language = language
        self.weight = weight
        self.preferred = preferred
    }

    /// The text with its faces; what no face has is left out, reported, and marked by a bullet.
    mutating func paragraph() -> Paragraph {
        var paragraph = Paragraph()
        // What is said below of most labels at once, which takes a tenth off a badge.
        if text.isPlain, let face = preferred.first, face.hasAllOfASCII {
            paragraph.append(text.scalars, face: face)
            return paragraph
        }
        var previous: Face?
        // Spaces and joiners at the start wait for the face of what follows.
        var waiting: [Unicode.Scalar] = []
        for index in 0..<text.clusterCount {
            let cluster = text[cluster: index]
            if Self.follows(cluster) {
                if let previous {
                    paragraph.append(cluster, face: previous.isEmoji ? preferred.first ?? previous : previous)
                } else {
                    waiting += cluster
                }
                continue
            }
            guard let (face, drawn) = choice(for: cluster, at: index, after: previous) else {
                paragraph.report(cluster)
                if let mark = preferred.first, mark.has(Self.missingMark) {
                    paragraph.append(waiting + [Self.missingMark], face: mark)
                    waiting = []
                    previous = mark
                }
                continue
            }
            if drawn.count < cluster.count { paragraph.report(cluster) }
            if !waiting.isEmpty {
                paragraph.append(waiting, face: face.isEmoji ? preferred.first ?? face : face)
                waiting = []
            }
            paragraph.append(drawn, face: face)
            previous = face
        }
        if !waiting.isEmpty, let face = preferred.first { paragraph.append(waiting, face: face) }
        return paragraph
    }

    /// U+2022: it says that something stands here, and unlike a box or U+FFFD it does not look broken in an avatar.
    private static let missingMark: Unicode.Scalar = "\u{2022}"

    private mutating func choice(
        for cluster: ArraySlice<Unicode.Scalar>, at index: Int, after previous: Face?
    ) -> (Face, [Unicode.Scalar])? {
        if EmojiPresentation.isEmoji(cluster), let face = store.face(family: ScriptFamilies.emoji, weight: weight),
            face.coversAll(cluster)
        {
            return (face, Array(cluster))
        }
        guard let base = cluster.first else { return nil }
        // A private character means what the font asked for says, and Inter keeps its alternates there.
        let isPrivate = base.properties.generalCategory == .privateUse
        let named = isPrivate ? preferred.filter { !$0.isInter } : preferred
        for face in named where face.coversAll(cluster) { return (face, Array(cluster)) }
        guard !isPrivate, base.properties.generalCategory != .unassigned else { return nil }
        var partial: Face? = preferred.first { $0.covers(base) }
        if let previous, !previous.isEmoji, isShared(base), previous.coversAll(cluster) {
            return (previous, Array(cluster))
        }
        for family in candidates(for: base, at: index) {
            guard let face = store.face(family: family, weight: weight) else { continue }
            if face.coversAll(cluster) { return (face, Array(cluster)) }
            if partial == nil, face.covers(base) { partial = face }
        }
        return partial.map { face in (face, cluster.filter { face.covers($0) }) }
    }

    private mutating func candidates(for base: Unicode.Scalar, at index: Int) -> [String] {
        let script = isShared(base) ? scriptAfter(index) : UnicodeData.script(of: base)
        if let known = families[script] { return known }
        let han = self.han ?? HanRegion(language: language, scripts: scripts())
        self.han = han
        let general = self.general ?? ScriptFamilies.general(han: han)
        self.general = general
        let found = ScriptFamilies.families(script: script, han: han) + general
        families[script] = found
        return found
    }

    /// The script that a shared character is probably written in: that of the next letter nearby.
    private func scriptAfter(_ index: Int) -> String {
        for next in text.scalars[text.ends[index]...].prefix(ClusteredText.maximumScalars) where !isShared(next) {
            return UnicodeData.script(of: next)
        }
        return "Zyyy"
    }

    private func scripts() -> Set<String> {
        HanRegion(language: language) == nil ? Set(text.scalars.lazy.map(UnicodeData.script)) : []
    }

    private func isShared(_ scalar: Unicode.Scalar) -> Bool {
        let script = UnicodeData.script(of: scalar)
        return script == "Zyyy" || script == "Zinh"
    }

    /// Spaces, joiners and marks of direction take the face beside them, so that they do not cut a run in two.
    private static func follows(_ cluster: ArraySlice<Unicode.Scalar>) -> Bool {
        if cluster.count == 1, cluster.first?.properties.generalCategory == .spaceSeparator { return true }
        return cluster.allSatisfy(\.properties.isDefaultIgnorableCodePoint)
    }
}
