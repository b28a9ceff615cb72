/// Which way a picture comes.
enum ImageLane: CaseIterable, Hashable {
    case network, local

    init(of source: String) {
        self = source.utf8.prefix(4).elementsEqual("http".utf8) { $0 | 0x20 == $1 } ? .network : .local
    }
}
