import UnicodeFacts

/// `particles`: the words of a list are dropped between two names (`Ludwig van Beethoven` → `Ludwig Beethoven`).
///
/// The last word is always a name. A first word counts as a particle only in small letters and when two names are
/// left: `van Gogh` keeps both its words, and `Al Pacino` has a first name.
struct ParticlesRule: SmartTokenRule {
    let name = SmartRule.particles
    private let particles: Set<String>

    /// The longest word that is looked up, in bytes; hashing an endless one takes quadratic time.
    private static let longest = 32

    init(particles: [String]) {
        let words = particles.lazy.flatMap(NameTokens.split).filter { $0.utf8.count <= Self.longest }
        self.particles = Set(words.map { $0.lowercased() })
    }

    func apply(to tokens: [String]) -> [String]? {
        guard tokens.count > 2, !particles.isEmpty, let first = tokens.first, let last = tokens.last else { return nil }
        var names = tokens.dropFirst().dropLast().filter { !isParticle($0) }
        if !isLeadingParticle(first) || names.isEmpty { names.insert(first, at: 0) }
        names.append(last)
        return names.count < tokens.count ? names : nil
    }

    private func isLeadingParticle(_ token: String) -> Bool {
        token.unicodeScalars.first?.properties.isLowercase == true && isParticle(token)
    }

    private func isParticle(_ token: String) -> Bool {
        token.utf8.count <= Self.longest && particles.contains(token.lowercased())
    }
}
