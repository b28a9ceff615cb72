/// The phrase by which the people are spoken of; raw values are the wire words.
package enum PeopleLabelStyle: String, CaseIterable, Sendable {
    case people, viewedBy
}
