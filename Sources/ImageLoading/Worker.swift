import JSONValues
import Wire

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `roundel-images` as its host meets it: requests on standard input, answers on standard output, one thread.
package final class Worker {
    private let settings: Settings
    private let folders: FolderGrants
    private let decoders: DecoderPool
    private var reader = FrameReader(maxMessageBytes: 32 << 20)
    private var output = Output()
    private var inputHasEnded = false
    /// Requests that were not answered yet.
    private var open: Set<RequestID> = []
    /// Requests for what needs no network, in the order of their arrival.
    private var local: [(id: RequestID, request: LoadRequest, address: SourceAddress)] = []

    package init(_ settings: Settings) {
        self.settings = settings
        folders = FolderGrants(settings.readableFolders)
        decoders = DecoderPool(
            width: max(1, min(4, sysconf(Int32(_SC_NPROCESSORS_ONLN)))), timeLimit: settings.timeLimit)
    }

    /// Ends when the input has ended and everything is answered, or when nobody reads the answers.
    package func run() {
        signal(SIGPIPE, SIG_IGN)
        Jansson.start()
        Descriptor.setNonBlocking(0)
        Descriptor.setNonBlocking(1)
        while !output.hasEnded, !(inputHasEnded && open.isEmpty && output.pending == 0) {
            let ready = wait()
            if ready.contains(where: { $0.descriptor == 0 && $0.isReady }) { readInput() }
            decoders.proceed(ready)
            startLocal()
            output.flush()
            if inputHasEnded { output.check() }
        }
    }

    /// Waits until something can be done.
    private func wait() -> [Wait] {
        var waits = decoders.waits
        // A host that does not read, or asks for more than there is room for, is not listened to for a while.
        if !inputHasEnded, output.pending < 16 << 20, local.count < 4096 { waits.append(.toRead(0)) }
        if let wait = output.wait { waits.append(wait) }
        let milliseconds = min(decoders.millisecondsLeft ?? .max, inputHasEnded ? 100 : .max)
        var polled = waits.map { wait in
            pollfd(
                fd: wait.descriptor, events: Int16((wait.reads ? POLLIN : 0) | (wait.writes ? POLLOUT : 0)), revents: 0)
        }
        unsafe poll(&polled, nfds_t(polled.count), milliseconds == .max ? -1 : Int32(clamping: milliseconds))
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
        case .batch: answer(.invalidRequest("invalid_request", "Batches are not taken here"), to: nil)
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
            guard open.insert(id).inserted else {
                return answer(.invalidRequest("duplicate_id", "A request with this id is in flight"), to: id)
            }
            load(call.params, id)
        default:
            guard let id = call.id else { return }
            let error = RPCError(.methodNotFound, reason: "method_not_found", message: "The only method is image/load")
            answer(error, to: id)
        }
    }

    private func answer(_ error: RPCError, to id: RequestID?) {
        var message: [UInt8] = []
        ReplyWriter.error(error, id: id, to: &message)
        output.append(FrameWriter.frame(message, framing: reader.framing))
    }

    /// Answers a request, unless it was cancelled.
    private func finish(_ id: RequestID, _ result: Result<LoadedImage, LoadFailure>) {
        guard open.remove(id) != nil else { return }
        switch result {
        case .success(let image):
            var message: [UInt8] = []
            ReplyWriter.result(image.reply, id: id, to: &message)
            output.append(FrameWriter.frame(message, framing: reader.framing))
        case .failure(let failure): answer(failure.error, to: id)
        }
    }

    private func cancel(_ id: RequestID?) {
        guard let id, open.remove(id) != nil else { return }
        local.removeAll { $0.id == id }
        answer(RPCError(.cancelled, reason: "cancelled", message: "The request was cancelled"), to: id)
    }

    // MARK: Loading

    private func load(_ params: JSONObject, _ id: RequestID) {
        do throws(InvalidValue) {
            let request = try LoadRequest(decoding: params)
            do throws(LoadFailure) {
                local.append((id, request, try SourceAddress(request.source)))
                startLocal()
            } catch {
                finish(id, .failure(error))
            }
        } catch {
            open.remove(id)
            let data: JSONObject = ["pointer": .string("\(error.pointer)")]
            answer(RPCError(.invalidParams, reason: error.reason.rawValue, message: error.message, data: data), to: id)
        }
    }

    /// Reads the next sources, as long as there is room for what they hold.
    private func startLocal() {
        while decoders.hasRoom, !local.isEmpty {
            let (id, request, address) = local.removeFirst()
            do throws(LoadFailure) {
                try start(address, request, id)
            } catch {
                finish(id, .failure(error))
            }
        }
    }

    private func start(_ address: SourceAddress, _ request: LoadRequest, _ id: RequestID) throws(LoadFailure) {
        switch address {
        case .data(let content):
            let bytes = try DataURI.decode(content, maxBytes: settings.maxBytes)
            decode(FetchedSource(bytes: bytes, tag: nil, freshFor: LoadedImage.forever), request, id)
        case .path(let path):
            switch try folders.read(path, maxBytes: settings.maxBytes, unless: request.tag) {
            case .bytes(let bytes, let tag): decode(FetchedSource(bytes: bytes, tag: tag, freshFor: 1), request, id)
            case .unchanged(let tag): finish(id, .success(.unchanged(tag: tag, freshFor: 1)))
            }
        case .web: throw LoadFailure(.notPermitted, "no host may be asked")
        }
    }

    private func decode(_ source: FetchedSource, _ request: LoadRequest, _ id: RequestID) {
        decoders.decode(
            DecodingJob(
                source: source, request: request.picture(maxPixels: settings.maxPixels), budget: settings.timeLimit
            ) { [unowned self] result in finish(id, result) })
    }
}
