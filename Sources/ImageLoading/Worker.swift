import Glibc
import JSONValues
import Wire

/// `roundel-images` as its host meets it: requests on standard input, answers on standard output, one thread.
package final class Worker {
    private let settings: Settings
    private let folders: FolderGrants
    private let web: WebFetcher
    private let decoders: DecoderPool
    private var reader = FrameReader(maxMessageBytes: 32 << 20)
    private var output = Output()
    private var inputHasEnded = false
    /// Requests that were not answered yet, with a number of our own: an id may come again once it is answered.
    private var open: [RequestID: Int] = [:]
    private var serial = 0
    /// Requests for what needs no network, in the order of their arrival.
    private var local: [(ticket: LoadTicket, request: LoadRequest, address: SourceAddress)] = []

    private struct LoadTicket {
        let id: RequestID
        let serial: Int
    }

    package init(_ settings: Settings) throws(UsageError) {
        self.settings = settings
        web = WebFetcher(settings, grants: try NetworkGrants(settings.network))
        folders = FolderGrants(settings.readableFolders)
        decoders = DecoderPool(
            width: max(1, min(4, sysconf(Int32(_SC_NPROCESSORS_ONLN)))), timeLimit: settings.timeLimit)
    }

    /// Ends when the input has ended and everything is answered, or when nobody reads the answers.
    package func run() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        Jansson.start()
        Descriptor.setNonBlocking(0)
        Descriptor.setNonBlocking(1)
        while !output.hasEnded, !(inputHasEnded && open.isEmpty && output.pending == 0) {
            let ready = wait()
            if ready.contains(where: { $0.descriptor == 0 && $0.isReady }) { readInput() }
            web.proceed()
            decoders.proceed(ready)
            startLocal()
            if decoders.hasRoom { web.startWaiting() }
            output.flush()
            if inputHasEnded { output.check() }
        }
    }

    /// Waits until something can be done.
    private func wait() -> [Wait] {
        var waits = decoders.waits
        // A host that does not read, or asks for more than there is room for, is not listened to for a while.
        if !inputHasEnded, output.pending < 16 << 20, open.count < 4096 { waits.append(.toRead(0)) }
        if let wait = output.wait { waits.append(wait) }
        let milliseconds = min(decoders.millisecondsLeft ?? .max, inputHasEnded ? 100 : .max)
        var polled = waits.map { wait in
            pollfd(
                fd: wait.descriptor, events: Int16((wait.reads ? POLLIN : 0) | (wait.writes ? POLLOUT : 0)), revents: 0)
        }
        // libcurl waits for its own descriptors and these, but keeps to itself which have ended.
        if web.isRunning { web.wait(for: waits, milliseconds: milliseconds) }
        let timeout = web.isRunning ? 0 : milliseconds == .max ? -1 : Int32(clamping: milliseconds)
        unsafe poll(&polled, nfds_t(polled.count), timeout)
        for index in waits.indices { waits[index].isReady = polled[index].revents != 0 }
        return waits
    }

    // MARK: Messages

    private func readInput() {
        var chunk: [UInt8] = []
        switch Descriptor.read(0, atMost: 1 << 18, to: &chunk) {
        case .wouldWait: return
        case .done: take(reader.push(chunk))
        case .ended:
            take(reader.finish())
            inputHasEnded = true
        }
    }

    private func take(_ frames: [Frame]) {
        for frame in frames {
            switch frame {
            case .message(let bytes), .remainder(let bytes):
                do throws(JSONSyntaxError) {
                    take(Message(try Jansson.parse(bytes)))
                } catch {
                    answer(RPCError(error), to: nil)
                }
            case .fault(let fault): answer(RPCError(fault), to: nil)
            }
        }
    }

    private func take(_ message: Message) {
        switch message {
        // The one host there is sends none.
        case .batch: answer(.invalidRequest("invalid_request", "batches are not taken here"), to: nil)
        case .single(.ignored): break
        case .single(.invalid(let id, let error)): answer(error, to: id)
        case .single(.call(let call)): take(call)
        }
    }

    private func take(_ call: Call) {
        switch call.method {
        case "$/cancelRequest": cancel(call.params["id"].flatMap(RequestID.init))
        case "image/load":
            guard let id = call.id else { return }
            guard open[id] == nil else {
                return answer(.invalidRequest("duplicate_id", "a request with this id is in flight"), to: id)
            }
            serial += 1
            open[id] = serial
            load(call.params, LoadTicket(id: id, serial: serial))
        default:
            guard let id = call.id else { return }
            let error = RPCError(.methodNotFound, reason: "method_not_found", message: "the only method is image/load")
            answer(error, to: id)
        }
    }

    private func answer(_ error: RPCError, to id: RequestID?) {
        var message: [UInt8] = []
        ReplyWriter.error(error, id: id, to: &message)
        output.append(FrameWriter.frame(message, framing: reader.framing))
    }

    /// Answers a request, unless it was cancelled.
    private func finish(_ ticket: LoadTicket, _ result: Result<LoadResult, LoadFailure>) {
        guard open[ticket.id] == ticket.serial else { return }
        open[ticket.id] = nil
        switch result {
        case .success(let image):
            var message: [UInt8] = []
            ReplyWriter.result(image.reply, id: ticket.id, to: &message)
            output.append(FrameWriter.frame(message, framing: reader.framing))
        case .failure(let failure): answer(failure.error, to: ticket.id)
        }
    }

    /// A picture that is being decoded is finished for nobody.
    private func cancel(_ id: RequestID?) {
        guard let id, let serial = open.removeValue(forKey: id) else { return }
        local.removeAll { $0.ticket.serial == serial }
        web.cancel(waiter: serial)
        answer(RPCError(.cancelled, reason: "cancelled", message: "the request was cancelled"), to: id)
    }

    // MARK: Loading

    private func load(_ params: JSONObject, _ ticket: LoadTicket) {
        do throws(InvalidValue) {
            let request = try LoadRequest(decoding: params)
            do throws(LoadFailure) {
                try load(request, ticket)
            } catch {
                finish(ticket, .failure(error))
            }
        } catch {
            open[ticket.id] = nil
            let data: JSONObject = ["pointer": .string("\(error.pointer)")]
            answer(
                RPCError(.invalidParams, reason: error.reason.rawValue, message: error.message, data: data),
                to: ticket.id)
        }
    }

    private func load(_ request: LoadRequest, _ ticket: LoadTicket) throws(LoadFailure) {
        let address = try SourceAddress(request.source)
        guard case .web(let url) = address else {
            local.append((ticket, request, address))
            return
        }
        try web.fetch(url, tag: request.tag, waiter: ticket.serial) { [unowned self] result, milliseconds in
            switch result {
            case .failure(let failure): finish(ticket, .failure(failure))
            case .success(.unchanged(let tag, let freshFor)):
                finish(ticket, .success(.unchanged(tag: tag, freshFor: freshFor)))
            case .success(.source(let source)): decode(source, request, ticket, spent: milliseconds)
            }
        }
    }

    /// Reads the next sources, as long as there is room for what they hold.
    private func startLocal() {
        while decoders.hasRoom, !local.isEmpty {
            let (ticket, request, address) = local.removeFirst()
            do throws(LoadFailure) {
                try start(address, request, ticket)
            } catch {
                finish(ticket, .failure(error))
            }
        }
    }

    private func start(_ address: SourceAddress, _ request: LoadRequest, _ ticket: LoadTicket) throws(LoadFailure) {
        switch address {
        case .data(let content):
            let bytes = try DataURI.decode(content, maxBytes: settings.maxBytes)
            decode(FetchedSource(bytes: bytes, tag: nil, freshFor: LoadResult.forever), request, ticket)
        case .path(let path):
            switch try folders.read(path, maxBytes: settings.maxBytes, unless: request.tag) {
            case .bytes(let bytes, let tag): decode(FetchedSource(bytes: bytes, tag: tag, freshFor: 1), request, ticket)
            case .unchanged(let tag): finish(ticket, .success(.unchanged(tag: tag, freshFor: 1)))
            }
        case .web: break
        }
    }

    /// - Parameter spent: milliseconds of the time limit that fetching took.
    private func decode(_ source: FetchedSource, _ request: LoadRequest, _ ticket: LoadTicket, spent: Int = 0) {
        let job = DecodingJob(
            source: source, request: request.picture(maxPixels: settings.maxPixels),
            budget: max(Self.leastBudget, settings.timeLimit - spent)
        ) { [unowned self] result in finish(ticket, result) }
        decoders.decode(job)
    }

    /// Milliseconds that decoding has even where fetching took nearly all the time.
    private static let leastBudget = 200
}
