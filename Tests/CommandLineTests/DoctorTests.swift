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
        for word in ["Inter", "Noto Sans", "Arabic", "Han ", "Emoji", "fnv1a64:", "Icons", "All "] {
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

    @Test("counts the icons, or says what is missing without them and how to get them")
    func icons() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(at: folder.url("bin"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: Roundel.executable, to: folder.url("bin/roundel"))
        let bare = try Roundel.run(folder.url("bin/roundel"), ["doctor"], input: Data(), environment: [:])
        #expect(bare.status == 0)
        if bare.text.firstMatch(of: /none +Phosphor/) != nil {
            let text = bare.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(text.contains("`make build` or `scripts/symbols`"))
            #expect(text.contains("\(folder.path)/share/roundel/phosphor.pack"))
            #expect(!text.contains("All is well."))
            #expect(text.contains("Without the icon set, symbols are drawn as a mark."))
        }
        let run = try Roundel.run("doctor")
        if run.text.contains("phosphor=sha256:") {
            #expect(run.text.firstMatch(of: /ok +Phosphor +[0-9]{3,} drawings in +\//) != nil)
            #expect(run.text.hasSuffix("All is well.\n") == (run.text.firstMatch(of: /ok +image worker/) != nil))
        }
        // Beside the lone copy there is no worker, and then it says where one would be.
        if bare.text.firstMatch(of: /none +image worker/) != nil {
            let text = bare.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(text.contains("\(folder.path)/bin/roundel-images"))
            #expect(text.hasSuffix("Without the image worker, initials or a symbol stand in for pictures."))
        }
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
