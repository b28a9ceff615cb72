/// Whether the program under test has the icon set, which is fetched at set-up and may be missing.
package enum IconSet {
    package static let isInstalled: Bool = {
        guard let run = try? CommandRun(["call", "initialize"]) else { return false }
        return !run.text.contains("\"iconsDigest\":\"none\"")
    }()
}
