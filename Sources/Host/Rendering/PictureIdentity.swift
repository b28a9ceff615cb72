import Components
import Drawing
import JSONValues

/// Tells pictures apart whose SVG may stand in one page: a hash of the resolved component and the output.
enum PictureIdentity {
    /// FNV-1a 64 over the JSON of both. The scene's hash would do too, but it differs from run to run.
    static func hash(component: JSONObject, scene: Scene, output: OutputOptions) -> UInt64 {
        var text: [UInt8] = []
        Jansson.write(.object(component), to: &text)
        let shown: JSONObject = [
            "background": output.background.map { .string("\($0)") } ?? .null,
            "padding": .length(output.padding ?? 0), "text": .string((output.text ?? .outlines).rawValue),
            "animated": .bool(output.animated ?? true), "direction": .string(scene.direction.rawValue),
        ]
        Jansson.write(.object(shown), to: &text)
        return FNV1a.hash(text)
    }
}
