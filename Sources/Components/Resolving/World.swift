package import Drawing
package import JSONValues

/// What a component needs of the outside world.
package struct World: Sendable {
    /// The font engine.
    package let shaper: any TextShaper
    /// The icon sets.
    package let symbols: any SymbolSource
    /// The pictures of urls. Default: none.
    package var images: any ImageSource
    /// The components of plugins.
    package var plugins: any PluginSource = NoPlugins()

    /// How many components the one being resolved stands in.
    private var depth = 0

    package init(shaper: any TextShaper, symbols: any SymbolSource, images: any ImageSource = NoImages()) {
        self.shaper = shaper
        self.symbols = symbols
        self.images = images
    }

    /// The world as seen from one component further in.
    func nested() throws(InvalidValue) -> World {
        let limit = Limits.maxNesting
        guard depth + 1 < limit.value else {
            throw InvalidValue(
                .limitExceeded, "components are nested deeper than the limit \(limit.name) of \(limit.value)",
                expected: "at most \(limit.value) components in one another", limit: limit)
        }
        var inner = self
        inner.depth += 1
        return inner
    }

    /// Every component that is known by now.
    package var components: [AnyComponent] { ComponentList.all + plugins.components }

    /// - Parameter member: where the id stands.
    package func definition(of id: String, at member: String? = nil) throws(InvalidValue) -> AnyComponent {
        if let component = ComponentList.named(id) { return component }
        switch PluginComponent.isID(id) ? plugins.component(id) : .unknown {
        case .known(let component): return component
        case .pending: return .unread(id)
        case .failed(let fault): throw fault
        case .unknown: break
        }
        let ids = components.map(\.id)
        // A plugin's component without the plugin's name is more than a slip of the finger.
        let suggestion =
            ids.first { $0.utf8.reversed().starts(with: "/\(id)".utf8.reversed()) } ?? NearestName.of(id, among: ids)
        let hint = suggestion.map { "; did you mean \"\($0)\"?" } ?? hint(atPluginOf: id)
        throw InvalidValue(
            .unknownComponent, "there is no component \"\(id.shortened)\"\(hint)", at: member,
            expected: "one of " + ids.joined(separator: ", "), received: id.shortened, suggestion: suggestion)
    }

    /// Where an id names a plugin that is not here.
    private func hint(atPluginOf id: String) -> String {
        guard PluginComponent.isID(id), let slash = id.firstIndex(of: "/") else { return "" }
        let plugin = id[..<slash]
        let isHere = plugins.components.contains { $0.source.isExactly(String(plugin)) }
        return isHere ? "" : ", for there is no plugin \(plugin)"
    }
}
