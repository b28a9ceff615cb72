import Components
import Drawing
import JSONValues
import PNGExport
import SVGExport
import Symbols
import Typesetting
import Wire

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

// One avatar through every stage of the house, each stage by itself: nanoseconds of processor time a piece, as JSON. With a
// stage and a number, that stage so many times and nothing else, to be counted by callgrind.

let line = Array(
    """
    {"jsonrpc":"2.0","id":1,"method":"component/render","params":{"component":"avatar",\
    "props":{"name":"Jamie Lin","size":80,"badge":"online"},"output":{"format":"svg"}}}

    """.utf8)
let chunk = Array(repeatElement(line, count: 200).joined())
let message = line.dropLast()

Jansson.start()
let world = World(shaper: Typesetter(), symbols: SymbolLibrary(folders: []))
let context = Context()
let json = try Jansson.parse(message)
var propsObject = JSONObject()
if case .object(let root) = json, case .object(let params)? = root["params"], case .object(let found)? = params["props"]
{
    propsObject = found
}
let props = try AvatarProps(decoding: propsObject)
let resolved = Avatar.resolved(props, in: context, with: world)
let scene = resolved.scene(in: context)
let svg = try SVGWriter.write(scene, options: SVGOptions())
var painter = try PNGPainter()
let template = JSONTemplate(["format": "svg", "data": JSONTemplate.gap])

func processorTime() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// A part of the way. What `work` hands back keeps the optimiser from taking the work out.
struct Stage {
    let name: String
    /// What one call of `work` does so many of.
    var pieces = 1
    let work: () throws -> Int

    func run(_ count: Int) throws {
        var sum = 0
        for _ in 0..<count { sum &+= try work() }
        precondition(sum != 1, "no stage makes one byte in all")
    }

    func nanoseconds() throws -> Double {
        try run(20)
        var count = 0
        let start = processorTime()
        while processorTime() - start < 0.2 {
            try run(20)
            count += 20
        }
        return (processorTime() - start) / Double(count * pieces) * 1e9
    }
}

let stages = [
    Stage(name: "frame", pieces: 200) {
        var reader = FrameReader()
        return reader.push(chunk).count
    },
    Stage(name: "parse") { try Jansson.parse(message) == .null ? 0 : 2 },
    Stage(name: "message") { Message(json) == .batch([]) ? 0 : 2 },
    Stage(name: "props") { try AvatarProps(decoding: propsObject).size > 0 ? 2 : 0 },
    Stage(name: "resolve") { Avatar.resolved(props, in: context, with: world).warnings.count },
    Stage(name: "scene") { resolved.scene(in: context).nodes.count },
    Stage(name: "SVG") { try SVGWriter.write(scene, options: SVGOptions()).count },
    Stage(name: "PNG 80 px") { try painter.paint(scene, options: PNGOptions()).bytes.count },
    Stage(name: "PNG 512 px") {
        try painter.paint(scene, options: PNGOptions(scale: 6.4)).bytes.count
    },
    Stage(name: "write") {
        var output: [UInt8] = []
        ReplyWriter.result(.filled(FilledTemplate(template, [.utf8(svg)])), id: .integer(1), to: &output)
        return output.count
    },
]
if CommandLine.arguments.count == 3, let count = Int(CommandLine.arguments[2]) {
    for stage in stages where stage.name == CommandLine.arguments[1] { try stage.run(count) }
    exit(0)
}
let members = try stages.map { ($0.name, JSONValue.length(try $0.nanoseconds())) }
var output: [UInt8] = []
Jansson.write(.object(JSONObject(members)), to: &output)
print(String(decoding: output, as: UTF8.self))
