import Host
import JSONValues
import Wire

/// A line of a batch on its way to a picture.
struct BatchItem: Sendable {
    /// From 1.
    let line: Int
    /// Bytes of the line.
    let size: Int
    /// What to render and what its file is called, without an ending; or why that cannot be.
    let content: Result<(json: JSONValue, name: String), RPCError>
    /// Where in the line the fault is, from 1.
    var column: Int?
}

/// Reads the items of a file and gives each its name.
struct BatchReader {
    private let file: ItemFile
    private var lines: LineReader
    private var index = 0
    /// Lines by the names that they took.
    private var taken: [String: Int] = [:]
    /// Why reading ended before the end of the file.
    private(set) var failure: CommandError?

    init(_ file: ItemFile) {
        self.file = file
        lines = file.lines()
    }

    mutating func next() -> BatchItem? {
        do throws(CommandError) {
            guard let line = try lines.next() else { return nil }
            defer { index += 1 }
            return item(line)
        } catch {
            failure = error
            return nil
        }
    }

    private mutating func item(_ line: LineReader.Line) -> BatchItem {
        guard let text = line.text else {
            return BatchItem(line: line.number, size: 0, content: .failure(RPCError(.messageTooLarge)))
        }
        let json: JSONValue
        do throws(JSONSyntaxError) {
            json = try Jansson.parse(text)
        } catch {
            let answer = RPCError(
                .parseError, reason: error.reason.rawValue, message: "not one JSON value: \(error.detail)")
            return BatchItem(line: line.number, size: 0, content: .failure(answer), column: error.place?.column)
        }
        do throws(InvalidValue) {
            let name = try takeName(json, line: line.number)
            return BatchItem(line: line.number, size: text.count, content: .success((json, name)))
        } catch {
            return BatchItem(line: line.number, size: 0, content: .failure(RPCError(error)))
        }
    }

    private mutating func takeName(_ json: JSONValue, line: Int) throws(InvalidValue) -> String {
        guard case .object(let object) = json else {
            throw .wrongType(expected: "an item {id?, component, props, context?, output?}", received: json)
        }
        let name: String
        let id = object["id"]?.plain ?? ""
        switch object["id"] {
        case nil, .null?: name = ItemName.of(index: index, among: file.count)
        case .string?, .integer?: name = try ItemName.of(id: id)
        case let other?:
            throw InvalidValue.wrongType(expected: "a string or an integer", received: other).inside("id")
        }
        if let first = taken[name] {
            let isNumbered = object["id"] == nil || object["id"] == .null
            throw InvalidValue(
                .conflictingParameters,
                isNumbered
                    ? "an item without an id is called \"\(name)\", which is the id of line \(first)"
                    : "\"\(id.shortened)\" is taken by line \(first)", at: "id",
                expected: "an id of its own for every item", received: id.shortened)
        }
        taken[name] = line
        return name
    }
}
