import JSONValues
import Wire

/// The OpenRPC document of the protocol (OpenRPC 1.2.6).
enum OpenRPCDocument {
    static let value: JSONValue = [
        "openrpc": "1.2.6",
        "info": [
            "title": "Roundel", "version": .string(Host.protocolVersions.last ?? ""),
            "description": "Identity components by exact rules: resolved specifications, SVG and PNG.",
            "license": ["name": "MIT"],
        ],
        "methods": .array(
            (LifecycleMethod.descriptions + MethodList.all.map(description(of:))).sorted { name($0) < name($1) }),
    ]

    private static func description(of method: AnyMethod) -> JSONValue {
        describe(
            method.name, method.summary, parameters: method.parameters(), result: method.result(),
            errors: method.errors)
    }

    /// A method object. What every method takes is said with each of them.
    static func describe(
        _ name: String, _ summary: String, parameters: JSONObject, result: JSONObject, errors: [ErrorCode]
    ) -> JSONValue {
        [
            "name": .string(name), "summary": .string(summary), "paramStructure": "by-name",
            "params": .array(params(of: parameters) + commonParams),
            "result": ["name": "result", "schema": .object(result)],
            "errors": .array(
                errors.map { ["code": .integer(Int64($0.rawValue)), "message": .string($0.meaning)] }),
        ]
    }

    private static let commonParams: [JSONValue] =
        params(of: CallOptions.fields.schema) + [
            [
                "name": "_meta", "description": "Belongs to whoever sends it, and is passed over.", "required": false,
                "schema": [:],
            ]
        ]

    /// One content descriptor a property of the schema.
    private static func params(of schema: JSONObject) -> [JSONValue] {
        guard case .object(let properties)? = schema["properties"] else { return [] }
        var required: [JSONValue] = []
        if case .array(let names)? = schema["required"] { required = names }
        return properties.members.map { member in
            guard case .object(var property) = member.value else { return .null }
            let description = property["description"] ?? ""
            property["description"] = nil
            return [
                "name": .string(member.key), "description": description,
                "required": .bool(required.contains(.string(member.key))), "schema": .object(property),
            ]
        }
    }

    private static func name(_ method: JSONValue) -> String {
        guard case .object(let object) = method, case .string(let name)? = object["name"] else { return "" }
        return name
    }
}

extension LifecycleMethod {
    /// Method objects of those that are answered.
    fileprivate static var descriptions: [JSONValue] {
        [
            OpenRPCDocument.describe(
                initialize.rawValue, "Agrees on a version and on defaults; optional.",
                parameters: InitializeParameters.fields.schema,
                result: ResultSchema.initialized, errors: [.invalidRequest, .invalidParams, .unsupportedVersion]),
            OpenRPCDocument.describe(
                ping.rawValue, "Answered at once, whatever else is at work.", parameters: [:],
                result: ResultSchema.object([:]), errors: [.invalidParams]),
            OpenRPCDocument.describe(
                shutdown.rawValue, "Answered when every earlier request is; nothing else is accepted after it.",
                parameters: [:], result: ["type": "null"], errors: [.invalidRequest, .invalidParams]),
        ]
    }
}

extension ErrorCode {
    /// In a few words, for the document; errors themselves say more.
    fileprivate var meaning: String {
        switch self {
        case .invalidRequest: "Invalid request"
        case .invalidParams: "Invalid parameters"
        case .internalError: "Internal error"
        case .cancelled: "Request cancelled"
        case .unsupportedVersion: "Unsupported version"
        case .notPermitted: "Not permitted"
        case .outputFailed: "Output failed"
        case .limitExceeded: "Limit exceeded"
        case .deadlineExceeded: "Deadline exceeded"
        default: "Error"
        }
    }
}
