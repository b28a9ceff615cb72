import Foundation

/// What a folder holds.
enum FileList {
    static func count(in folder: String) throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: folder).count
    }
}
