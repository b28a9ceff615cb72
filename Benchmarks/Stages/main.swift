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

// One avatar through every stage of the house, each stage by itself: nanoseconds of processor time a piece, as JSON.

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
let svg = SVGWriter.write(scene, options: SVGOptions())
var painter = try PNGPainter()
let template = JSONTemplate(["format": "svg", "data": JSONTemplate.gap])

func processorTime() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// What `work` hands back keeps the optimiser from taking the work out.
func measure(_ stage: String, pieces: Int = 1, _ work: () throws -> Int) rethrows -> (String, Double) {
    var sum = 0
    for _ in 0..<20 { sum &+= try work() }
    var count = 0
    let start = processorTime()
    while processorTime() - start < 0.2 {
        for _ in 0..<20 { sum &+= try work() }
        count += 20
    }
    let nanoseconds = (processorTime() - start) / Double(count * pieces) * 1e9
    precondition(sum != 1, "no stage makes one byte in all")
    return (stage, nanoseconds)
}

let stages = [
    measure("frame", pieces: 200) {
        var reader = FrameReader()
        return reader.push(chunk).count
    },
    try measure("parse") { try Jansson.parse(message) == .null ? 0 : 2 },
    measure("message") { Message(json) == .batch([]) ? 0 : 2 },
    try measure("props") { try AvatarProps(decoding: propsObject).size > 0 ? 2 : 0 },
    measure("resolve") { Avatar.resolved(props, in: context, with: world).warnings.count },
    measure("scene") { resolved.scene(in: context).nodes.count },
    measure("svg") { SVGWriter.write(scene, options: SVGOptions()).count },
    try measure("png 80 px: raster and encode") { try painter.paint(scene, options: PNGOptions()).bytes.count },
    try measure("png 512 px: raster and encode") {
        try painter.paint(scene, options: PNGOptions(scale: 6.4)).bytes.count
    },
    measure("write") {
        var output: [UInt8] = []
        ReplyWriter.result(.filled(FilledTemplate(template, [.utf8(svg)])), id: .integer(1), to: &output)
        return output.count
    },
]
var output: [UInt8] = []
Jansson.write(.object(JSONObject(stages.map { ($0.0, .length($0.1)) })), to: &output)
print(String(decoding: output, as: UTF8.self))
