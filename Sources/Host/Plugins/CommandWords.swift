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
                isEscaped = false
                // A line that goes on in the next one.
                if scalar == "\n" { continue }
                isInWord = true
                // Inside of double quotes a backslash is one, but before these.
                if quote != nil, !["\"", "\\", "$", "`"].contains(scalar) { word.append("\\") }
                word.append(scalar)
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
                case "\\": isEscaped = true
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

    /// Refuses what only a shell understands, with what to write instead.
    static func refuseShell(in words: [String]) throws(InvalidValue) {
        let fault: (what: String, instead: String)? =
            if let first = words.first, isAssignment(first) {
                ("\(first.prefix { $0 != "=" })=… is no program", "env sets a variable: env \(first) python3 …")
            } else if let word = words.first(where: ["&&", "||", "|", ";", "&", ">", "<"].contains) {
                (
                    "\(word) means nothing",
                    words[0].isExactly("cd")
                        ? "a plugin in a file of --plugins has the folder that it runs in as its cwd, and sh -c '…' is a shell"
                        : "sh -c '…' is a shell"
                )
            } else if let word = words.prefix(2).first(where: { $0.isExactly("~") || $0.hasPrefix("~/") }) {
                ("\(word.shortened) is no path", "write $HOME\(String(word.dropFirst()).shortened) in double quotes")
            } else {
                nil
            }
        guard let fault else { return }
        throw InvalidValue(
            .unknownValue, "the command is run without a shell, so \(fault.what); \(fault.instead)",
            expected: "a program and its arguments")
    }

    /// `NAME=value`
    private static func isAssignment(_ word: String) -> Bool {
        let name = word.utf8.prefix { $0 != UInt8(ascii: "=") }
        guard name.count < word.utf8.count, let first = name.first, !(0x30...0x39).contains(first) else { return false }
        return name.allSatisfy { byte in
            byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
        }
    }
}
