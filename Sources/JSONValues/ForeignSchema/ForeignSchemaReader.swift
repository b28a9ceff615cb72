/// Reads a schema into rules, and refuses what would not be checked.
struct ForeignSchemaReader {
    private let root: JSONObject
    private var definitions = JSONObject()
    private var rules: [ForeignSchema.Rule] = []
    /// Places of the definitions that are read or being read.
    private var places: [(name: String, rule: Int)] = []

    /// More would take long to check.
    private static let maxRules = 2000

    /// Say something of a schema, but ask nothing of a value.
    private static let annotations = [
        "title", "description", "examples", "deprecated", "readOnly", "writeOnly", "$comment", "$schema", "format",
        "contentEncoding", "contentMediaType", "$defs",
    ]

    init(root: JSONObject) {
        self.root = root
    }

    mutating func read() throws(InvalidValue) -> [ForeignSchema.Rule] {
        if case .object(let definitions)? = root["$defs"] { self.definitions = definitions }
        places = [("", 0)]
        _ = try read(.object(root))
        try refuseCircles()
        return rules
    }

    /// The place of the rule.
    private mutating func read(_ json: JSONValue) throws(InvalidValue) -> Int {
        let place = rules.count
        guard place < Self.maxRules else {
            throw InvalidValue(.outOfRange, "the schema has more than \(Self.maxRules) parts")
        }
        rules.append(ForeignSchema.Rule())
        switch json {
        case .bool(let takesAnything): rules[place].takesAnything = takesAnything
        case .object(let schema):
            var rule = ForeignSchema.Rule()
            for member in schema.members {
                do throws(InvalidValue) {
                    try read(member.key, member.value, &rule)
                } catch {
                    throw error.inside(member.key.asPointerToken)
                }
            }
            rules[place] = rule
        default: throw .wrongType(expected: "a schema, that is an object or a boolean", received: json)
        }
        return place
    }

    private mutating func read(
        _ keyword: String, _ json: JSONValue, _ rule: inout ForeignSchema.Rule
    ) throws(InvalidValue) {
        guard !keyword.isTooLongForAName else { throw refusal(keyword) }
        switch keyword {
        case "type": rule.types = try types(json)
        case "enum": rule.words = try Kind<[JSONValue]>.list(of: .any, min: 1).decode(json)
        case "const": rule.words = [json]
        case "default": rule.fallback = json
        case "minimum": rule.minimum = try number(json)
        case "maximum": rule.maximum = try number(json)
        case "exclusiveMinimum": rule.exclusiveMinimum = try number(json)
        case "exclusiveMaximum": rule.exclusiveMaximum = try number(json)
        case "multipleOf": rule.multipleOf = try Kind<Double>.number(over: 0).decode(json)
        case "minLength": rule.minLength = try count(json)
        case "maxLength": rule.maxLength = try count(json)
        case "minItems": rule.minItems = try count(json)
        case "maxItems": rule.maxItems = try count(json)
        case "minProperties": rule.minProperties = try count(json)
        case "maxProperties": rule.maxProperties = try count(json)
        case "uniqueItems": rule.uniqueItems = try Kind<Bool>.boolean.decode(json)
        case "pattern": rule.pattern = try pattern(json)
        case "items": rule.items = try read(json)
        case "additionalProperties": rule.additional = try read(json)
        case "properties": rule.properties = try properties(json)
        case "required": rule.required = try Kind<[String]>.list(of: .string).decode(json)
        case "allOf": rule.all = try list(json)
        case "anyOf": rule.any = try list(json)
        case "oneOf": rule.one = try list(json)
        case "$ref": rule.reference = try reference(json)
        default: guard Self.annotations.contains(keyword) else { throw refusal(keyword) }
        }
    }

