import Drawing
import JSONValues

/// A picture that could not be loaded, in the words of messages about it.
struct FailedImage: Hashable, Sendable {
    private let source: String
    private let fault: ImageFault

    init(_ source: String, _ fault: ImageFault) {
        self.source = source
        self.fault = fault
    }

    /// A word of the closed list of reasons.
    var reason: String { fault.reason }

    /// As messages show it.
    var address: String { ShownAddress.of(source) }

    /// `the picture "photos/ada.jpg" could not be loaded: it is in no folder that may be read; --allow-read photos would allow it`.
    var message: String {
        "the picture \"\(address)\" could not be loaded: \(cause)" + (flag.map { "; \($0) would allow it" } ?? "")
    }

    /// What many of its kind have in common, and what is its own.
    var subject: Warning.Subject {
        let isInItself: Bool
        switch ImageFailure(rawValue: reason) {
        case .notPermitted?: isInItself = flag == nil
        case .badAddress?: isInItself = true
        default: isInItself = isBelowHome
        }
        let isRelative = !source.hasPrefix("/") && !source.utf8.contains(UInt8(ascii: ":"))
        return Warning.Subject(
            summary: "a picture could not be loaded: \(isInItself ? cause : ImageFailure.words(for: reason))",
            name: address, flag: flag,
            isMissingBelowWorkingFolder: isRelative && !isBelowHome
                && reason.isExactly(ImageFailure.notFound.rawValue))
    }

    /// The flag of the command line that would let it in; nil where none would.
    var flag: String? {
        guard !isBelowHome, let grant = fault.grant else { return nil }
        return (isAtServer ? "--allow-net " : "--allow-read ") + ShellQuoting.quoted(grant)
    }

    private var cause: String {
        if isBelowHome { return "~ stands for no folder here, as only a shell knows it; write the whole path" }
        let words = ImageFailure.words(for: reason)
        guard let detail = fault.detail, !detail.isEmpty else { return words }
        switch ImageFailure(rawValue: reason) {
        case .tooManyPixels?, .unsupportedFormat?, .malformedImage?: return "\(words): \(detail)"
        default: return detail
        }
    }

    /// `~/ada.jpg`, `~ada/ada.jpg`.
    private var isBelowHome: Bool {
        source.hasPrefix("~") && source.utf8.contains(UInt8(ascii: "/"))
            && [ImageFailure.notPermitted, .notFound].contains(ImageFailure(rawValue: reason))
    }

    private var isAtServer: Bool {
        let head = String(Substring(source.utf8.prefix(6))).lowercased()
        return head.hasPrefix("http:") || head.hasPrefix("https:")
    }
}
