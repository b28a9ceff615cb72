import JSONValues

/// One picture of the gallery: what is asked for, under a name that stays.
struct GalleryCase: Sendable {
    /// Of the files: `avatar-circle-24-dark-rtl`.
    let name: String
    let component: String
    let props: JSONObject
    let context: JSONObject

    var isDark: Bool { context["colorScheme"]?.isString("dark") == true }

    /// As `component/render` takes it, but for the output.
    var request: JSONObject {
        var request: JSONObject = ["component": .string(component), "props": .object(props)]
        if !context.members.isEmpty { request.append("context", .object(context)) }
        return request
    }

    /// As `component/renderBatch` takes it.
    var batchItem: JSONValue {
        .object(JSONObject(members: [JSONObject.Member(key: "id", value: .string(name))] + request.members))
    }
}

/// A picture before scheme and direction are chosen.
struct Look: Sendable {
    let name: String
    let props: JSONObject

    init(_ name: String, _ props: JSONObject) {
        self.name = name
        self.props = props
    }
}

/// Pictures that belong together.
struct GallerySection: Sendable {
    let title: String
    let cases: [GalleryCase]

    /// - Parameters:
    ///   - mirrors: whether a layout from right to left is worth a picture of its own.
    ///   - looks: names and props; each is drawn in light and in dark.
    init(_ component: String, _ title: String, mirrors: Bool = false, _ looks: [Look]) {
        self.title = title
        var cases: [GalleryCase] = []
        for direction in mirrors ? ["ltr", "rtl"] : ["ltr"] {
            for scheme in ["light", "dark"] {
                for look in looks {
                    var context = JSONObject()
                    var name = "\(component)-\(look.name)"
                    if scheme == "dark" {
                        context.append("colorScheme", "dark")
                        name += "-dark"
                    }
                    if direction == "rtl" {
                        context.append("layoutDirection", "rtl")
                        name += "-rtl"
                    }
                    cases.append(
                        GalleryCase(name: name, component: component, props: look.props, context: context))
                }
            }
        }
        self.cases = cases
    }
}
