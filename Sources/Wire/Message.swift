package import JSONValues

/// The content of a frame (R301–R314): one message or a batch.
package enum Message: Equatable, Sendable {
    case single(SingleMessage)
    case batch([SingleMessage])

    package init(_ json: JSONValue) {
        guard case .array(let elements) = json else {
            self = .single(SingleMessage(json))
            return
        }
        if elements.isEmpty {
            self = .single(.invalid(id: nil, .invalidRequest("empty_batch", "the batch is empty")))
        } else if elements.count > Limits.maxBatch.value {
            let error = RPCError(
                .invalidRequest, reason: "batch_too_large",
                message: "\(elements.count) messages are over the limit maxBatch of \(Limits.maxBatch.value)",
                data: ["limit": .string(Limits.maxBatch.name), "value": .integer(Int64(Limits.maxBatch.value))])
            self = .single(.invalid(id: nil, error))
        } else {
            self = .batch(elements.map(SingleMessage.init(inBatch:)))
        }
    }
}
