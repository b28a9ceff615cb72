package import JSONValues

/// How a picture is written, as JSON Schema: the command line makes its flags from it.
package enum PictureSchema {
    package static var output: JSONObject { OutputOptions.fields.schema }
}
