extension Engine {
    /// What the folders hold. Collections are opened to read their families' names.
    mutating func inventory() -> FontInventory {
        let families = Dictionary(grouping: files(), by: \.family).values.compactMap { files -> FontInventory.Family? in
            files.first.map { first in
                FontInventory.Family(
                    name: first.stem, folder: first.folder, weights: Set(files.compactMap(\.weight)).sorted())
            }
        }
        let scripts = ScriptFamilies.scripts.map { code in
            FontInventory.Script(
                code: code,
                family: ScriptFamilies.families(script: code, han: .mainland).first { isInstalled($0) })
        }
        return FontInventory(families: families.sorted { $0.name < $1.name }, scripts: scripts)
    }
}
