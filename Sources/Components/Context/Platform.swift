package import JSONValues

/// The operating system whose look is wanted. Systems that are not Apple's are welcome, and have no glass.
package struct Platform: Record, Hashable {
    /// iOS, iPadOS, macOS, tvOS, watchOS, visionOS in any case, or anything else.
    package var os = "iOS"
    /// Numbers joined by dots.
    package var version = "26.0"

    package init() {}

    package static let fields = FieldList<Platform>([
        Field("os", .text, \.os, "iOS, iPadOS, macOS, tvOS, watchOS, visionOS, or any other system."),
        Field("version", .version, \.version, "Its version, numbers joined by dots."),
    ])

    /// The first number of the version.
    private var majorVersion: Int {
        version.split(separator: ".").first.flatMap { Int($0) } ?? 0
    }

    /// Hierarchical rendering by default came with these versions (given for iOS and macOS; ours for the others;
    /// R1609).
    package var drawsHierarchically: Bool {
        switch os.lowercased() {
        case "ios", "ipados", "tvos": majorVersion >= 18
        case "macos": majorVersion >= 15
        case "watchos": majorVersion >= 11
        case "visionos": majorVersion >= 2
        default: false
        }
    }

    /// Glass came with version 26 (given for iOS and macOS; ours for the others; R708).
    package var hasGlass: Bool {
        ["ios", "ipados", "macos", "tvos", "watchos", "visionos"].contains(os.lowercased()) && majorVersion >= 26
    }
}

extension Kind where Value == String {
    fileprivate static var version: Kind {
        string.checked(documentedBy: ["pattern": "^[0-9]+([.][0-9]+)*$"]) { (version) throws(InvalidValue) in
            let numbers = version.split(separator: ".", omittingEmptySubsequences: false)
            let isVersion = numbers.allSatisfy { number in
                (1...9).contains(number.utf8.count) && number.utf8.allSatisfy { (0x30...0x39).contains($0) }
            }
            guard isVersion else {
                throw InvalidValue(
                    .unknownValue, "\"\(version.shortened)\" is no version", expected: "numbers joined by dots",
                    received: version.shortened)
            }
        }
    }
}
