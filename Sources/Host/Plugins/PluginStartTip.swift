/// What an author can do about a plugin that does not start.
enum PluginStartTip {
    /// - Parameters:
    ///   - reason: why it does not, in the host's words.
    ///   - lines: what it has written to standard error.
    static func of(_ reason: String, _ lines: [String]) -> String? {
        func isWritten(_ text: String) -> Bool { lines.contains { $0.contains(text) } }
        if isWritten("No module named 'roundel") {
            return "this Python has no roundel.plugin: pip install ./clients/python in a checkout of Roundel, or there "
                + "export PYTHONPATH=$PWD/clients/python/src"
        }
        if isWritten("Cannot find package 'roundel'") || isWritten("Cannot find module 'roundel") {
            return
                "Node finds no roundel/plugin from the plugin's folder: npm install CHECKOUT/clients/node there, with the path of a "
                + "checkout of Roundel"
        }
        // The program says itself what it lacks, or the host has said it.
        guard lines.isEmpty, !reason.contains("introduces itself"), !reason.contains("there is no"),
            !reason.contains("plugin.run()")
        else { return nil }
        return
            "it reads a line {\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"plugin/initialize\", …} on standard input and answers "
            + "with {\"jsonrpc\": \"2.0\", \"id\": 1, \"result\": {\"id\", \"version\", \"components\"}}, followed by a line feed and a "
            + "flush"
    }
}
