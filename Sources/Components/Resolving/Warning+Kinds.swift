import JSONValues

extension Warning {
    static func localeFallback(_ context: Context) -> Warning {
        let locale = context.locale.shortened
        let spoken = context.words.catalogue.language.language == "zh" ? "simplified Chinese" : "English"
        var warning = Warning(
            .localeFallback, "there are no words in \"\(locale)\", so they are \(spoken)",
            details: ["locale": .string(locale)])
        warning.subject = Subject(summary: "there are no words in the locale, so they are \(spoken)", name: locale)
        return warning
    }

    static func fontSubstituted(_ family: String) -> Warning {
        Warning(
            .fontSubstituted, "the family \"\(family.shortened)\" is not installed, so the text is in Inter",
            at: "fontFamily")
    }

    static func symbolPackMissing(at member: String) -> Warning {
        Warning(
            .symbolPackMissing, "the icon set is not installed, so symbols cannot be drawn; `roundel doctor` says how",
            at: member)
    }

    static func labelUntranslated(_ label: String, at member: String) -> Warning {
        Warning(.labelUntranslated, "the symbol's name is spoken in English: \(label)", at: member)
    }

    static let multicolorUnsupported = Warning(
        .multicolorUnsupported, "multicolor drawings are not in the icon set, so a palette is used",
        at: "renderingMode")

    static func imageUnavailable(at member: String) -> Warning {
        Warning(.imageUnavailable, "the picture counts as loaded but its pixels are not here", at: member)
    }

    static func imageFailed(_ image: FailedImage, at member: String) -> Warning {
        var warning = Warning(.imageFailed, image.message, at: member, details: ["reason": .string(image.reason)])
        warning.subject = image.subject
        return warning
    }

    static func warningsOmitted(_ count: Int) -> Warning {
        Warning(
            .warningsOmitted, count == 1 ? "1 more warning is left out" : "\(count) more warnings are left out",
            details: ["omitted": .integer(Int64(count))])
    }

    /// - Parameters:
    ///   - ratio: as WCAG 2.2 counts it, under `needed`.
    ///   - cure: what would help, where a prop does.
    static func lowContrast(
        _ ratio: Double, of needed: Double, at member: String, cure: String? = nil
    ) -> Warning {
        let text = needed < Contrast.readable ? "large text" : "readable text"
        return Warning(
            .lowContrast,
            "the label has a contrast of \(JSONValue.length(ratio).plain) to 1; \(text) needs \(JSONValue.length(needed).plain)"
                + (cure.map { "; \($0)" } ?? ""),
            at: member, details: ["ratio": .length(ratio)])
    }
}
