import Foundation
import Testing

@Suite("Arguments that are not UTF-8")
struct RawArgumentTests {
    @Test("are refused, as a file would get another name", arguments: ["\\377", "a\\303.svg", "\\355\\240\\200"])
    func refused(bytes: String) throws {
        let folder = try TemporaryFolder()
        let run = try Roundel.shell(
            "cd '\(folder.path)' && \"$ROUNDEL\" render avatar --name Ada -o \"$(printf '\(bytes)')\"")
        #expect(run.status == 64)
        #expect(run.errors.hasPrefix("error: argument 6 is not UTF-8: "))
        #expect(try folder.names().isEmpty)
    }

    @Test("A folder with a name that is not UTF-8 cannot be granted, and is told so")
    func grants() throws {
        let folder = try TemporaryFolder()
        let run = try Roundel.shell(
            "cd '\(folder.path)' && mkdir \"$(printf 'a\\377')\" && cd a* && \"$ROUNDEL\" call ping --allow-read .")
        #expect(run.status == 64)
        #expect(run.errors.hasPrefix("error: --allow-read: the path of the folder \".\" is not UTF-8\n"))
    }
}
