import UnicodeFacts

extension Initials {
    /// The form of initials that is drawn: neighbouring letters of a joining script, such as Arabic, are kept in their
    /// isolated forms by a ZWNJ between them. It is never part of `text`.
    package static func drawn(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: \.script.isJoining) else { return text }
        var drawn = ""
        var isAfterJoining = false
        for character in text {
            let joins = character.unicodeScalars.first?.script.isJoining ?? false
            if isAfterJoining, joins { drawn.unicodeScalars.append("\u{200C}") }
            drawn.append(character)
            isAfterJoining = joins
        }
        return drawn
    }
}
