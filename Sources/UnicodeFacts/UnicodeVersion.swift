/// The version of Unicode that the standard library's properties and segmentation follow.
package struct UnicodeVersion: Hashable, Sendable, CustomStringConvertible {
    package let major: Int
    package let minor: Int

    package init(major: Int, minor: Int) {
        self.major = major
        self.minor = minor
    }

    /// The version as `16.0`.
    package var description: String { "\(major).\(minor)" }

    /// That of the running standard library: the newest age (property Age) among blocks that every version adds to.
    package static let runtime: UnicodeVersion = {
        // Emoji, currency signs, ideographs and their description characters, Arabic and Latin letters, transport.
        let growing: [ClosedRange<UInt32>] = [
            0x1FA70...0x1FAFF, 0x20B0...0x20CF, 0x9FF0...0x9FFF, 0x2FF0...0x2FFF, 0x31E4...0x31EF, 0x0870...0x08A0,
            0xA7C0...0xA7FF, 0x1F6D0...0x1F6FF, 0x1C80...0x1C8F,
        ]
        var newest = (major: 0, minor: 0)
        for range in growing {
            for value in range {
                if let age = Unicode.Scalar(value)?.properties.age, age > newest { newest = age }
            }
        }
        return UnicodeVersion(major: newest.major, minor: newest.minor)
    }()
}
