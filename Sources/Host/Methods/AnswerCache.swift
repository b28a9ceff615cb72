import Collections
import Wire

/// Answers as text, for requests that come again and again: an editor's previews, a page that is built anew.
struct AnswerCache {
    private var texts = RecentValues<AnswerKey, [UInt8]>(maximumCount: 2048, maximumBytes: 1 << 20)
    private var seen = SeenOnceFilter()

    mutating func text(for key: AnswerKey) -> [UInt8]? {
        texts.value(for: key)
    }

    mutating func keep(_ reply: Reply, for key: AnswerKey) {
        guard !seen.isFirst(key.hash) else { return }
        var text: [UInt8] = []
        ReplyWriter.write(reply, to: &text)
        texts.insert(text, for: key, bytes: key.bytes + text.count + 128)
    }
}
