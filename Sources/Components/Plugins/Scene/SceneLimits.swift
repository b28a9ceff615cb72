package import JSONValues

/// How much a plugin's scene may hold (R2805).
package enum SceneLimits {
    /// Nodes on all levels together.
    package static let maxNodes = InvalidValue.Limit(name: "pluginSceneNodes", value: 10_000)
    /// Levels of children; the nodes of the scene itself are level 1.
    package static let maxLevels = InvalidValue.Limit(name: "pluginSceneLevels", value: 32)

    /// Counts before anything is read, so that what is too much costs nothing. Faults point into the scene.
    static func check(_ scene: JSONValue) throws(InvalidValue) {
        var count = 0
        try check(scene, level: 1, &count)
    }

    private static func check(_ list: JSONValue, level: Int, _ count: inout Int) throws(InvalidValue) {
        guard case .array(let nodes) = list else { return }
        guard nodes.isEmpty || level <= maxLevels.value else {
            throw exceeded("the scene is nested deeper than \(maxLevels.value) levels", maxLevels)
        }
        for (index, node) in nodes.enumerated() {
            count += 1
            do throws(InvalidValue) {
                guard count <= maxNodes.value else {
                    throw exceeded("the scene has more than \(maxNodes.value) nodes", maxNodes)
                }
                guard case .object(let object) = node, let children = object["children"] else { continue }
                do throws(InvalidValue) {
                    try check(children, level: level + 1, &count)
                } catch {
                    throw error.inside("children")
                }
            } catch {
                throw error.inside("\(index)")
            }
        }
    }

    private static func exceeded(_ message: String, _ limit: InvalidValue.Limit) -> InvalidValue {
        InvalidValue(.limitExceeded, message, expected: "at most \(limit.value)", limit: limit)
    }
}
