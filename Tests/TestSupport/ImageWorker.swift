import Foundation

/// Whether the program under test has the image worker beside it, as `make build` puts it.
package enum ImageWorker {
    package static let name = "roundel-images"

    package static let isInstalled: Bool = {
        let folder = URL(filePath: RoundelExecutable.path).resolvingSymlinksInPath().deletingLastPathComponent()
        return FileManager.default.isExecutableFile(atPath: folder.appending(path: name).path(percentEncoded: false))
    }()
}