    private func refusal(_ keyword: String) -> InvalidValue {
        InvalidValue(
            .unknownParameter,
            "the keyword \"\(keyword.shortened)\" is not checked here, so a schema cannot rely on it",
            expected:
                "type, enum, const, default, properties, required, additionalProperties, items, allOf, anyOf, oneOf, "
                + "$ref to #/$defs/NAME, and the limits of numbers, strings, arrays and objects",
            received: keyword.shortened)
    }

    private func types(_ json: JSONValue) throws(InvalidValue) -> [ForeignSchema.ValueType] {
        if case .array = json { return try Kind<[ForeignSchema.ValueType]>.list(of: .choice(), min: 1).decode(json) }
        return [try Kind<ForeignSchema.ValueType>.choice().decode(json)]
    }

    private func number(_ json: JSONValue) throws(InvalidValue) -> Double { try Kind<Double>.number().decode(json) }

    private func count(_ json: JSONValue) throws(InvalidValue) -> Int { try Kind<Int>.integer(min: 0).decode(json) }

    private func pattern(_ json: JSONValue) throws(InvalidValue) -> TextPattern {
        let source = try Kind<String>.string.decode(json)
        do throws(TextPattern.Refusal) {
            return try TextPattern(source)
        } catch {
            throw InvalidValue(
                .unknownValue, "the pattern \"\(source.shortened)\" \(error.message)",
                expected: "characters, classes, groups, |, *, +, ?, {m,n}, ^ and $", received: source.shortened)
        }
    }

    private mutating func list(_ json: JSONValue) throws(InvalidValue) -> [Int] {
        guard case .array(let elements) = json, !elements.isEmpty else {
            throw .wrongType(expected: "an array of schemas, not empty", received: json)
        }
        var places: [Int] = []
        for (index, element) in elements.enumerated() {
            do throws(InvalidValue) { places.append(try read(element)) } catch { throw error.inside("\(index)") }
        }
        return places
    }

    private mutating func properties(_ json: JSONValue) throws(InvalidValue) -> [(name: String, rule: Int)] {
        guard case .object(let object) = json else {
            throw .wrongType(expected: "an object of schemas", received: json)
        }
        var properties: [(String, Int)] = []
        for member in object.members {
            do throws(InvalidValue) {
                properties.append((member.key, try read(member.value)))
            } catch {
                throw error.inside(member.key.asPointerToken)
            }
        }
        return properties
    }

    private mutating func reference(_ json: JSONValue) throws(InvalidValue) -> Int {
        let text = try Kind<String>.string.decode(json)
        if text.isExactly("#") { return 0 }
        let prefix = "#/$defs/"
        let name = String(decoding: text.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
        guard text.utf8.starts(with: prefix.utf8), let definition = definitions[name] else {
            throw InvalidValue(
                .unknownValue, "\"\(text.shortened)\" is no schema in here", expected: "# or #/$defs/NAME",
                received: text.shortened,
                suggestion: NearestName.of(text, among: definitions.members.map { prefix + $0.key }))
        }
        if let known = places.first(where: { $0.name.isExactly(name) }) { return known.rule }
        // Noted before it is read, for it may refer to itself.
        places.append((name, rules.count))
        return try read(definition)
    }

    /// A schema that leads back to itself without going into the value would be checked for ever.
    private func refuseCircles() throws(InvalidValue) {
        var state = [Int](repeating: 0, count: rules.count)
        for start in rules.indices {
            var path: [(rule: Int, next: Int)] = [(start, 0)]
            while let last = path.last {
                let rule = rules[last.rule]
                if last.next == 0 {
                    guard state[last.rule] != 1 else {
                        throw InvalidValue(.unknownValue, "the schema refers to itself without going into the value")
                    }
                    if state[last.rule] == 2 {
                        path.removeLast()
                        continue
                    }
                    state[last.rule] = 1
                }
                let further = (rule.reference.map { [$0] } ?? []) + rule.all + rule.any + rule.one
                if last.next < further.count {
                    path[path.count - 1].next += 1
                    path.append((further[last.next], 0))
                } else {
                    state[last.rule] = 2
                    path.removeLast()
                }
            }
        }
    }
}
