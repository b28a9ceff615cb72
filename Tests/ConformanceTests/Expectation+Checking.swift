import JSONValues
import TestSupport

extension Expectation {
    /// Fails where the messages are not what is expected. There are as many of them as `count` says.
    func check(_ messages: [JSONValue], _ labels: inout Labels) throws {
        if case .unordered(let expectations) = demand {
            try Self.assign(expectations, messages, &labels)
        } else {
            try check(messages[0], &labels)
        }
    }

    private func check(_ message: JSONValue, _ labels: inout Labels) throws {
        switch demand {
        case .exact(let wanted): try Pattern.exact(wanted, message)
        case .subset(let pattern):
            try Pattern.match(pattern, message, &labels)
            if let svg { try SVGDemand.check(svg, message, &labels) }
            if let png { try PNGDemand.check(png, message) }
        case .error(let wanted): try wanted.check(message, &labels)
        case .unordered: throw Failure("unordered inside of unordered")
        }
    }

    /// Finds for each expectation a message of its own, by trying; there are few of each.
    private static func assign(
        _ expectations: [Expectation], _ messages: [JSONValue], _ labels: inout Labels
    ) throws {
        guard let first = expectations.first else { return }
        var failures: [String] = []
        for index in messages.indices {
            var attempt = labels
            var others = messages
            let message = others.remove(at: index)
            do {
                try first.check(message, &attempt)
                try assign(Array(expectations.dropFirst()), others, &attempt)
                labels = attempt
                return
            } catch let failure as Failure {
                failures.append(failure.description)
            }
        }
        throw Failure("nothing fits \(first.json.cut(300)): \(failures.joined(separator: "; ").cut(600))")
    }
}

extension ErrorDemand {
    fileprivate func check(_ message: JSONValue, _ labels: inout Labels) throws {
        guard let error = message["/error"] else {
            throw Failure("want the error \(code.cut()) \(reason.cut()), got \(message.cut(300))")
        }
        try Pattern.exact(code, error["/code"], at: "code")
        try Pattern.match(reason, error["/data/reason"], &labels, at: "reason")
        try Pattern.exact(id, message["/id"], at: "id")
        if let pointer { try Pattern.match(pointer, error["/data/pointer"], &labels, at: "pointer") }
        if let suggestion { try Pattern.match(suggestion, error["/data/suggestion"], &labels, at: "suggestion") }
        if let data { try Pattern.match(data, error["/data"], &labels, at: "data") }
    }
}
