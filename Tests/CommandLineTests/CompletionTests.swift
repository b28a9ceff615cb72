import Foundation
import Testing

@Suite("Completions")
struct CompletionTests {
    private func script(_ shell: String) throws -> (folder: TemporaryFolder, path: String) {
        let folder = try TemporaryFolder()
        let run = try Roundel.run("completions", shell)
        #expect(run.status == 0)
        try run.output.write(to: folder.url("roundel.\(shell)"))
        return (folder, folder.url("roundel.\(shell)").path)
    }

    @Test(
        "are scripts that their shells accept",
        arguments: ["bash", "zsh", "fish"].filter(Roundel.has))
    func syntax(shell: String) throws {
        let script = try script(shell)
        let run = try Roundel.shell("\(shell) -n '\(script.path)'")
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
    }

    /// Words typed, the last of them to be completed, and some of what has to be offered.
    static let cases: [(words: [String], offers: [String], withholds: [String])] = [
        (["re"], ["render"], ["serve"]), (["render", "av"], ["avatar"], ["badge"]),
        (["render", "avatar", "--ba"], ["--badge", "--badge-cutout", "--background"], ["--name"]),
        (["render", "avatar", "--badge", ""], ["online", "away", "busy", "offline"], ["--name"]),
        (["render", "badge", "--size", "l"], ["large"], ["small"]),
        (["batch", "--format", ""], ["svg", "png"], ["--out"]), (["completions", ""], ["bash", "zsh", "fish"], []),
        (["call", "comp"], ["component/render", "component/list"], ["theme/list"]),
        (["render", "avatar", "--no-a"], ["--no-animated"], ["--name"]),
    ]

    @Test("offer commands, flags, props and values in bash", .enabled(if: Roundel.has("bash")), arguments: cases)
    func bash(words: [String], offers: [String], withholds: [String]) throws {
        let script = try script("bash")
        let typed = (["roundel"] + words).map { "'\($0)'" }.joined(separator: " ")
        try script.folder.write(
            """
            source '\(script.path)'
            COMP_WORDS=(\(typed)); COMP_CWORD=\(words.count); _roundel
            printf '%s\\n' "${COMPREPLY[@]}"
            """, as: "try.sh")
        let run = try Roundel.shell("bash '\(script.folder.url("try.sh").path)'")
        let offered = run.text.split(separator: "\n").map(String.init)
        for word in offers { #expect(offered.contains(word)) }
        for word in withholds { #expect(!offered.contains(word)) }
    }

    @Test("offer the same in fish", .enabled(if: Roundel.has("fish")), arguments: cases)
    func fish(words: [String], offers: [String], withholds: [String]) throws {
        let script = try script("fish")
        let line = (["roundel"] + words).joined(separator: " ")
        let home = ["HOME": script.folder.path, "XDG_CONFIG_HOME": script.folder.path]
        let run = try Roundel.shell("fish -c 'source \(script.path); complete -C \"\(line)\"'", environment: home)
        let offered = run.text.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
        for word in offers { #expect(offered.contains(word)) }
        for word in withholds { #expect(!offered.contains(word)) }
    }

    @Test("have every command, component and prop in zsh")
    func zsh() throws {
        let text = try Roundel.run("completions", "zsh").text
        #expect(text.hasPrefix("#compdef roundel\n"))
        for word in ["serve:", "batch:", "avatar)", "badge)", "--stroke-color=", "(online away busy offline)"] {
            #expect(text.contains(word))
        }
    }

    @Test("are refused for other shells, with the nearest")
    func unknown() throws {
        let run = try Roundel.run("completions", "bsh")
        #expect(run.status == 64)
        #expect(run.errors.contains("tip: did you mean \"bash\"?"))
    }
}
