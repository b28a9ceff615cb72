import Testing
import Wire

@Suite("Frame reader") struct FrameReaderTests {
    /// Everything that a reader says of the input, slices turned into arrays.
    private static func read(_ input: [UInt8], sizes: () -> Int, limit: Int = 64) -> [Frame] {
        var reader = FrameReader(maxMessageBytes: limit)
        var frames: [Frame] = []
        var rest = input[...]
        while !rest.isEmpty {
            let chunk = Array(rest.prefix(max(1, sizes())))
            rest = rest.dropFirst(chunk.count)
            frames += reader.push(chunk)
        }
        return frames + reader.finish()
    }

    private static func read(_ text: String, limit: Int = 64) -> [Frame] {
        read(Array(text.utf8), sizes: { .max }, limit: limit)
    }

    private static func message(_ text: String) -> Frame { .message(Array(text.utf8)[...]) }
    private static func remainder(_ text: String) -> Frame { .remainder(Array(text.utf8)[...]) }

    @Test("Lines end with LF; blank ones are passed over; CR stays to the parser")
    func lines() {
        #expect(Self.read("{}\n\n  \t\r\n[1]\r\n") == [Self.message("{}"), Self.message("[1]\r")])
        #expect(Self.read("a\nb") == [Self.message("a"), Self.remainder("b")])
        #expect(Self.read("") == [] && Self.read(" \n\t") == [])
    }

    @Test("A byte order mark at the start is none of the message's")
    func byteOrderMark() {
        #expect(Self.read("\u{FEFF}{}\n") == [Self.message("{}")])
        #expect(Self.read("\u{FEFF}\n\u{FEFF}{}\n") == [Self.message("\u{FEFF}{}")])
        #expect(Self.read("\u{FEFF}") == [])
        #expect(Self.read("\u{FEFF}Content-Length: 1\n\na") == [Self.message("a")])
    }

    @Test("The first byte that is not white space decides on the framing", arguments: ["C", "c"])
    func headers(first: String) {
        #expect(Self.read(" \n\(first)ontent-Length: 2\r\n\r\n{}") == [Self.message("{}")])
        var reader = FrameReader()
        #expect(reader.framing == .lines)
        _ = reader.push(Array(first.utf8))
        #expect(reader.framing == .headers)
        _ = reader.push(Array("ontent-Length: 1\n\n".utf8))
        #expect(reader.framing == .headers)
    }

    @Test(
        "A header that gives no usable length ends the connection",
        arguments: [
            "Content-Length: -1\n\n", "Content-Length: +1\n\n", "Content-Length: x\n\n", "Content-Length:\n\n",
            "Content-Type: x\n\n", "Content-Length: 99999999999999999999\n\n",
            "Content-Length: 1\nContent-Length: 2\n\n",
            "Content-Length: 1.0\n\n", "Content-Length: 1 1\n\n", "Content-Length\n\n", "c\n\n",
        ])
    func badHeaders(header: String) {
        #expect(Self.read(header + "{}") == [.fault(.badHeader)])
        #expect(FrameFault.badHeader.endsConnection && !FrameFault.messageTooLarge.endsConnection)
    }

    @Test(
        "A header block has at most 16 KiB, its empty line included, whether it ends or not", arguments: [true, false])
    func longHeaders(ends: Bool) {
        let start = "Content-Length: 2\r\nContent-X: "
        let end = "\r\n\r\n"
        let room = 16_384 - start.utf8.count - end.utf8.count
        let longest = start + String(repeating: "x", count: room)
        #expect(Self.read(longest + end + "{}" + longest + end + "[]") == [Self.message("{}"), Self.message("[]")])
        #expect(Self.read(longest + "x" + (ends ? end : "xxxx")) == [.fault(.headerTooLarge)])
        #expect(FrameFault.headerTooLarge.endsConnection)
    }

    @Test("A charset other than UTF-8 costs its body only")
    func charset() {
        let foreign = "Content-Length: 2\nContent-Type: a; charset=latin1\n\n{}"
        let good = "Content-Length: 2\nContent-Type: a; charset=\"UTF-8\"\n\n[]"
        #expect(Self.read(foreign + good) == [.fault(.unsupportedCharset), Self.message("[]")])
    }

