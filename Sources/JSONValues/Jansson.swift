import CJansson

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// JSON text to values and back. The only file that knows jansson.
package enum Jansson {
    /// Nesting of arrays and objects; jansson recurses, so this also bounds its stack (R205).
    package static let maxDepth = 128

    /// The library's version.
    package static var version: String {
        guard let text = unsafe jansson_version_str() else { return "" }
        return unsafe String(cString: text)
    }

    /// Seeds the hash of jansson's objects; call once before any thread starts.
    package static func start() {
        json_object_seed(0)
    }

    /// The one value that the bytes hold.
    package static func parse(_ text: UnsafeRawBufferPointer) throws(JSONSyntaxError) -> JSONValue {
        unsafe try scan(text)
        var error = json_error_t()
        let flags = JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL | JSON_DECODE_ANY
        let start = unsafe text.baseAddress?.assumingMemoryBound(to: CChar.self)
        guard let root = unsafe json_loadb(start, text.count, Int(flags), &error) else {
            throw syntaxError(&error)
        }
        defer { unsafe json_decref(root) }
        return unsafe value(of: root)
    }

    package static func parse(_ text: ArraySlice<UInt8>) throws(JSONSyntaxError) -> JSONValue {
        let result: Result<JSONValue, JSONSyntaxError> = unsafe text.withUnsafeBytes { bytes in
            do throws(JSONSyntaxError) { return .success(unsafe try parse(bytes)) } catch { return .failure(error) }
        }
        return try result.get()
    }

    package static func parse(_ text: [UInt8]) throws(JSONSyntaxError) -> JSONValue {
        try parse(text[...])
    }

    /// What jansson does not refuse by itself: a raw NUL behind the value, and nesting that would cost it its stack.
    private static func scan(_ text: UnsafeRawBufferPointer) throws(JSONSyntaxError) {
        guard let start = text.baseAddress else { return }
        if unsafe memchr(start, 0, text.count) != nil {
            throw JSONSyntaxError(reason: .nulByte, detail: "the message holds a NUL byte")
        }
        var depth = 0
        var values = 1
        var inString = false
        var index = 0
        while index < text.count {
            let byte = unsafe text[index]
            index += 1
            if inString {
                if byte == UInt8(ascii: "\\") { index += 1 } else if byte == UInt8(ascii: "\"") { inString = false }
            } else {
                switch byte {
                case UInt8(ascii: "\""): inString = true
                case UInt8(ascii: ","): values += 1
                case UInt8(ascii: "["), UInt8(ascii: "{"):
                    values += 1
                    depth += 1
                    if depth > maxDepth {
                        throw JSONSyntaxError(
                            reason: .tooDeep, detail: "arrays and objects are nested deeper than \(maxDepth)")
                    }
                case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
                default: break
                }
            }
        }
        guard values <= Limits.maxValues.value else {
            throw JSONSyntaxError(
                reason: .tooManyValues, detail: "the message holds more than \(Limits.maxValues.value) values")
        }
    }

    private static func syntaxError(_ error: inout json_error_t) -> JSONSyntaxError {
        let code = unsafe json_error_code(&error)
        let place = JSONSyntaxError.Place(line: Int(error.line), column: Int(error.column))
        let text = unsafe withUnsafeBytes(of: error.text) { bytes in
            unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        let reason: JSONSyntaxError.Reason =
            switch code {
            case json_error_invalid_utf8: .invalidUTF8
            case json_error_null_character, json_error_null_byte_in_key: .nulByte
            case json_error_duplicate_key: .duplicateKey
            case json_error_stack_overflow: .tooDeep
            case json_error_numeric_overflow: .numberOutOfRange
            // A surrogate without its other half is a syntax error to jansson, told apart only by its words.
            case json_error_invalid_syntax where text.hasPrefix("invalid Unicode"): .invalidUTF8
            default: .malformed
            }
        return JSONSyntaxError(reason: reason, detail: text, at: place)
    }

    private static func value(of json: UnsafeMutablePointer<json_t>) -> JSONValue {
        switch unsafe json.pointee.type {
        case JSON_OBJECT: return unsafe .object(object(of: json))
        case JSON_ARRAY:
            let count = unsafe json_array_size(json)
            var elements: [JSONValue] = []
            elements.reserveCapacity(count)
            for index in 0..<count {
                if let element = unsafe json_array_get(json, index) { elements.append(unsafe value(of: element)) }
            }
            return .array(elements)
        case JSON_STRING:
            guard let text = unsafe json_string_value(json) else { return .string("") }
            return .string(unsafe string(text, count: json_string_length(json)))
        case JSON_INTEGER: return .integer(Int64(unsafe json_integer_value(json)))
        case JSON_REAL: return .real(unsafe json_real_value(json))
        case JSON_TRUE: return .bool(true)
        case JSON_FALSE: return .bool(false)
        default: return .null
        }
    }

    private static func object(of json: UnsafeMutablePointer<json_t>) -> JSONObject {
        var object = JSONObject()
        object.members.reserveCapacity(unsafe json_object_size(json))
        var iterator = unsafe json_object_iter(json)
        while let current = unsafe iterator {
            if let key = unsafe json_object_iter_key(current), let member = unsafe json_object_iter_value(current) {
                let name = unsafe string(key, count: json_object_iter_key_len(current))
                object.append(name, unsafe value(of: member))
            }
            unsafe iterator = unsafe json_object_iter_next(json, current)
        }
        return object
    }

    private static func string(_ start: UnsafePointer<CChar>, count: Int) -> String {
        unsafe String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
    }
}

// MARK: - Writing

extension Jansson {
    /// Appends the value as compact JSON on one line: valid UTF-8, U+2028 and U+2029 escaped.
    package static func write(_ value: JSONValue, to output: inout [UInt8]) {
        // jansson answers nil only where memory ran out or a real is not finite; both leave null in their place.
        guard let json = unsafe json(of: value) else {
            output += "null".utf8
            return
        }
        defer { unsafe json_decref(json) }
        let start = output.count
        let usual = 1024
        let needed = unsafe dump(json, room: usual, to: &output)
        if needed > usual { _ = unsafe dump(json, room: needed, to: &output) }
        escapeLineSeparators(in: &output, from: start)
    }

    /// The bytes that the text has; where they are more than `room`, nothing is appended.
    private static func dump(_ json: UnsafeMutablePointer<json_t>, room: Int, to output: inout [UInt8]) -> Int {
        // JSON_REAL_PRECISION(15) is a macro that Swift cannot see: the digits stand from bit 11 on.
        let flags = Int(JSON_COMPACT) | Int(JSON_ENCODE_ANY) | (15 << 11)
        var needed = 0
        output.append(addingCapacity: room) { span in
            unsafe span.withUnsafeMutableBufferPointer { buffer, count in
                needed = unsafe buffer.withMemoryRebound(to: CChar.self) { chars in
                    unsafe json_dumpb(json, chars.baseAddress, room, flags)
                }
                if needed <= room { count = needed }
            }
        }
        return needed
    }

    /// Line separators are legal in JSON and not in JavaScript strings, nor for readers that split lines by Unicode.
    private static func escapeLineSeparators(in output: inout [UInt8], from start: Int) {
        let mayHoldOne = unsafe output.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return false }
            return unsafe memchr(base + start, 0xE2, bytes.count - start) != nil
        }
        guard mayHoldOne else { return }
        let text = Array(output[start...])
        output.removeLast(text.count)
        var index = 0
        while index < text.count {
            if text[index] == 0xE2, index + 2 < text.count, text[index + 1] == 0x80, text[index + 2] & 0xFE == 0xA8 {
                output += (text[index + 2] == 0xA8 ? "\\u2028" : "\\u2029").utf8
                index += 3
            } else {
                output.append(text[index])
                index += 1
            }
        }
    }

    private static func json(of value: JSONValue) -> UnsafeMutablePointer<json_t>? {
        switch value {
        case .null: return unsafe json_null()
        case .bool(let flag): return unsafe flag ? json_true() : json_false()
        case .integer(let number): return unsafe json_integer(json_int_t(number))
        case .real(let number): return unsafe json_real(number) ?? json_null()
        case .string(let text): return unsafe json(of: text)
        case .array(let elements):
            guard let array = unsafe json_array() else { return nil }
            for element in elements {
                unsafe json_array_append_new(array, json(of: element) ?? json_null())
            }
            return unsafe array
        case .object(let object):
            guard let result = unsafe json_object() else { return nil }
            for member in object.members {
                var key = member.key
                key.withUTF8 { bytes in
                    unsafe bytes.withMemoryRebound(to: CChar.self) { chars in
                        if let start = chars.baseAddress {
                            _ = unsafe json_object_setn_new_nocheck(
                                result, start, chars.count, json(of: member.value) ?? json_null())
                        }
                    }
                }
            }
            return unsafe result
        }
    }

    private static func json(of text: String) -> UnsafeMutablePointer<json_t>? {
        var text = text
        return text.withUTF8 { bytes in
            unsafe bytes.withMemoryRebound(to: CChar.self) { chars in
                // An empty buffer may have no address; jansson wants one even for no bytes.
                guard let start = chars.baseAddress else { return unsafe json_stringn_nocheck("", 0) }
                return unsafe json_stringn_nocheck(start, chars.count)
            }
        }
    }
}
