/// The faces opened so far, by family and weight.
final class FaceStore {
    var library: FontLibrary
    // Both by text, because a dictionary of a type of its own costs 0.1 ms in a process that draws one picture.
    private var answers: [String: Face?] = [:]
    private var faces: [String: Face?] = [:]

    /// Names of families come from callers, so the answers about them are kept in bounds.
    private static let maximumAnswers = 4096

    init(folders: [String]) {
        library = FontLibrary(folders: folders)
    }

    /// The family's face nearest to a weight (100 to 900); nil where no folder has the family.
    func face(family: String, weight: Int) -> Face? {
        // A name record has no room for more, and what comes from a caller must not fill the memory.
        guard family.utf8.count <= 128 else { return nil }
        let request = "\(weight) \(family)"
        if let answer = answers[request] { return answer }
        let face = find(family: family, weight: weight)
        if answers.count >= Self.maximumAnswers { answers.removeAll() }
        answers[request] = .some(face)
        return face
    }

    private func find(family: String, weight: Int) -> Face? {
        guard !family.isEmpty else { return nil }
        if let file = library.file(family: family, weight: weight), !file.isCollection {
            return open(file, index: 0, weight: weight)
        }
        let key = FamilyKey.key(of: family)
        for file in library.collections(near: family, weight: weight) {
            let members = OpenFont.members(path: file.path).enumerated()
                .filter { FamilyKey.key(of: $0.element.family) == key && !$0.element.isItalic }
            let nearest = members.min {
                FontLibrary.distance($0.element.weight, from: weight)
                    < FontLibrary.distance($1.element.weight, from: weight)
            }
            if let nearest { return open(file, index: nearest.offset, weight: weight) }
        }
        return nil
    }

    private func open(_ file: FontFile, index: Int, weight: Int) -> Face? {
        let identity = "\(index) \(file.weight == nil ? weight : 0) \(file.path)"
        if let known = faces[identity] { return known }
        let face = Face(file: file, index: index, weight: weight)
        faces[identity] = .some(face)
        return face
    }
}
