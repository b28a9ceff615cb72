import Testing
import UnicodeFacts

struct UnicodeVersionTests {
    @Test func `the version is the newest age of any scalar`() {
        var newest = (major: 0, minor: 0)
        for value in 0...0x10FFFF as ClosedRange<UInt32> {
            if let age = Unicode.Scalar(value)?.properties.age, age > newest { newest = age }
        }
        #expect(UnicodeVersion.runtime == UnicodeVersion(major: newest.major, minor: newest.minor))
    }

    @Test func `a version reads major dot minor`() {
        #expect(UnicodeVersion(major: 16, minor: 0).description == "16.0")
    }
}
