import JSONValues

/// The calls that a child has not answered, by id.
struct CallsInFlight {
    typealias Completion = @Sendable (Result<JSONValue, CallFailure>) -> Void

    private struct Entry {
        let milliseconds: Int
        /// The time on `Clock` by which the child must answer, or must read where it has not read the call yet.
        var deadline: UInt64
        /// Whether the whole call has been written to the child.
        var isSent = false
        let completion: Completion

        mutating func noteSent(at now: UInt64) {
            isSent = true
            deadline = now + UInt64(max(0, milliseconds)) * 1_000_000
        }
    }

    /// A call whose deadline has passed.
    struct Expired {
        let id: Int64
        let milliseconds: Int
        /// False where the child read nothing for the whole time limit.
        let isSent: Bool
        let completion: Completion
    }

    /// The kinds of responses to calls that are not in flight.
    enum Stray: Equatable {
        /// The call has timed out.
        case late
        /// The call was cancelled while the response was on its way.
        case unwanted
        case unknown
    }

    private var entries: [Int64: Entry] = [:]
    /// Cancelled calls that the child may still work on, with their deadlines on `Clock`.
    private var unwanted: [Int64: (deadline: UInt64, milliseconds: Int)] = [:]
    /// The greatest id of an answered call.
    private var newestAnswered: Int64 = 0
    /// The ids of recent cancelled or expired calls, the newest last; at most `maxAbandoned`.
    private var abandoned: [(id: Int64, isLate: Bool)] = []
    /// Calls that expired and have not been answered since.
    private var late: Set<Int64> = []
    /// The time on `Clock` before which the time of no call starts to run.
    private var start: UInt64 = 0
    /// The time on `Clock` at which the child last read from a full pipe.
    private var lastReading: UInt64 = 0
    /// A lower bound of all deadlines, those of cancelled calls included.
    private(set) var nextDeadline = UInt64.max

    private static let maxAbandoned = 1024

    var isEmpty: Bool { entries.isEmpty }
    /// Whether the child has no call to work on, cancelled ones included.
    var isIdle: Bool { entries.isEmpty && unwanted.isEmpty }
    var count: Int { entries.count }
    /// The number of calls that the child may be working on: those in flight, cancelled and expired ones.
    var possibleCulprits: Int { entries.count + unwanted.count + late.count }

    /// - Parameters:
    ///   - id: an id that was not used before.
    ///   - deadline: the time on `Clock`, `milliseconds` after the call was made.
    mutating func add(_ id: Int64, milliseconds: Int, deadline: UInt64, _ completion: @escaping Completion) {
        entries[id] = Entry(milliseconds: milliseconds, deadline: deadline, completion: completion)
        nextDeadline = min(nextDeadline, deadline)
    }

    /// Restarts the time of every call.
    mutating func prolong(from now: UInt64) { start = now }

    /// Records that the child reads, which restarts the time of unsent calls.
    mutating func noteReading(at now: UInt64) { lastReading = now }

    /// Records that a call has been written completely, which starts its time.
    mutating func noteSent(_ id: Int64, at now: UInt64) {
        entries[id]?.noteSent(at: now)
    }

    /// Removes a call that was answered. Returns its completion; nil where it is not in flight.
    mutating func finish(_ id: Int64) -> Completion? {
        newestAnswered = max(newestAnswered, id)
        unwanted[id] = nil
        late.remove(id)
        return entries.removeValue(forKey: id)?.completion
    }

    /// Whether a newer call was answered first. Such a child works on several calls at a time.
    func hasOvertaken(_ id: Int64) -> Bool { newestAnswered > id }

    /// Makes the response to a call be dropped silently.
    mutating func ignore(_ id: Int64) { note(id, isLate: false) }

    /// Removes a call and returns its completion; nil where it is not in flight.
    mutating func abandon(_ id: Int64, isLate: Bool = false) -> Completion? {
        guard let entry = entries.removeValue(forKey: id) else { return nil }
        note(id, isLate: isLate)
        return entry.completion
    }

    /// Removes a cancelled call that the child may work on, and returns its completion.
    mutating func giveUp(_ id: Int64) -> Completion? {
        guard let entry = entries[id] else { return nil }
        if unwanted.count < Self.maxAbandoned { unwanted[id] = (deadline(of: entry), entry.milliseconds) }
        return abandon(id)
    }

    private mutating func note(_ id: Int64, isLate: Bool) {
        if abandoned.count >= Self.maxAbandoned { abandoned.removeFirst(Self.maxAbandoned / 2) }
        abandoned.append((id, isLate))
    }

    /// Whether the deadline of any call has passed.
    ///
    /// - Complexity: as `abandonExpired`.
    func hasExpired(at now: UInt64) -> Bool {
        nextDeadline <= now && entries.values.contains { deadline(of: $0) <= now }
    }

    /// Removes the calls whose deadlines have passed, and returns them by id.
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

    /// The time limit, in milliseconds, of a cancelled call that the child hangs in: its deadline has passed, and no
    /// newer call was answered since. Removes cancelled calls whose deadlines have passed. Must be called before
    /// `abandonExpired`.
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
