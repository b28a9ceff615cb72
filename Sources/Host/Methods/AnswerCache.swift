import Drawing
import Wire

/// Answers as text, for requests that come again and again: an editor's previews, a page that is built anew.
struct AnswerCache {
    private var texts = RecentValues<AnswerKey, [UInt8]>(maximumCount: 2048, maximumBytes: 1 << 20)
    /// Hashes of keys met once. Only what is asked for again is kept, so that requests that differ cost no copies.
    private var seen = [Int](repeating: 0, count: 4096)

    mutating func text(for key: AnswerKey) -> [UInt8]? {
        texts.value(for: key)
    }

    mutating func keep(_ reply: Reply, for key: AnswerKey) {
        let hash = key.hashValue
        let place = hash & (seen.count - 1)
        guard seen[place] == hash else {
            seen[place] = hash
            return
        }
        var text: [UInt8] = []
        ReplyWriter.write(reply, to: &text)
        texts.insert(text, for: key, bytes: key.bytes + text.count + 128)
    }
}
