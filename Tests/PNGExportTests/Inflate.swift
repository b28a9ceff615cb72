/// Unpacks a deflate stream (RFC 1951), so that what the exporter writes is read by other code than that which wrote it.
struct Inflate {
    private let input: [UInt8]
    private var bit = 0
    private var output: [UInt8] = []

    /// A zlib stream (RFC 1950), its checksum checked; null where it is wrong.
    static func zlib(_ bytes: [UInt8]) -> [UInt8]? {
        guard bytes.count > 6, bytes[0] & 15 == 8, (Int(bytes[0]) << 8 | Int(bytes[1])) % 31 == 0 else { return nil }
        var inflate = Inflate(input: Array(bytes[2..<bytes.count - 4]))
        guard inflate.run() else { return nil }
        var (a, b) = (1, 0)
        for byte in inflate.output {
            a = (a + Int(byte)) % 65521
            b = (b + a) % 65521
        }
        let checksum = bytes.suffix(4).reduce(0) { $0 << 8 | Int($1) }
        return checksum == b << 16 | a ? inflate.output : nil
    }

    private init(input: [UInt8]) {
        self.input = input
    }

    private mutating func bits(_ count: Int) -> Int {
        var value = 0
        for place in 0..<count {
            guard bit / 8 < input.count else { return value }
            value |= Int(input[bit / 8] >> (bit % 8) & 1) << place
            bit += 1
        }
        return value
    }

    private mutating func run() -> Bool {
        while true {
            let isLast = bits(1) == 1
            switch bits(2) {
            case 0: stored()
            case 1:
                let lengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
                guard block(Code(lengths), Code([Int](repeating: 5, count: 30))) else { return false }
            case 2: guard dynamic() else { return false }
            default: return false
            }
            if isLast { return true }
            if bit / 8 >= input.count { return false }
        }
    }

    private mutating func stored() {
        bit = (bit + 7) / 8 * 8
        let count = bits(16)
        bit += 16
        for _ in 0..<count { output.append(UInt8(bits(8))) }
    }

    private mutating func dynamic() -> Bool {
        let (literals, distances, codes) = (bits(5) + 257, bits(5) + 1, bits(4) + 4)
        var codeLengths = [Int](repeating: 0, count: 19)
        for place in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].prefix(codes) {
            codeLengths[place] = bits(3)
        }
        let code = Code(codeLengths)
        var lengths: [Int] = []
        while lengths.count < literals + distances {
            switch symbol(code) {
            case 16?: lengths += [Int](repeating: lengths.last ?? 0, count: 3 + bits(2))
            case 17?: lengths += [Int](repeating: 0, count: 3 + bits(3))
            case 18?: lengths += [Int](repeating: 0, count: 11 + bits(7))
            case let length?: lengths.append(length)
            case nil: return false
            }
        }
        return block(Code(Array(lengths[..<literals])), Code(Array(lengths[literals...])))
    }

    private mutating func block(_ literals: Code, _ distances: Code) -> Bool {
        while true {
            guard let value = symbol(literals), value < 286 else { return false }
            if value == 256 { return true }
            if value < 256 {
                output.append(UInt8(value))
                continue
            }
            let length =
                value == 285 ? 258 : Self.base(value - 257, step: 4, first: 3) + bits(Self.extra(value - 257, step: 4))
            guard let distanceCode = symbol(distances), distanceCode < 30 else { return false }
            let distance = Self.base(distanceCode, step: 2, first: 1) + bits(Self.extra(distanceCode, step: 2))
            guard distance <= output.count else { return false }
            for _ in 0..<length { output.append(output[output.count - distance]) }
        }
    }

    private static func extra(_ code: Int, step: Int) -> Int { max(0, code / step - 1) }

    private static func base(_ code: Int, step: Int, first: Int) -> Int {
        (0..<code).reduce(first) { $0 + 1 << extra($1, step: step) }
    }

    private mutating func symbol(_ code: Code) -> Int? {
        var value = 0
        for length in 1...15 {
            value = value << 1 | bits(1)
            if let symbol = code.symbols[length << 16 | value] { return symbol }
        }
        return nil
    }

    /// A canonical Huffman code, by length and bits.
    private struct Code {
        var symbols: [Int: Int] = [:]

        init(_ lengths: [Int]) {
            var next = 0
            for length in 1...15 {
                next <<= 1
                for (symbol, other) in lengths.enumerated() where other == length {
                    symbols[length << 16 | next] = symbol
                    next += 1
                }
            }
        }
    }
}
