import JSONValues
import Testing

@testable import Host

@Suite("The weight of a rendering") struct WeightTests {
    @Test("An SVG is light, a small PNG medium, and what is written to a file heavy")
    func weights() {
        #expect(ComponentRender.weight(of: ["component": "avatar"]) == .light)
        #expect(ComponentRender.weight(of: ["component": "avatar", "output": ["format": "svg"]]) == .light)
        #expect(ComponentRender.weight(of: ["component": "avatar", "output": ["format": "png"]]) == .medium)
        #expect(ComponentRender.weight(of: ["component": "avatar", "output": ["path": "a.svg"]]) == .heavy)
        #expect(ComponentRender.weight(of: ["component": "acme/gauge"]) == .medium)
    }
}
