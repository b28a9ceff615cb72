package import JSONValues

/// The file that `--plugins` names.
package struct PluginFile: Record {
    package var plugins: [PluginConfiguration] = []

    package init() {}

    package static let fields = FieldList<PluginFile>([
        Field("plugins", .list(of: .record()), \.plugins, required: true, "The plugins."),
        Field("$schema", .string, \.schema, "Where its JSON Schema is, for editors."),
    ])

    private var schema: String?
}

/// Why a file of plugins cannot be used, for the person who wrote it.
package struct PluginFileError: Error {
    package let message: String
    /// Whether it is no file of plugins at all, so that it may be one of them.
    package var isNoJSON = false
}

extension PluginFile {
    /// Relative paths in it are those from its own folder, where the plugins run as well.
    ///
    /// - Parameter path: of the file, or what would stand in it; then the plugins run where the host does.
    package static func read(_ path: String) throws(PluginFileError) -> [PluginConfiguration] {
        if path.utf8.first == UInt8(ascii: "{") { return try decode(Array(path.utf8)).plugins }
        guard let bytes = FileOutput.content(of: path) else { throw PluginFileError(message: "it cannot be read") }
        let file = try decode(bytes)
        let folder = FileOutput.resolve(path)?.split(separator: "/").dropLast().map { "/" + $0 }.joined()
        return file.plugins.map { plugin in
            var plugin = plugin
            switch plugin.cwd {
            case nil: plugin.cwd = folder
            case let own? where !own.hasPrefix("/"): plugin.cwd = folder.map { $0 + "/" + own } ?? own
            default: break
            }
            return plugin
        }
    }

    private static func checkIDs(of plugins: [PluginConfiguration]) throws(InvalidValue) {
        for (index, plugin) in plugins.enumerated() {
            guard let id = plugin.id, let other = plugins[..<index].first(where: { $0.id?.isExactly(id) == true })
            else {
                continue
            }
            throw InvalidValue(
                .conflictingParameters, "'\(other.commandLine)' and '\(plugin.commandLine)' have the same id \(id)",
                at: "id"
            ).inside("\(index)").inside("plugins")
        }
    }

    private static func decode(_ bytes: [UInt8]) throws(PluginFileError) -> PluginFile {
        let json: JSONValue
        do throws(JSONSyntaxError) {
            json = try Jansson.parse(bytes)
        } catch {
            throw PluginFileError(message: "it is not JSON: \(error.message)", isNoJSON: true)
        }
        do throws(InvalidValue) {
            let file = try PluginFile(decoding: json)
            try checkIDs(of: file.plugins)
            return file
        } catch {
            let place = error.pointer.tokens.isEmpty ? "" : "\(error.pointer): "
            throw PluginFileError(message: place + error.message)
        }
    }
}
