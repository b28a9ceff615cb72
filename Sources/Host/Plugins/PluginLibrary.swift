import Plugins

/// The library with which plugins are written in a language, if it is there.
package enum PluginLibrary {
    case python, node

    /// Whether a program in the folder of this process would find it. Starts the language's interpreter to see.
    package var isInstalled: Bool {
        switch self {
        case .python: ProgramRun.succeeds(Launch("python3", ["-c", "from roundel.plugin import Plugin"]))
        case .node: ProgramRun.succeeds(Launch("node", ["--input-type=module", "--eval", "import 'roundel/plugin'"]))
        }
    }
}
