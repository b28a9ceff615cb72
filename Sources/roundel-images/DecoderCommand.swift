import Confinement
import Glibc
import ImageDecoding

/// `roundel-images --decoder KIND SECONDS PARENT`: how the worker starts itself once more.
enum DecoderCommand {
    static func run(_ arguments: [String]) {
        guard arguments.count == 3, let kind = DecoderKind(rawValue: arguments[0]), let seconds = Int(arguments[1]),
            let parent = Int32(arguments[2])
        else { exit(64) }
        Confinement.dieWithParent(parent)
        Confinement.closeInherited()
        CarriedLoaders.use()
        kind.prepare()
        Confinement.limitResources()
        Confinement.enter(readableFolders: kind == .svg ? fontFolders : [])
        DecoderService.run { Confinement.limitProcessorTime(seconds: seconds) }
    }

    /// What drawing the text of an SVG reads.
    private static let fontFolders = [
        "/etc/fonts", "/usr/share/fonts", "/usr/local/share/fonts", "/usr/share/fontconfig", "/var/cache/fontconfig",
        "/usr/share/xml/fontconfig", "/usr/lib",
    ]
}
