import JSONValues

/// Splits a command into words as a POSIX shell does (Shell Command Language, section 2.2): blanks, both kinds of quotes and
/// backslashes. Nothing is substituted, for no shell will see it.
enum CommandWords {
    static func split(_ line: String) throws(InvalidValue) -> [String] {
        var words: [String] = []
        var word = String.UnicodeScalarView()
        var isInWord = false
        var quote: Unicode.Scalar?
        var isEscaped = false
        for scalar in line.unicodeScalars {
            if isEscaped {
                // Inside of double quotes a backslash is one, but before these.
                if quote != nil, !["\"", "\\", "$", "`"].contains(scalar) { word.append("\\") }
                word.append(scalar)
                isEscaped = false
            } else if let open = quote {
                switch scalar {
                case open: quote = nil
                case "\\" where open == "\"": isEscaped = true
                default: word.append(scalar)
                }
            } else {
                switch scalar {
                case "'", "\"":
                    quote = scalar
                    isInWord = true
                case "\\":
                    isEscaped = true
                    isInWord = true
                case " ", "\t", "\n":
                    if isInWord { words.append(String(word)) }
                    word = .init()
                    isInWord = false
                default:
                    word.append(scalar)
                    isInWord = true
                }
            }
        }
        guard quote == nil, !isEscaped else {
            throw InvalidValue(
                .unknownValue, "a quote in \"\(line.shortened)\" is not closed", expected: "a program and its arguments"
            )
        }
        if isInWord { words.append(String(word)) }
        return words
    }
}
