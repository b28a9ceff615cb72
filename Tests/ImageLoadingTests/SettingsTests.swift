import Testing

@testable import ImageLoading

@Suite("The worker's flags") struct SettingsTests {
    @Test(
        "A number is one as JSON writes it, or the error names the flag",
        arguments: ["+5", "05", " 5", "5 ", "5.0", "5x", "0", "-1", "2147483648", "99999999999999999999", ""])
    func badNumbers(text: String) {
        for flag in ["--cache-bytes", "--time-limit", "--max-bytes", "--max-pixels"] {
            let message = "\(flag) needs a whole number from 1 to 2147483647, not \"\(text)\""
            #expect(throws: UsageError(message)) { try Settings(arguments: [flag, text]) }
        }
    }

    @Test func numbers() throws {
        let settings = try Settings(arguments: ["--time-limit", "7", "--max-bytes", "2147483647"])
        #expect(settings.timeLimit == 7 && settings.maxBytes == Int(Int32.max))
    }
}
