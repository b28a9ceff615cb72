import Components
import Host

/// A plugin to start from.
struct PluginSkeleton {
    enum Language: String, CaseIterable {
        case python, node

        var library: PluginLibrary {
            switch self {
            case .python: .python
            case .node: .node
            }
        }

        /// How a plugin gets shorter that was written without it.
        var libraryHint: String {
            switch self {
            case .python:
                "With roundel.plugin it is much shorter: `pip install ./clients/python` in a checkout of Roundel, and `plugin new` again."
            case .node:
                "With roundel/plugin it is much shorter: `npm install CHECKOUT/clients/node` here, with the path of a checkout of Roundel, "
                    + "and `plugin new` again."
            }
        }
    }

    struct File {
        let name: String
        let text: String
    }

    let name: String
    let language: Language
    /// Whether it is written with the library of its language, or in it alone.
    let usesLibrary: Bool

    static func isName(_ name: String) -> Bool {
        name.utf8.count <= 32 && PluginComponent.isName(name.utf8)
    }

    /// The file that is run.
    var program: String {
        switch language {
        case .python: "\(name).py"
        case .node: "\(name).mjs"
        }
    }

    /// Seen from the folder above.
    var command: String {
        switch language {
        case .python: "python3 \(name)/\(program)"
        case .node: "node \(name)/\(program)"
        }
    }

    var files: [File] {
        let source =
            switch (language, usesLibrary) {
            case (.python, false): Self.python
            case (.python, true): Self.pythonWithLibrary
            case (.node, false): Self.node
            case (.node, true): Self.nodeWithLibrary
            }
        return [File(name: program, text: source), File(name: "README.md", text: readme)].map { file in
            // A name of its own, lest it hide what is imported.
            let snake = String(name.map { $0 == "-" ? "_" : $0 })
            return File(name: file.name, text: file.text.replacing("SNAKE", with: snake).replacing("NAME", with: name))
        }
    }

    private var readme: String {
        """
        # NAME

        A plugin for Roundel. It brings the component `NAME/NAME`.

            roundel plugin check '\(command)'
            roundel render NAME/NAME --plugin '\(command)' --text Hello -o NAME.svg
            roundel serve --plugin '\(command)' --watch-plugins

        \(usesLibrary ? withLibrary : withoutLibrary)
        The same props and context must give the same drawing. Colours are names of the theme (`primary`, `textPrimary`…), CSS names,
        `#RRGGBB`, or gradients. What is drawn beyond the frame is not cut, and makes the picture larger.

        """
    }

    private var withLibrary: String {
        switch language {
        case .python:
            """
            `draw_SNAKE` is the component: its parameters after `host` are the props, their annotations the JSON Schema that the host checks
            them by. `host` says what the picture stands in (`host.colors`, `host.is_dark`, `host.is_right_to_left`, `host.locale`) and
            can be asked (`host.measure_text`, `host.resolve`). `drawing(nodes, width, height, label=…)` is what it gives back; nodes are
            made by `circle`, `rect`, `path`, `text`, `image`, `group` and `component`, which is any other component. What is printed,
            and the traceback of an exception, is in the host's log.

            """
        case .node:
            """
            `draw(props, host)` is the component: it gets the props, checked and with every default filled. `host` says what the picture
            stands in (`host.colors`, `host.isDark`, `host.isRightToLeft`, `host.locale`) and can be asked (`await host.measureText`,
            `await host.resolve`). `drawing(nodes, { width, height, label })` is what it gives back; nodes are made by `circle`, `rect`,
            `path`, `text`, `image`, `group` and `component`, which is any other component. What is printed, and the stack of an
            error, is in the host's log.

            """
        }
    }

    private var withoutLibrary: String {
        """
        `resolve` gets the props, checked against their JSON Schema and with every default filled, and what the picture stands in: the
        context (colour scheme, direction, locale…) and the theme with its colours as #RRGGBB. It gives back the scene (what is drawn),
        the size of the frame in points, and what assistive technology is told.

        Nodes of a scene: group, circle, rect, path, text, image, and component, which is any other component. Whatever is printed
        for people goes to standard error: standard output is for messages only.

        """
    }
}
