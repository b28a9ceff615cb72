import CCurl

/// All transfers under way, and the connections that they share.
@safe final class Transfers {
    private let multi: UnsafeMutableRawPointer
    private var running: [(transfer: Transfer, completion: (Transfer, CURLcode) -> Void)] = []

    /// Nil where libcurl does not start.
    init?(connections: Int, perHost: Int) {
        // Not before the first of them, as OpenSSL takes its time.
        guard curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK, let multi = unsafe curl_multi_init() else {
            return nil
        }
        unsafe self.multi = multi
        unsafe roundel_multi_setopt_long(multi, CURLMOPT_MAX_TOTAL_CONNECTIONS, connections)
        unsafe roundel_multi_setopt_long(multi, CURLMOPT_MAX_HOST_CONNECTIONS, perHost)
        unsafe roundel_multi_setopt_long(multi, CURLMOPT_MAXCONNECTS, connections)
    }

    deinit {
        for (transfer, _) in running { unsafe transfer.leave(multi) }
        unsafe curl_multi_cleanup(multi)
    }

    func start(_ transfer: Transfer, completion: @escaping (Transfer, CURLcode) -> Void) {
        running.append((transfer, completion))
        unsafe transfer.join(multi)
    }

    func stop(_ transfer: Transfer) {
        guard let index = running.firstIndex(where: { $0.transfer === transfer }) else { return }
        running.remove(at: index)
        unsafe transfer.leave(multi)
    }

    /// Waits for any of the transfers and any of `waits`.
    ///
    /// - Parameter milliseconds: the longest wait.
    func wait(for waits: [Wait], milliseconds: Int) {
        var extra = waits.map { wait in
            let events = (wait.reads ? CURL_WAIT_POLLIN : 0) | (wait.writes ? CURL_WAIT_POLLOUT : 0)
            return curl_waitfd(fd: wait.descriptor, events: Int16(events), revents: 0)
        }
        unsafe curl_multi_poll(multi, &extra, UInt32(extra.count), Int32(clamping: milliseconds), nil)
    }

    /// Moves bytes, and reports the transfers that have ended.
    func proceed() {
        var count: Int32 = 0
        unsafe curl_multi_perform(multi, &count)
        while let message = unsafe curl_multi_info_read(multi, &count) {
            guard unsafe message.pointee.msg == CURLMSG_DONE, let pointer = unsafe message.pointee.easy_handle else {
                continue
            }
            let code = unsafe message.pointee.data.result
            guard let index = running.firstIndex(where: { unsafe $0.transfer.isBehind(pointer) }) else { continue }
            let (transfer, completion) = running.remove(at: index)
            unsafe transfer.leave(multi)
            completion(transfer, code)
        }
    }
}
