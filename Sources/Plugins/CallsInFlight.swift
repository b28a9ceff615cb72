import JSONValues

/// The calls that a child has not answered, by their ids.
struct CallsInFlight {
    typealias Completion = @Sendable (Result<JSONValue, CallFailure>) -> Void

    private struct Entry {
        let milliseconds: Int
        /// On `Clock`.
        var deadline: UInt64
        /// Whether the child had room for all of it.
        var isSent = false
        let completion: Completion

        mutating func noteSent(at now: UInt64) {
            isSent = true
            deadline = now + UInt64(max(0, milliseconds)) * 1_000_000
        }
    }

    /// A call whose time is over.
    struct Expired {
        let id: Int64
        let milliseconds: Int
        /// False where the child has read nothing for all that time.
        let isSent: Bool
        let completion: Completion
    }

    /// What to say of an answer that nobody waits for.
    enum Stray: Equatable {
        /// The call has timed out before.
        case late
        /// The call was given up, which the answer has crossed.
        case unwanted
        case unknown
    }

    private var entries: [Int64: Entry] = [:]
    /// When the child should have answered, on `Clock`, calls that were given up before that: it may work on them all the same.
    private var unwanted: [Int64: (deadline: UInt64, milliseconds: Int)] = [:]
    /// The newest call that was answered.
    private var newestAnswered: Int64 = 0
    /// Given up lately, the newest last.
    private var abandoned: [(id: Int64, isLate: Bool)] = []
    /// Those whose time was over and that were not answered since.
    private var late: Set<Int64> = []
    /// On `Clock`: no call's time begins before.
    private var start: UInt64 = 0
    /// When the child has read something that it had no room for before, on `Clock`.
    private var lastReading: UInt64 = 0
    /// No call has to be answered before this, wanted or not; a lower bound.
    private(set) var nextDeadline = UInt64.max

    private static let maxAbandoned = 1024

    var isEmpty: Bool { entries.isEmpty }
    /// Whether the child has nothing to do, as far as can be known.
    var isIdle: Bool { entries.isEmpty && unwanted.isEmpty }
    var count: Int { entries.count }
    /// Calls that the child may be at, wanted or not.
    var possibleCulprits: Int { entries.count + unwanted.count + late.count }

    /// - Parameters:
    ///   - id: one that no call had before.
    ///   - deadline: on `Clock`, `milliseconds` from when the call was made.
    mutating func add(_ id: Int64, milliseconds: Int, deadline: UInt64, _ completion: @escaping Completion) {
        entries[id] = Entry(milliseconds: milliseconds, deadline: deadline, completion: completion)
        nextDeadline = min(nextDeadline, deadline)
    }

    /// Every call has its whole time again from now on.
    mutating func prolong(from now: UInt64) { start = now }

    /// The child reads: what is in line for it waits for its sake.
    mutating func noteReading(at now: UInt64) { lastReading = now }

    /// The child has got all of a call, whose time begins.
    mutating func noteSent(_ id: Int64, at now: UInt64) {
        entries[id]?.noteSent(at: now)
    }

    /// An answer came.
    mutating func finish(_ id: Int64) -> Completion? {
        newestAnswered = max(newestAnswered, id)
        unwanted[id] = nil
        late.remove(id)
        return entries.removeValue(forKey: id)?.completion
    }

    /// Whether a newer call was answered before this one: then the child takes up several at a time.
    func hasOvertaken(_ id: Int64) -> Bool { newestAnswered > id }

    /// No answer to it means anything.
    mutating func ignore(_ id: Int64) { note(id, isLate: false) }

    /// Nobody waits any longer.
    mutating func abandon(_ id: Int64, isLate: Bool = false) -> Completion? {
        guard let entry = entries.removeValue(forKey: id) else { return nil }
        note(id, isLate: isLate)
        return entry.completion
    }

    /// Nobody waits any longer, though the child may be at it.
    mutating func giveUp(_ id: Int64) -> Completion? {
        guard let entry = entries[id] else { return nil }
        if unwanted.count < Self.maxAbandoned { unwanted[id] = (deadline(of: entry), entry.milliseconds) }
        return abandon(id)
    }

    private mutating func note(_ id: Int64, isLate: Bool) {
        if abandoned.count >= Self.maxAbandoned { abandoned.removeFirst(Self.maxAbandoned / 2) }
        abandoned.append((id, isLate))
    }

    /// Whether the time of a call is over.
    ///
    /// - Complexity: as that of `abandonExpired`.
    func hasExpired(at now: UInt64) -> Bool {
        nextDeadline <= now && entries.values.contains { deadline(of: $0) <= now }
    }

    /// Gives up the calls whose time is over.
    ///
    /// - Complexity: O(1) before `nextDeadline`, else O(calls in flight).
    mutating func abandonExpired(at now: UInt64) -> [Expired] {
        guard nextDeadline <= now else { return [] }
        let expired = entries.filter { deadline(of: $0.value) <= now }.sorted { $0.key < $1.key }
        for call in expired { _ = abandon(call.key, isLate: true) }
        if late.count < Self.maxAbandoned { late.formUnion(expired.lazy.filter(\.value.isSent).map(\.key)) }
        nextDeadline = min(entries.values.map(deadline).min() ?? .max, nextUnwanted)
        return expired.map { id, entry in
            Expired(id: id, milliseconds: entry.milliseconds, isSent: entry.isSent, completion: entry.completion)
        }
    }

    private var nextUnwanted: UInt64 { unwanted.values.map(\.deadline).min() ?? .max }

    /// The milliseconds that a call had in which the child hangs though nobody wants it: its time is over, and no newer one was
    /// answered meanwhile. To be asked before `abandonExpired`. Forgets those whose time is over.
    mutating func limitOfUnwanted(at now: UInt64) -> Int? {
        guard !unwanted.isEmpty, nextDeadline <= now else { return nil }
        let expired = unwanted.filter { $0.value.deadline <= now }
        for id in expired.keys { unwanted[id] = nil }
        return expired.first { !hasOvertaken($0.key) }?.value.milliseconds
    }

    private func deadline(of entry: Entry) -> UInt64 {
        max(entry.deadline, (entry.isSent ? start : max(start, lastReading)) + UInt64(entry.milliseconds) * 1_000_000)
    }

    mutating func abandonAll() -> [Completion] {
        let all = entries.sorted { $0.key < $1.key }
        for call in all { _ = abandon(call.key) }
        nextDeadline = nextUnwanted
        return all.map(\.value.completion)
    }

    func stray(_ id: Int64) -> Stray {
        guard let call = abandoned.last(where: { $0.id == id }) else { return .unknown }
        return call.isLate ? .late : .unwanted
    }
}
