import Encodings
import JSONValues

/// Writes JSON-RPC messages as JSON text.
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
        StringEscaping.append(quoted: method, to: &output)
        append(",\"params\":", to: &output)
        write(params, to: &output)
        output.append(UInt8(ascii: "}"))
    }

    /// A request to the other side.
    package static func request(_ method: String, _ params: Reply, id: RequestID, to output: inout [UInt8]) {
        open(id.json, to: &output)
        append(",\"method\":", to: &output)
        StringEscaping.append(quoted: method, to: &output)
        append(",\"params\":", to: &output)
        write(params, to: &output)
        output.append(UInt8(ascii: "}"))
    }

    private static func open(_ id: JSONValue, to output: inout [UInt8]) {
        append("{\"jsonrpc\":\"2.0\",\"id\":", to: &output)
        write(id, to: &output)
    }

    package static func write(_ reply: Reply, to output: inout [UInt8]) {
        switch reply {
        case .value(let value): write(value, to: &output)
        case .text(let text): output += text
        case .filled(let filled): write(filled, to: &output)
        case .object(let members):
            var separator: StaticString = "{"
            for member in members {
                append(separator, to: &output)
                StringEscaping.append(quoted: member.key, to: &output)
                output.append(UInt8(ascii: ":"))
                write(member.value, to: &output)
                separator = ","
            }
            append(members.isEmpty ? "{}" : "}", to: &output)
        case .array(let elements): append(arrayOf: elements, to: &output) { write($0, to: &$1) }
        }
    }

    private static func write(_ filled: FilledTemplate, to output: inout [UInt8]) {
        filled.template.write(to: &output) { number, output in
            guard number < filled.fillings.count else { return append("null", to: &output) }
            switch filled.fillings[number] {
            case .value(let value): write(value, to: &output)
            case .text(let text): output += text
            case .utf8(let bytes):
                output.append(UInt8(ascii: "\""))
                StringEscaping.append(bytes, to: &output)
                output.append(UInt8(ascii: "\""))
            case .base64(let bytes):
                output.append(UInt8(ascii: "\""))
                Base64.append(bytes, to: &output)
                output.append(UInt8(ascii: "\""))
            }
        }
    }

    @inline(__always)
    static func append<Element>(
        arrayOf elements: [Element], to output: inout [UInt8], write: (Element, inout [UInt8]) -> Void
    ) {
        output.append(UInt8(ascii: "["))
        for (index, element) in elements.enumerated() {
            if index > 0 { output.append(UInt8(ascii: ",")) }
            write(element, &output)
        }
        output.append(UInt8(ascii: "]"))
    }

    static func append(_ text: StaticString, to output: inout [UInt8]) {
        unsafe output.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}
