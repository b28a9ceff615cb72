extension ForeignSchema {
    /// Steps of a check; a schema can be written so that a small value takes for ever.
    static let maxSteps = InvalidValue.Limit(name: "maxSchemaSteps", value: 200_000)

    /// The value with the defaults of what it does not say. Faults point into the value.
    ///
    /// As everywhere in the protocol, `7.0` is an integer, and null stands for nothing where the schema does not take it.
    package func checked(_ value: JSONValue) throws(InvalidValue) -> JSONValue {
        var checker = Checker(rules: rules)
        var value = value
        try checker.check(&value, against: 0)
        return value
    }

    private struct Checker {
        let rules: [Rule]
        private var steps = 0

        init(rules: [Rule]) {
            self.rules = rules
        }

        mutating func check(_ value: inout JSONValue, against place: Int) throws(InvalidValue) {
            steps += 1
            guard steps <= maxSteps.value else {
                throw InvalidValue(
                    .limitExceeded, "the value takes over \(maxSteps.value) steps to check", limit: maxSteps)
            }
            let rule = rules[place]
            guard rule.takesAnything else {
                throw InvalidValue(
                    .unknownParameter, "nothing may stand here", expected: "nothing", received: value.typeName)
            }
            if !rule.types.isEmpty, !rule.types.contains(where: { $0.includes(value) }) {
                let expected = rule.types.map(\.words).joined(separator: " or ")
                throw .wrongType(expected: expected, received: value)
            }
            if rule.types == [.integer], case .real(let number) = value, let whole = Int64(exactly: number) {
                value = .integer(whole)
            }
            if let words = rule.words, !words.contains(where: { $0.isSame(as: value) }) {
                throw .noWord(value, of: words)
            }
            switch value {
            case .integer, .real: try checkNumber(value, rule)
            case .string(let text): try checkText(text, rule)
            case .array(var elements):
                try checkArray(&elements, rule)
                value = .array(elements)
            case .object(var object):
                try checkObject(&object, rule)
                value = .object(object)
            case .null, .bool: break
            }
            try checkCombinations(&value, rule)
        }

        private func checkNumber(_ value: JSONValue, _ rule: Rule) throws(InvalidValue) {
            guard let number = value.double else { return }
            let isInRange =
                number >= rule.minimum ?? -.infinity && number <= rule.maximum ?? .infinity
                && number > rule.exclusiveMinimum ?? -.infinity && number < rule.exclusiveMaximum ?? .infinity
            guard isInRange else { throw .outOfRange(rule.range, value) }
            if let step = rule.multipleOf {
                let quotient = number / step
                // Decimal fractions have no exact binary form: 0.3 is no multiple of 0.1 to the last bit.
                guard (quotient - quotient.rounded()).magnitude <= 1e-9 * max(1, quotient.magnitude) else {
                    throw .outOfRange("a multiple of \(JSONValue.length(step).plain)", value)
                }
            }
        }

        private func checkText(_ text: String, _ rule: Rule) throws(InvalidValue) {
            if rule.minLength != nil || rule.maxLength != nil {
                let count = text.unicodeScalars.count
                guard count >= rule.minLength ?? 0, count <= rule.maxLength ?? .max else {
                    throw .size(count, "characters", rule.minLength, rule.maxLength)
                }
            }
            guard let pattern = rule.pattern else { return }
            let limit = Limits.maxTextBytes
            guard text.utf8.count <= limit.value else {
                throw InvalidValue(
                    .limitExceeded, "the text has \(text.utf8.count) bytes, over the limit \(limit.name)",
                    expected: "at most \(limit.value) bytes of UTF-8", received: "\(text.utf8.count) bytes",
                    limit: limit)
            }
            guard pattern.matches(text) else {
                throw InvalidValue(
                    .unknownValue, "\"\(text.shortened)\" does not match \(pattern.source.shortened)",
                    expected: "text that matches \(pattern.source.shortened)", received: text.shortened)
            }
        }

        private mutating func checkArray(_ elements: inout [JSONValue], _ rule: Rule) throws(InvalidValue) {
            guard elements.count >= rule.minItems ?? 0, elements.count <= rule.maxItems ?? .max else {
                throw .size(elements.count, "members", rule.minItems, rule.maxItems)
            }
            if let items = rule.items {
                for index in elements.indices {
                    do throws(InvalidValue) {
                        try check(&elements[index], against: items)
                    } catch {
                        throw error.inside("\(index)")
                    }
                }
            }
            guard rule.uniqueItems else { return }
            for (index, element) in elements.enumerated() {
                steps += index
                guard steps <= maxSteps.value else { break }
                if elements[..<index].contains(where: { $0.isSame(as: element) }) {
                    throw InvalidValue(
                        .conflictingParameters, "the same value is there twice", at: "\(index)",
                        expected: "values that differ")
                }
            }
        }

        private mutating func checkObject(_ object: inout JSONObject, _ rule: Rule) throws(InvalidValue) {
            for property in rule.properties where object[property.name] == .null {
                var null = JSONValue.null
                do throws(InvalidValue) {
                    try check(&null, against: property.rule)
                } catch {
                    object[property.name] = nil
                }
            }
            for name in rule.required where object[name] == nil {
                throw InvalidValue(
                    .missingParameter, "\"\(name.shortened)\" is missing", at: name.asPointerToken,
                    expected: name.shortened)
            }
            guard object.members.count >= rule.minProperties ?? 0, object.members.count <= rule.maxProperties ?? .max
            else { throw .size(object.members.count, "members", rule.minProperties, rule.maxProperties) }
            for index in object.members.indices {
                let name = object.members[index].key
                let declared = rule.properties.first { $0.name.isExactly(name) }?.rule
                guard let place = declared ?? rule.additional, !name.isExactly("_meta") else { continue }
                guard declared != nil || rules[place].takesAnything else {
                    throw .unknownMember(name, among: rule.properties.map(\.name))
                }
                do throws(InvalidValue) {
                    try check(&object.members[index].value, against: place)
                } catch {
                    throw error.inside(name.asPointerToken)
                }
            }
            for property in rule.properties where object[property.name] == nil {
                if let fallback = rules[property.rule].fallback { object.append(property.name, fallback) }
            }
        }

        // MARK: Combinations

        private mutating func checkCombinations(_ value: inout JSONValue, _ rule: Rule) throws(InvalidValue) {
            if let reference = rule.reference { try check(&value, against: reference) }
            for place in rule.all { try check(&value, against: place) }
            if !rule.any.isEmpty { value = try firstFit(value, rule.any) }
            guard !rule.one.isEmpty else { return }
            let fit = try firstFit(value, rule.one)
            let count = rule.one.count { place in
                var copy = value
                return (try? check(&copy, against: place)) != nil
            }
            guard count == 1 else {
                throw InvalidValue(
                    .conflictingParameters, "the value fits \(count) of the forms that exclude each other",
                    expected: "a value that fits one of them only")
            }
            value = fit
        }

        /// The value as the first schema that it fits fills it; else the fault that lies deepest, for that form was most likely meant.
        private mutating func firstFit(_ value: JSONValue, _ places: [Int]) throws(InvalidValue) -> JSONValue {
            var deepest: InvalidValue?
            for place in places {
                var copy = value
                do throws(InvalidValue) {
                    try check(&copy, against: place)
                    return copy
                } catch {
                    if error.limit?.name == maxSteps.name { throw error }
                    if error.pointer.tokens.count > deepest?.pointer.tokens.count ?? -1 { deepest = error }
                }
            }
            throw deepest ?? InvalidValue(.unknownValue, "the value fits none of the forms")
        }
    }
}

