/// Which way a picture comes.
enum ImageLane: CaseIterable, Hashable {
    case network, local

    init(of source: String) {
        self = ["http", "https"].contains(ImageGrants.scheme(of: source)) ? .network : .local
    }
}
