extension String {
    /// Normalization Form C (UAX #15).
    ///
    /// - Complexity: O(*n* log *n*); O(*n*) without a copy when every character is below U+0300.
    package var nfc: String {
        // Every character below U+0300 is its own form; U+0300 begins with the byte 0xCC in UTF-8.
        if utf8.allSatisfy({ $0 < 0xCC }) { return self }
        return CanonicalForm(decomposing: unicodeScalars).composed()
    }
}
