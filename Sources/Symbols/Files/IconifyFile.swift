import Drawing
import JSONValues

/// An icon set in Iconify's JSON: bodies of SVG with their boxes, and aliases that turn others.
struct IconifyFile {
    private let root: JSONObject
    private var icons: [String: JSONObject] = [:]
    private var aliases: [String: JSONObject] = [:]

    private static let sizeLimit = 64 << 20
    private static let maxAliasDepth = 8

    static func read(_ path: String, prefix: String?) throws(SymbolPackError) -> ExternalPack {
        guard FileContents.exists(path) else { throw SymbolPackError("there is no file or folder `\(path)`.") }
        guard let bytes = FileContents.bytes(of: path, limit: sizeLimit) else {
            throw SymbolPackError("`\(path)` cannot be read, or is larger than \(sizeLimit) bytes.")
        }
        let json: JSONValue
        do {
            json = try Jansson.parse(bytes)
        } catch {
            let folder = path.hasSuffix(".svg") ? " A single SVG file is given by its folder." : ""
            throw SymbolPackError("`\(path)` is neither a folder nor JSON: \(error.message)\(folder)")
        }
        guard case .object(let root) = json, case .object(let icons)? = root["icons"] else {
            throw SymbolPackError("`\(path)` has no member `icons`, as Iconify's files have.")
        }
        var own: String?
        if case .string(let text)? = root["prefix"] { own = text }
        let file = IconifyFile(root: root, icons: icons)
        let found = file.found
        guard !found.isEmpty else { throw SymbolPackError("`\(path)` has no icons.") }
        return ExternalPack(prefix: prefix ?? own ?? "", icons: found)
    }

    private init(root: JSONObject, icons: JSONObject) {
        self.root = root
        self.icons = Self.byName(icons)
        if case .object(let aliases)? = root["aliases"] { self.aliases = Self.byName(aliases) }
    }

    private static func byName(_ object: JSONObject) -> [String: JSONObject] {
        var byName: [String: JSONObject] = [:]
        for member in object.members where !member.key.isEmpty && !member.key.isTooLongForAName {
            if case .object(let value) = member.value { byName[member.key] = value }
        }
        return byName
    }

    private var found: [ExternalPack.Icon] {
        icons.keys.compactMap { icon($0, as: $0, depth: 0) }
            + aliases.keys.compactMap { icons[$0] == nil ? icon($0, as: $0, depth: 0) : nil }
    }

    private func icon(_ name: String, as title: String, depth: Int) -> ExternalPack.Icon? {
        if let object = icons[name] {
            guard case .string(let body)? = object["body"], body.utf8.count <= SVGFolder.sizeLimit else { return nil }
            return ExternalPack.Icon(
                name: title, document: Array("<svg>\(body)</svg>".utf8), box: box(of: object),
                transform: Self.transform(of: object))
        }
        guard depth < Self.maxAliasDepth, let alias = aliases[name], case .string(let parent)? = alias["parent"],
            !parent.isTooLongForAName, var icon = icon(parent, as: title, depth: depth + 1)
        else { return nil }
        icon.transform = Self.transform(of: alias).after(icon.transform)
        return icon
    }

    /// 16 units unless said: Iconify's default.
    private func box(of icon: JSONObject) -> Rect? {
        func number(_ key: String, _ standard: Double) -> Double {
            for object in [icon, root] {
                switch object[key] {
                case .integer(let value)?: return Double(value)
                case .real(let value)?: return value
                default: continue
                }
            }
            return standard
        }
        let box = Rect(
            x: number("left", 0), y: number("top", 0), width: number("width", 16), height: number("height", 16))
        let values = [box.x, box.y, box.width, box.height]
        return values.allSatisfy { $0.magnitude < 1e6 } && !box.isEmpty ? box : Rect(size: Size(square: 16))
    }

    /// Turned by quarters after it was mirrored, in the box of side 1.
    private static func transform(of object: JSONObject) -> Transform {
        let center = Point(x: 0.5, y: 0.5)
        var transform = Transform.identity
        if object["hFlip"] == .bool(true) { transform = Transform.mirror.after(transform) }
        if object["vFlip"] == .bool(true) {
            transform = Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1).after(transform)
        }
        if case .integer(let quarters)? = object["rotate"], (1...3).contains(quarters) {
            transform = Transform.rotation(Double(quarters) * 90, about: center).after(transform)
        }
        return transform
    }
}
