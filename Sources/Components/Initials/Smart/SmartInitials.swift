import UnicodeFacts

/// The `smart` algorithm: its rules one after the other, then what `standard` does with the words that are left.
enum SmartInitials {
    private static let textRules: [any SmartTextRule] = [BracketsRule(), EmailRule(), CommaOrderRule()]
    private static let tokenRules: [any SmartTokenRule] = [
        LeadingPunctuationRule(), TitlesAndSuffixesRule(), UserNameRule(), ApostrophesRule(), HyphenatedRule(),
    ]

    // Built once: most callers name no particles, and hashing forty words takes longer than all other rules.
    private static let standardParticles = ParticlesRule(particles: Particles.standard)

    static func compute(_ name: String, maxLength: Int, casing: Casing, particles: [String]?) -> Initials {
        if PhoneNumberRule.matches(name) {
            return Initials(text: "", rule: .empty, tokens: [], smartRules: [.phoneNumber])
        }
        var applied: [SmartRule] = []
        var text = name
        for rule in textRules {
            if let changed = rule.apply(to: text) {
                text = changed
                applied.append(rule.name)
            }
        }
        var tokens = NameTokens.split(text)
        let particlesRule = particles.map(ParticlesRule.init) ?? standardParticles
        for rule in tokenRules + [particlesRule] {
            if let changed = rule.apply(to: tokens) {
                tokens = changed
                applied.append(rule.name)
            }
        }
        var initials = StandardInitials.compute(tokens: tokens, maxLength: maxLength, casing: casing)
        initials.smartRules = applied
        return initials
    }
}
