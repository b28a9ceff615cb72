import Components
package import JSONValues

/// What plugins say and are told as JSON Schema, made from the declarations that read it.
package enum PluginSchemas {
    /// By the name of the file below `schemas`.
    package static var all: [(name: String, schema: JSONObject)] {
        [
            ("scene", titled("A scene, or a node of one", SceneSchema.scene)),
            ("plugin-reply", titled("Result of plugin/resolve", SceneSchema.reply)),
            ("plugin-introduction", titled("Result of plugin/initialize", PluginManifest.fields.schema)),
            ("plugin-measurement", titled("Parameters of host/measureText", TextMeasurement.fields.schema)),
            ("plugins", titled("The file that --plugins names", PluginFile.fields.schema)),
        ]
    }

    private static func titled(_ title: String, _ schema: JSONObject) -> JSONObject {
        let head: JSONObject = ["$schema": "https://json-schema.org/draft/2020-12/schema", "title": .string(title)]
        return JSONObject(members: head.members + schema.members)
    }
}
