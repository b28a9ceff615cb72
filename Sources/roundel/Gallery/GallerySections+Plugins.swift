import Host
import JSONValues
import Wire

/// What the gallery shows of plugins: the examples that they bring.
enum PluginGallery {
    /// Starts all plugins.
    static func sections(of fleet: PluginFleet, _ host: InProcess) throws(CommandError) -> [GallerySection] {
        guard !fleet.isEmpty else { return [] }
        let list = try answer("component/list", [:], host)
        guard case .array(let components)? = list["components"] else { return [] }
        var sections: [GallerySection] = []
        for case .object(let component) in components where component["source"]?.isString("builtin") == false {
            guard case .string(let id)? = component["id"], case .string(let title)? = component["title"] else {
                continue
            }
            let described = try answer("component/describe", ["component": .string(id)], host)
            guard case .array(let examples)? = described["examples"] else { continue }
            var looks: [Look] = []
            for (index, example) in examples.enumerated() {
                if case .object(let props) = example { looks.append(Look("\(index + 1)", props)) }
            }
            sections.append(GallerySection(id, "\(title) (\(id))", mirrors: true, looks))
        }
        return sections
    }

    private static func answer(
        _ method: String, _ params: JSONObject, _ host: InProcess
    ) throws(CommandError) -> JSONObject {
        let text: [UInt8]
        do throws(RPCError) {
            text = try host.call(method, params)
        } catch {
            throw .failure(Diagnostic(error))
        }
        guard case .object(let result)? = try? Jansson.parse(text) else { return [:] }
        return result
    }
}
