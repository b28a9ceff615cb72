import JSONValues

extension Warning {
    static func localeFallback(_ locale: String) -> Warning {
        Warning(
            .localeFallback, "there are no words in \"\(locale.shortened)\", so they are English",
            details: ["locale": .string(locale.shortened)])
    }

    /// - Parameter ratio: as WCAG 2.2 counts it, under 4.5.
    static func lowContrast(_ ratio: Double, at member: String) -> Warning {
        Warning(
            .lowContrast, "the label has a contrast of \(JSONValue.length(ratio).plain) to 1; readable text needs 4.5",
            at: member, details: ["ratio": .length(ratio)])
    }
}
