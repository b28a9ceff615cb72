package import JSONValues

/// The reply of a plugin as JSON Schema, made from the declarations that read it.
package enum SceneSchema {
    package static var reply: JSONObject {
        var schema = PluginReply.fields.schema
        schema.append("$defs", .object(definitions))
        return schema
    }

    /// A scene by itself.
    package static var scene: JSONObject {
        var schema = Kind<[SceneNode]>.scene.schema()
        schema.append("$defs", .object(definitions))
        return schema
    }

    private static var definitions: JSONObject {
        [
            "node": oneOf([
                SceneGroup.fields.schema, SceneCircle.fields.schema, SceneRect.fields.schema, ScenePath.fields.schema,
                SceneText.fields.schema, SceneImage.fields.schema, SceneComponent.fields.schema,
            ]),
            "shape": oneOf([SceneCircle.fields.schema, SceneRect.fields.schema, ScenePath.fields.schema]),
            "paint": oneOf([
                Kind<ColorReference>.color.schema(), LinearPaint.fields.schema, RadialPaint.fields.schema,
                AngularPaint.fields.schema,
            ]),
        ]
    }

    private static func oneOf(_ forms: [JSONObject]) -> JSONValue {
        ["oneOf": .array(forms.map(JSONValue.object))]
    }
}
