import JSONValues

/// Writes answers as JSON text.
package enum ReplyWriter {
    package static func result(_ reply: Reply, id: RequestID, to output: inout [UInt8]) {
        open(id.json, to: &output)
        append(",\"result\":", to: &output)
        write(reply, to: &output)
        output.append(UInt8(ascii: "}"))
    }

    package static func error(_ error: RPCError, id: RequestID?, to output: inout [UInt8]) {
        open(id?.json ?? .null, to: &output)
        append(",\"error\":", to: &output)
        Jansson.write(error.json, to: &output)
        output.append(UInt8(ascii: "}"))
    }

    package static func notification(_ method: String, _ params: Reply, to output: inout [UInt8]) {
        append("{\"jsonrpc\":\"2.0\",\"method\":", to: &output)
        Jansson.write(.string(method), to: &output)
        append(",\"params\":", to: &output)
        write(params, to: &output)
        output.append(UInt8(ascii: "}"))
    }

    /// A request of this side to the other.
    package static func request(_ method: String, _ params: Reply, id: RequestID, to output: inout [UInt8]) {
        open(id.json, to: &output)
        append(",\"method\":", to: &output)
        Jansson.write(.string(method), to: &output)
        append(",\"params\":", to: &output)
        write(params, to: &output)
        output.append(UInt8(ascii: "}"))
    }

    private static func open(_ id: JSONValue, to output: inout [UInt8]) {
        append("{\"jsonrpc\":\"2.0\",\"id\":", to: &output)
        Jansson.write(id, to: &output)
    }

    package static func write(_ reply: Reply, to output: inout [UInt8]) {
        switch reply {
        case .value(let value): Jansson.write(value, to: &output)
        case .json(let text): output += text
        case .spliced(let object): write(object, to: &output)
        case .object(let members):
            var separator = "{"
            for member in members {
                append(separator, to: &output)
                Jansson.write(.string(member.key), to: &output)
                output.append(UInt8(ascii: ":"))
                write(member.value, to: &output)
                separator = ","
            }
            append(members.isEmpty ? "{}" : "}", to: &output)
        case .array(let elements):
            output.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 { output.append(UInt8(ascii: ",")) }
                write(element, to: &output)
            }
            output.append(UInt8(ascii: "]"))
        }
    }

    private static func write(_ object: SplicedObject, to output: inout [UInt8]) {
        output += object.head
        let start = output.count
        Jansson.write(.object(object.members), to: &output)
        // Where a head is, its members come first, and the braces in between are none.
        if object.head.count > 1 { output[start] = UInt8(ascii: ",") }
        if let tail = object.tail {
            output.removeLast()
            append(object.members.members.isEmpty && object.head.count <= 1 ? "" : ",", to: &output)
            Jansson.write(.string(tail.key), to: &output)
            append(":\"", to: &output)
            switch tail.value {
            case .utf8(let bytes): StringEscaping.append(bytes, to: &output)
            case .base64(let bytes): Base64.append(bytes, to: &output)
            }
            append("\"}", to: &output)
        }
    }

    private static func append(_ text: String, to output: inout [UInt8]) {
        output += text.utf8
    }
}
