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
            File(name: file.name, text: file.text.replacing("NAME", with: name))
        }
    }

    private var readme: String {
        """
        # NAME

        A plugin for Roundel. It brings the component `NAME/NAME`.

            roundel plugin check '\(command)'
            roundel render NAME/NAME --plugin '\(command)' --text Hello -o NAME.svg
            roundel serve --plugin '\(command)' --watch-plugins

        \(usesLibrary ? "The component's function" : "`resolve`") gets the props, checked against their JSON Schema and with every default filled, and what the picture stands in:
        the context (colour scheme, direction, locale…) and the theme with its colours as #RRGGBB. It gives back the scene (what is
        drawn), the size of the frame in points, and what assistive technology is told. The same props and context must give the
        same reply.

        Nodes of a scene: group, circle, rect, path, text, image, and component, which is any other component. Colours are names of
        the theme (`primary`, `textPrimary`…), CSS names, `#RRGGBB`, or gradients. Whatever is printed for people goes to standard
        error: standard output is for messages only.

        """
    }
}
