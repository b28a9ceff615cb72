import Foundation
import Symbols
import Typesetting

/// The icon set that `scripts/symbols` made; tests of its drawings are skipped where it could not be downloaded.
enum InstalledPack {
    static let note = "The icon set is not installed: scripts/symbols could not download it, or has not run yet."

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent(".build/symbols").path

    static let isThere = FileManager.default.fileExists(atPath: folder + "/phosphor.pack")

    static let library = SymbolLibrary(folders: [folder], shaper: Typesetter())
}
