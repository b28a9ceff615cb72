import Drawing
import JSONValues

extension ShapedText {
    /// The height that counts for fitting and centring, at font size 1: capitals where there are any, else the ink.
    var visualHeight: Double { isCased ? capHeight : ink.height }

    /// Where the baseline lies when the text is centred on `y`: by its capitals, or by its ink (R2205). Without ink it is where that of
    /// capitals would be.
    func baseline(centeredOn y: Double, fontSize: Double) -> Double {
        isCased || ink.isEmpty ? y + capHeight * fontSize / 2 : y - ink.midY * fontSize
    }

    /// What a user should know of how the text could be set.
    func warnings(at member: String) -> [Warning] {
        var warnings: [Warning] = []
        if !missing.isEmpty {
            warnings.append(
                Warning(
                    .missingGlyph, "no installed font has \(missing.joined(separator: " "))", at: member,
                    details: ["characters": .array(missing.map(JSONValue.string))]))
        }
        if isTruncated {
            warnings.append(
                Warning(
                    .clusterTruncated, "a character has more than 32 combining parts; the rest is left out", at: member)
            )
        }
        return warnings
    }
}
