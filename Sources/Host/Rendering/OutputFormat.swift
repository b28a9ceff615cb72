enum OutputFormat: String, CaseIterable, Sendable {
    case svg, png, apng
}
