enum TextForm: String, CaseIterable, Sendable {
    case outlines, live
}
