import JSONValues

/// JSON Schema of results, in few words. A key that ends in `?` names a member that may be omitted.
enum ResultSchema {
    static let string: JSONValue = ["type": "string"]
    static let boolean: JSONValue = ["type": "boolean"]
    static let integer: JSONValue = ["type": "integer"]
    static let number: JSONValue = ["type": "number"]
    static let anyObject: JSONValue = ["type": "object"]
    static let color: JSONValue = ["type": "string", "pattern": "^#[0-9A-F]{6}([0-9A-F]{2})?$"]

    static func words(_ words: [String]) -> JSONValue {
        ["type": "string", "enum": .array(words.map(JSONValue.string))]
    }

    static func list(_ element: JSONValue) -> JSONValue {
        ["type": "array", "items": element]
    }

    static func list(_ element: JSONObject) -> JSONValue { list(.object(element)) }

    static func orNull(_ schema: JSONValue) -> JSONValue {
        ["oneOf": [schema, ["type": "null"]]]
    }

    static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONObject {
        var properties = JSONObject()
        var required: [JSONValue] = []
        for (key, schema) in members {
            let isOptional = key.hasSuffix("?")
            let name = isOptional ? String(key.dropLast()) : key
            properties.append(name, schema)
            if !isOptional { required.append(.string(name)) }
        }
        return ["type": "object", "properties": .object(properties), "required": .array(required)]
    }
}
