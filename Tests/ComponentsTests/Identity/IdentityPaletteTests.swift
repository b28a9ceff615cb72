import Components
import Drawing
import Testing

@Suite struct IdentityPaletteTests {
    @Test func thereAreTwentyFourDifferentColors() {
        #expect(IdentityPalette.colors.count == 24)
        #expect(Set(IdentityPalette.colors).count == 24)
    }

    @Test(arguments: IdentityPalette.colors)
    func everyColorCarriesWhiteTextAndStandsOutOnBothBackgrounds(color: Color) {
        #expect(Contrast.maximum(on: color) == .white)
        #expect(Contrast.ratio(.white, color) >= 4.7)
        #expect(Contrast.ratio(.black, color) >= 3.5)
        #expect(Contrast.ratio(Theme.default.dark.surface, color) >= 3)
        #expect(Contrast.ratio(Theme.default.light.surface, color) >= 3)
    }

    @Test func manyNamesSpreadOverAllColors() {
        var counts: [Color: Int] = [:]
        for index in 0..<24_000 {
            let fill = IdentityColor.stable(id: .integer(Int64(index)), name: nil, initials: nil).fill
            counts[fill, default: 0] += 1
        }
        #expect(counts.count == 24)
        #expect(counts.values.allSatisfy { (800...1200).contains($0) })
    }
}
