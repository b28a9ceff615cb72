import UnicodeFacts

/// What `stable` hashes: the first of id, name and initials that says something; NFC, trimmed, A–Z lower-cased.
///
/// An id, a name or initials of nothing but white space count as absent, so that people who share only an empty name do
/// not share a colour. With nothing left the key is empty.
struct IdentityKey {
    let text: String

    init(id: IdentityID?, name: String?, initials: String?) {
        let idText: String? =
            switch id {
            case .integer(let id): String(id)
            case .string(let id): id
            case nil: nil
            }
        for candidate in [idText, name, initials] {
            guard let trimmed = candidate?.nfc.trimmingWhiteSpace, !trimmed.isEmpty else { continue }
            text = String(trimmed).asciiLowercased
            return
        }
        text = ""
    }
}
