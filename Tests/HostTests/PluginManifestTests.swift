import JSONValues
import Testing

@testable import Host

@Suite("The introduction of a plugin") struct PluginManifestTests {
    private func introduction(components: Int) -> JSONValue {
        let list = (0..<components).map { number -> JSONValue in
            [
                "id": .string("many/c\(number)"), "title": "One", "summary": "One of many.",
                "props": ["type": "object"], "examples": [[:]],
            ]
        }
        return ["id": "many", "version": "1", "components": .array(list)]
    }

    @Test func `it has as many components as a plugin may have, and no more`() throws {
        let limit = PluginManifest.maxComponents
        #expect(try PluginManifest(reading: introduction(components: limit.value)).definitions.count == limit.value)
        #expect {
            try PluginManifest(reading: introduction(components: limit.value + 1))
        } throws: { error in
            let fault = error as? InvalidValue
            return fault?.limit == limit && fault?.pointer.tokens == ["components"]
        }
    }
}
