package import JSONValues

/// One thing that a plugin draws, as it says it: colours are not looked up yet, and text is not set.
package indirect enum SceneNode: Sendable {
    case group(SceneGroup)
    case circle(SceneCircle)
    case rect(SceneRect)
    case path(ScenePath)
    case text(SceneText)
    case image(SceneImage)
    case component(SceneComponent)

    static let typeNames = ["group", "circle", "rect", "path", "text", "image", "component"]
}

extension Kind where Value == [SceneNode] {
    /// A list of nodes, or one alone.
    package static var scene: Kind {
        let list = Kind<[SceneNode]>.list(of: .sceneNode)
        return Kind(
            schema: { ["oneOf": [.object(list.schema()), .object(Kind<SceneNode>.sceneNode.schema())]] },
            decode: { (json) throws(InvalidValue) in
                if case .object = json { return [try Kind<SceneNode>.sceneNode.decode(json)] }
                return try list.decode(json)
            },
            encode: { _ in .null })
    }
}

extension Kind where Value == SceneNode {
    package static var sceneNode: Kind {
        Kind(
            schema: { ["$ref": "#/$defs/node"] },
            decode: { (json) throws(InvalidValue) in
                guard case .object(let object) = json else { throw .wrongType(expected: "a node", received: json) }
                let type = try typeName(of: object)
                switch type {
                case "group": return .group(try SceneGroup(decoding: object))
                case "circle": return .circle(try SceneCircle(decoding: object))
                case "rect": return .rect(try SceneRect(decoding: object))
                case "path": return .path(try ScenePath(decoding: object))
                case "text": return .text(try SceneText(decoding: object))
                case "image": return .image(try SceneImage(decoding: object))
                case "component": return .component(try SceneComponent(decoding: object))
                default: throw .unknownType(type, among: SceneNode.typeNames)
                }
            },
            encode: { _ in .null })
    }

    private static func typeName(of object: JSONObject) throws(InvalidValue) -> String {
        switch object["type"] {
        case .string(let name)? where !name.isTooLongForAName: return name
        case .string(let name)?: throw .unknownType(name, among: SceneNode.typeNames)
        case nil:
            throw InvalidValue(
                .missingParameter, "\"type\" is missing", at: "type",
                expected: "one of " + SceneNode.typeNames.joined(separator: ", "))
        case let other?: throw InvalidValue.wrongType(expected: "a string", received: other).inside("type")
        }
    }
}

extension InvalidValue {
    static func unknownType(_ name: String, among names: [String]) -> InvalidValue {
        let suggestion = NearestName.of(name, among: names)
        let hint = suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
        return InvalidValue(
            .unknownValue, "there is no node of type \"\(name.shortened)\"\(hint)", at: "type",
            expected: "one of " + names.joined(separator: ", "), received: name.shortened, suggestion: suggestion)
    }
}

extension Kind where Value == String {
    /// The word that tells one form of a value from the others; it has been read by then.
    static func tag(_ word: String) -> Kind {
        Kind(schema: { ["const": .string(word)] }, decode: { _ in word }, encode: { .string($0) })
    }
}
