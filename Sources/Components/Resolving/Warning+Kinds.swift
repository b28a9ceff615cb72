import JSONValues

extension Warning {
    static func localeFallback(_ locale: String) -> Warning {
        Warning(
            .localeFallback, "there are no words in \"\(locale.shortened)\", so they are English",
            details: ["locale": .string(locale.shortened)])
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

    /// - Parameter reason: of the closed list of image failures.
    static func imageFailed(_ reason: String, at member: String) -> Warning {
        Warning(
            .imageFailed, "the picture could not be loaded: \(ImageFailure.words(for: reason))", at: member,
            details: ["reason": .string(reason)])
    }

    static func warningsOmitted(_ count: Int) -> Warning {
        Warning(
            .warningsOmitted, count == 1 ? "1 more warning is left out" : "\(count) more warnings are left out",
            details: ["omitted": .integer(Int64(count))])
    }

    /// - Parameter ratio: as WCAG 2.2 counts it, under 4.5.
    static func lowContrast(_ ratio: Double, at member: String) -> Warning {
        Warning(
            .lowContrast, "the label has a contrast of \(JSONValue.length(ratio).plain) to 1; readable text needs 4.5",
            at: member, details: ["ratio": .length(ratio)])
    }
}