extension ForeignSchema.Rule {
    /// What a number may be.
    fileprivate var range: String {
        if let minimum, let maximum, exclusiveMinimum == nil, exclusiveMaximum == nil {
            return "a number from \(JSONValue.length(minimum).plain) to \(JSONValue.length(maximum).plain)"
        }
        var words = "a number"
        if let exclusiveMinimum { words += " over \(JSONValue.length(exclusiveMinimum).plain)" }
        if let minimum { words += " of at least \(JSONValue.length(minimum).plain)" }
        if let exclusiveMaximum { words += " under \(JSONValue.length(exclusiveMaximum).plain)" }
        if let maximum { words += " of at most \(JSONValue.length(maximum).plain)" }
        return words
    }
}

extension InvalidValue {
    fileprivate static func outOfRange(_ expected: String, _ value: JSONValue) -> InvalidValue {
        InvalidValue(
            .outOfRange, "expected \(expected), got \(value.plain)", expected: expected, received: value.plain)
    }

    fileprivate static func size(_ count: Int, _ noun: String, _ least: Int?, _ most: Int?) -> InvalidValue {
        let range =
            switch (least, most) {
            case (let least?, let most?): "\(least) to \(most) \(noun)"
            case (let least?, nil): "at least \(least) \(noun)"
            case (nil, let most?): "at most \(most) \(noun)"
            case (nil, nil): noun
            }
        return InvalidValue(
            .outOfRange, "expected \(range), got \(count)", expected: range, received: "\(count) \(noun)")
    }

    fileprivate static func noWord(_ value: JSONValue, of words: [JSONValue]) -> InvalidValue {
        let names = words.map { $0.plain.shortened }
        let expected = names.count == 1 ? names[0] : "one of " + names.joined(separator: ", ")
        let received = value.plain.shortened
        return InvalidValue(
            .unknownValue, "\"\(received)\" is not \(expected)", expected: expected, received: received,
            suggestion: NearestName.of(value.plain, among: names))
    }
}
