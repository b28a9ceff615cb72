/// A regular expression as it is written.
indirect enum TextPatternTree {
    case scalar(ScalarSet)
    case start
    case end
    case sequence([TextPatternTree])
    case choice(TextPatternTree, TextPatternTree)
    /// `most` is nil without an end.
    case repetition(TextPatternTree, least: Int, most: Int?)
}
