/// A folder of SVG files: each is an icon of the file's name without the ending.
enum SVGFolder {
    static let fileLimit = 20_000
    /// Bytes of one file.
    static let sizeLimit = 256 << 10
    private static let totalLimit = 64 << 20

    static func read(_ path: String, prefix: String?) throws(SymbolPackError) -> ExternalPack {
        guard let names = FileContents.names(in: path, limit: fileLimit) else {
            throw SymbolPackError("`\(path)` cannot be read, or has more than \(fileLimit) files.")
        }
        var icons: [ExternalPack.Icon] = []
        var passedOver: [String] = []
        var total = 0
        for name in names where name.hasSuffix(".svg") && !name.hasPrefix(".") {
            guard let document = FileContents.bytes(of: "\(path)/\(name)", limit: sizeLimit) else {
                // One bad file of many is no reason to do without the others.
                passedOver.append("`\(path)/\(name)` is no file that can be read, or is larger than \(sizeLimit) bytes")
                continue
            }
            total += document.count
            guard total <= totalLimit else {
                throw SymbolPackError("`\(path)` has more than \(totalLimit) bytes of SVG.")
            }
            icons.append(ExternalPack.Icon(name: String(name.dropLast(4)), document: document))
        }
        guard !icons.isEmpty else {
            throw SymbolPackError(passedOver.first.map { "\($0)." } ?? "`\(path)` has no SVG files.")
        }
        let folder = path.split(separator: "/").last.map(String.init)
        return ExternalPack(prefix: prefix ?? folder ?? "", icons: icons, passedOver: passedOver)
    }
}