    @Test("What is over the limit is passed over, and the next message is whole")
    func tooLarge() {
        let long = String(repeating: "x", count: 65)
        let longest = String(repeating: "x", count: 64)
        #expect(Self.read("\(long)\n{}\n") == [.fault(.messageTooLarge), Self.message("{}")])
        #expect(Self.read("\(longest)\n") == [Self.message(longest)])
        #expect(Self.read("\(longest)\r\n") == [Self.message(longest + "\r")])
        #expect(Self.read("\(longest)\rx\n{}\n") == [.fault(.messageTooLarge), Self.message("{}")])
        #expect(
            Self.read("Content-Length: 65\n\n\(long)Content-Length: 2\n\n{}")
                == [.fault(.messageTooLarge), Self.message("{}")])
        #expect(Self.read(long) == [.fault(.messageTooLarge)])
    }

    @Test("White space in front of a message counts for its line; a line of it alone is none, however long")
    func whiteSpace() {
        let blank = String(repeating: " ", count: 63)
        for start in ["", "[]\n"] {
            let before = start.isEmpty ? [] : [Self.message("[]")]
            #expect(Self.read("\(start)\(blank)1\n") == before + [Self.message("1")])
            #expect(Self.read("\(start)\(blank)12\n{}\n") == before + [.fault(.messageTooLarge), Self.message("{}")])
            #expect(Self.read("\(start)\(blank)\(blank)\n{}\n") == before + [Self.message("{}")])
            #expect(Self.read("\(start)\(blank)\t\(blank)") == before)
        }
    }

    @Test("Blank lines between header blocks, and after the last message, are passed over")
    func blankLines() {
        let one = "Content-Length: 1\r\n\r\n1"
        #expect(Self.read("\(one)\n\(one)\r\n \t\n\(one)\n") == [String](repeating: "1", count: 3).map(Self.message))
        #expect(Self.read("\(one)\r\n  ") == [Self.message("1")])
        #expect(Self.read("\(one)\nContent-Type: x\n\n") == [Self.message("1"), .fault(.badHeader)])
        // More than a header block may have.
        let blank = String(repeating: " ", count: 20_000)
        #expect(Self.read("\(one)\(blank)\n\(blank)\(one)\(blank)") == [Self.message("1"), Self.message("1")])
    }

    @Test(
        "Input that ends inside a frame is cut off",
        arguments: [
            "Content-Le", "Content-Length: 5\n", "Content-Length: 5\n\n{}", "C\n", "Content-Length\r\n",
            "Content-Length: x\n",
        ])
    func truncated(input: String) {
        #expect(Self.read(input) == [.fault(.truncated)])
    }

    @Test("Any split gives the same frames", arguments: 0..<300)
    func anySplit(seed: Int) {
        var random = SmallRandom(seed: UInt64(seed))
        let input = Self.input(&random)
        let whole = Self.read(input, sizes: { .max })
        #expect(Self.read(input, sizes: { 1 }) == whole)
        for most in [2, 5, 17] {
            #expect(Self.read(input, sizes: { Int.random(in: 1...most, using: &random) }) == whole, "up to \(most)")
        }
    }

    /// Pieces that mean something to a reader, in any order.
    private static func input(_ random: inout SmallRandom) -> [UInt8] {
        let pieces = [
            "\u{FEFF}", " ", "\r\n", "\n", "{}", "x", "\r", "Content-Length: 3\r\n\r\n", "content-length:70\n\n",
            "Content-Length: 0\n\n", "Content-Type: a;charset=ascii\n", String(repeating: "y", count: 63),
            String(repeating: "z", count: 66), "é", "C",
        ]
        return (0..<Int.random(in: 1...14, using: &random)).flatMap { _ in
            Array((pieces.randomElement(using: &random) ?? "").utf8)
        }
    }
}

/// SplitMix64: the same numbers for the same seed.
struct SmallRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
