import Drawing
import Testing

@testable import SVGExport

struct NumberTests {
    @Test(arguments: [
        (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (10, "10"), (99, "99"), (100, "100"), (1_234_567, "1234567"),
        (0.5, ".5"), (-0.5, "-.5"), (0.25, ".25"), (0.125, ".125"), (0.05, ".05"), (0.005, ".005"), (1.005, "1.005"),
        (0.0004, "0"), (0.0005, ".001"), (-0.0004, "0"), (-0.0005, "-.001"), (0.9996, "1"), (9.9996, "10"),
        (99.9995, "100"), (12.34, "12.34"), (12.304, "12.304"), (12.3, "12.3"), (1000.001, "1000.001"),
        (0.1 + 0.2, ".3"),
        (1e9, "1000000000"), (123456789.125, "123456789.125"), (1e12, "1000000000000"), (1e300, "1000000000000"),
        (-1e300, "-1000000000000"), (.infinity, "1000000000000"), (-.infinity, "-1000000000000"), (.nan, "0"),
        (.leastNonzeroMagnitude, "0"),
    ])
    func `a number has at most 3 decimals, no exponent and the shortest form`(value: Double, text: String) {
        var buffer = ByteBuffer(capacity: 0)
        buffer.append(number: value)
        #expect(String(decoding: buffer.bytes, as: UTF8.self) == text)
    }

    @Test func `every thousandth reads back as itself`() {
        for thousandth in stride(from: -2_000_000, through: 2_000_000, by: 7) {
            var buffer = ByteBuffer(capacity: 0)
            buffer.append(thousandths: thousandth)
            let text = String(decoding: buffer.bytes, as: UTF8.self)
            #expect(
                Double(text) == Double(thousandth) / 1000 && !text.hasSuffix(".")
                    && !(text.contains(".") && text.hasSuffix("0")), "\(text)")
        }
    }

    @Test func `an opacity of at most 3 decimals means the same alpha`() throws {
        for alpha in UInt8.min...UInt8.max {
            var buffer = ByteBuffer(capacity: 0)
            buffer.append(opacity: alpha)
            let opacity = try #require(Double(String(decoding: buffer.bytes, as: UTF8.self)))
            #expect(UInt8((opacity * 255).rounded()) == alpha)
        }
    }

    @Test(arguments: [
        (0xFFFFFF, "fff"), (0x112233, "123"), (0x112234, "112234"), (0x0000FF, "00f"), (0x0A0B0C, "0a0b0c"),
    ])
    func `a colour has three digits where they are enough`(rgb: UInt32, text: String) {
        var buffer = ByteBuffer(capacity: 0)
        buffer.append(hex: Color(rgb: rgb))
        #expect(String(decoding: buffer.bytes, as: UTF8.self) == text)
    }

    @Test func `base64 pads as RFC 4648 does`() {
        let vectors = ["": "", "f": "Zg==", "fo": "Zm8=", "foo": "Zm9v", "foob": "Zm9vYg==", "foobar": "Zm9vYmFy"]
        for (text, encoded) in vectors {
            var buffer = ByteBuffer(capacity: 0)
            buffer.append(base64: Array(text.utf8))
            #expect(String(decoding: buffer.bytes, as: UTF8.self) == encoded)
        }
    }
}
