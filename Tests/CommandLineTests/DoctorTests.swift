import Foundation
import Testing

@Suite("The doctor")
struct DoctorTests {
    @Test("lists libraries with versions, fonts, scripts and digests")
    func healthy() throws {
        let run = try Roundel.run("doctor")
        #expect(run.status == 0)
        for library in ["jansson", "glib", "pango", "harfbuzz", "fontconfig", "cairo", "libdeflate", "nettle"] {
            let line = try #require(run.text.split(separator: "\n").first { $0.contains(" \(library) ") })
            #expect(line.firstMatch(of: /ok +\w+ +[0-9]+\.[0-9]+/) != nil, "\(line)")
        }
        for word in ["Inter", "Noto Sans", "Arabic", "Han ", "Emoji", "fnv1a64:", "Icons", "All is well."] {
            #expect(run.text.contains(word))
        }
        // A digest is one word, however long.
        #expect(run.text.split(separator: "\n").allSatisfy { $0.count <= 80 || $0.contains("sha256:") })
        #expect(!run.text.contains("\u{1B}"))
    }

    @Test("says what `initialize` says of fonts and Unicode")
    func agreement() throws {
        let said = try Roundel.run("call", "initialize").text
        let digest = try #require(said.firstMatch(of: /"fontsDigest":"([^"]+)"/)).1
        let icons = try #require(said.firstMatch(of: /"iconsDigest":"([^"]+)"/)).1
        let unicode = try #require(said.firstMatch(of: /"unicodeVersion":"([^"]+)"/)).1
        let report = try Roundel.run("doctor").text
        #expect(report.contains(digest))
        #expect(report.contains(icons))
        #expect(report.contains(unicode))
    }

    @Test("is coloured on a terminal, unless NO_COLOR says otherwise")
    func colors() throws {
        #expect(try Roundel.terminal("\"$ROUNDEL\" doctor").text.contains("\u{1B}[32mok"))
        #expect(try !Roundel.terminal("\"$ROUNDEL\" doctor", environment: ["NO_COLOR": "1"]).text.contains("\u{1B}"))
    }

    private static let hidesFonts = "unshare -rm sh -c 'mount -t tmpfs none /usr/share/fonts && exec \"$@\"' sh"
    static var canHideFonts: Bool { ((try? Roundel.shell("\(hidesFonts) true"))?.status ?? 1) == 0 }

    @Test(
        "names what is missing and the line that gets it",
        .enabled(if: canHideFonts, "fonts can be hidden only where user namespaces are allowed"))
    func missing() throws {
        let run = try Roundel.shell("\(Self.hidesFonts) \"$ROUNDEL\" doctor")
        #expect(run.status == 1)
        #expect(run.text.firstMatch(of: /missing +Inter/) != nil)
        #expect(run.text.firstMatch(of: /missing +Arabic/) != nil)
        #expect(run.text.contains("Something is missing."))
        let packages = "fonts-inter fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji"
        #expect(run.text.contains("sudo apt-get install --no-install-recommends \(packages)"))
    }
}
