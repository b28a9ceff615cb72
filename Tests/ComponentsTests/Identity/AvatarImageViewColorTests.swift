import Components
import Drawing
import Testing

@Suite struct AvatarImageViewColorTests {
    private func color(id: IdentityID? = nil, _ name: String = "", _ initials: String = "") -> IdentityColor {
        IdentityColor.avatarImageView(id: id, name: name, initials: initials)
    }

    @Test(arguments: [
        ("John Appleseed", "JA", "#767F4B", "017c1b91"), ("Ada Lovelace", "AL", "#C462BD", "78c42296"),
        ("Jamie Lin", "JL", "#959F70", "a190b7ca"), ("王小明", "王", "#C95C2E", "369adca7"),
        ("", "", "#2CBF19", "00000000"),
    ])
    func nameAndInitialsGiveTheOriginalsColor(name: String, initials: String, expected: String, seed: String) {
        #expect(color(name, initials).fill.hexString == expected)
        #expect(color(name, initials).seed == seed)
    }

    @Test(arguments: [
        (Int64(0), "#2CBF19", "00000000"), (1, "#0B74D5", "00000001"), (42, "#BE571C", "0000002a"),
        (-1, "#4D0C5B", "ffffffff"), (1 << 32, "#2CBF19", "00000000"), (.min, "#2CBF19", "00000000"),
        (.max, "#4D0C5B", "ffffffff"),
    ])
    func theLow32BitsOfAnIntegerAreTheSeed(id: Int64, expected: String, seed: String) {
        #expect(color(id: .integer(id), "Jamie Lin", "JL").fill.hexString == expected)
        #expect(color(id: .integer(id)).seed == seed)
    }

    @Test(arguments: [
        ("42", "#19968C"), (String(repeating: "a", count: 96), "#238052"),
        (String(repeating: "a", count: 97), "#7F342B"),
        (String(repeating: "😀", count: 60), "#C48071"),
    ])
    func aStringIsHashed(id: String, expected: String) {
        #expect(color(id: .string(id)).fill.hexString == expected)
    }

    @Test func ofLongTextOnlyBothEndsAndTheMiddleCount() {
        let long = (0..<200).map { _ in "a" }
        func seed(changing index: Int) -> String {
            var letters = long
            letters[index] = "b"
            return color(id: .string(letters.joined())).seed
        }
        let unchanged = color(id: .string(long.joined())).seed
        for index in [32, 83, 116, 167] { #expect(seed(changing: index) == unchanged) }
        for index in [0, 31, 84, 115, 168, 199] { #expect(seed(changing: index) != unchanged) }
    }

    @Test func aMegabyteIsHashedSoon() {
        #expect(color(id: .string(String(repeating: "é", count: 1_000_000))).seed.count == 8)
    }
}
