import Encodings
import Foundation
import Testing

@Suite("Base64") struct Base64Tests {
    @Test(
        "The examples of RFC 4648",
        arguments: [
            ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"),
        ])
    func examples(text: String, encoded: String) {
        var output: [UInt8] = []
        Base64.append(Array(text.utf8), to: &output)
        #expect(String(decoding: output, as: UTF8.self) == encoded)
    }

    @Test("Agrees with Foundation on every byte and length")
    func agreement() {
        for length in 0..<260 {
            let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ length) }
            var output: [UInt8] = []
            Base64.append(bytes, to: &output)
            #expect(String(decoding: output, as: UTF8.self) == Data(bytes).base64EncodedString())
        }
    }
}

@Suite("Base64 that is read") struct Base64ReadingTests {
    @Test("What was written is read back, at every length")
    func roundTrip() {
        for length in 0..<260 {
            let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ length) }
            #expect(Base64.decode(Data(bytes).base64EncodedString()) == bytes)
        }
    }

    @Test(
        "What is none is refused",
        arguments: ["A", "AA", "AAA", "AAAAA", "A===", "====", "AA=A", "A=AA", "AA A", "AAA\n", "AAÄA", "-_-_", "=AAA"])
    func faults(_ text: String) {
        #expect(Base64.decode(text) == nil)
    }
}
