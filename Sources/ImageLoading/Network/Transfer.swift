import CCurl
import Glibc

/// One request and its answer, on one of libcurl's handles. Redirects are answers like others.
@safe final class Transfer {
    /// What a transfer may and must.
    struct Order {
        let url: WebAddress
        /// Header lines beside those that always go out.
        let headers: [String]
        let milliseconds: Int
        let maxBytes: Int
    }

    private let handle: UnsafeMutableRawPointer
    private let order: Order
    private let grants: NetworkGrants
    private var headers: UnsafeMutablePointer<curl_slist>?
    private(set) var head = ResponseHead()
    private(set) var body: [UInt8] = []
    /// Whether a connection was begun; one that is used again was checked when it was.
    private var isAllowed = false
    private var refused: IPAddress?
    private var isTooLarge = false

    /// A body that nobody will look at is read up to here, so that the connection can be used again.
    private static let idleBytes = 65_536

    init?(_ order: Order, grants: NetworkGrants) {
        guard let pointer = unsafe curl_easy_init() else { return nil }
        unsafe handle = pointer
        self.order = order
        self.grants = grants
        prepare()
    }

    deinit {
        unsafe curl_easy_cleanup(handle)
        unsafe curl_slist_free_all(headers)
    }

    private func prepare() {
        set(CURLOPT_URL, order.url.text)
        set(CURLOPT_PROTOCOLS_STR, "http,https")
        // A proxy would be asked instead of the address that was checked.
        set(CURLOPT_PROXY, "")
        set(CURLOPT_FOLLOWLOCATION, 0)
        set(CURLOPT_NOSIGNAL, 1)
        // A name server that does not answer would else hold up everything until its thread gives up.
        set(CURLOPT_QUICK_EXIT, 1)
        set(CURLOPT_TIMEOUT_MS, order.milliseconds)
        set(CURLOPT_MAXFILESIZE, order.maxBytes)
        set(CURLOPT_ACCEPT_ENCODING, "")
        set(CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_2TLS))
        set(CURLOPT_USERAGENT, "roundel-images")
        if let certificates = TrustedCertificates.file { set(CURLOPT_CAINFO, certificates) }
        for line in ["Accept: image/png,image/jpeg,image/webp,image/avif,image/gif,image/svg+xml,*/*;q=0.1"]
            + order.headers
        {
            unsafe headers = unsafe curl_slist_append(headers, line)
        }
        unsafe roundel_setopt_pointer(handle, CURLOPT_HTTPHEADER, headers)
        let own = unsafe Unmanaged.passUnretained(self).toOpaque()
        unsafe roundel_setopt_write(handle, CURLOPT_WRITEFUNCTION, Self.onBody)
        unsafe roundel_setopt_pointer(handle, CURLOPT_WRITEDATA, own)
        unsafe roundel_setopt_write(handle, CURLOPT_HEADERFUNCTION, Self.onHeader)
        unsafe roundel_setopt_pointer(handle, CURLOPT_HEADERDATA, own)
        unsafe roundel_setopt_opensocket(handle, Self.onSocket)
        unsafe roundel_setopt_pointer(handle, CURLOPT_OPENSOCKETDATA, own)
    }

    func isBehind(_ other: UnsafeMutableRawPointer) -> Bool { unsafe handle == other }

    func join(_ multi: UnsafeMutableRawPointer) {
        unsafe curl_multi_add_handle(multi, handle)
    }

    func leave(_ multi: UnsafeMutableRawPointer) {
        unsafe curl_multi_remove_handle(multi, handle)
    }

    private func set(_ option: CURLoption, _ number: Int) {
        unsafe roundel_setopt_long(handle, option, number)
    }

    private func set(_ option: CURLoption, _ text: String) {
        unsafe roundel_setopt_text(handle, option, text)
    }

    // MARK: Callbacks; each gets this object as its data, which outlives its handle

    private static func object(_ data: UnsafeMutableRawPointer?) -> Transfer? {
        unsafe data.map { unsafe Unmanaged<Transfer>.fromOpaque($0).takeUnretainedValue() }
    }

    private static let onBody: curl_write_callback = { bytes, size, count, data in
        guard let transfer = unsafe object(data) else { return 0 }
        return unsafe transfer.take(UnsafeRawBufferPointer(start: bytes, count: size * count))
    }

    private static let onHeader: curl_write_callback = { bytes, size, count, data in
        guard let transfer = unsafe object(data) else { return 0 }
        let line = unsafe Array(UnsafeRawBufferPointer(start: bytes, count: size * count))
        transfer.head.take(line[...])
        return line.count
    }

    /// The one place where a connection begins, and so where its address is checked.
    private static let onSocket: curl_opensocket_callback = { data, _, address in
        guard let transfer = unsafe object(data), let address = unsafe address,
            let offset = MemoryLayout<curl_sockaddr>.offset(of: \curl_sockaddr.addr)
        else { return CURL_SOCKET_BAD }
        let target = unsafe address.pointee
        let bytes = unsafe UnsafeRawBufferPointer(
            start: UnsafeRawPointer(address) + offset, count: Int(target.addrlen))
        guard let address = unsafe IPAddress(family: target.family, socketAddress: bytes) else {
            return CURL_SOCKET_BAD
        }
        guard transfer.grants.permits(address, for: transfer.order.url) else {
            transfer.refused = address
            return CURL_SOCKET_BAD
        }
        transfer.isAllowed = true
        return socket(target.family, target.socktype | Int32(SOCK_CLOEXEC.rawValue), target.protocol)
    }

    /// The bytes taken; fewer end the transfer.
    private func take(_ bytes: UnsafeRawBufferPointer) -> Int {
        guard body.count + bytes.count <= (head.status == 200 ? order.maxBytes : Self.idleBytes) else {
            isTooLarge = head.status == 200
            return 0
        }
        unsafe body.append(contentsOf: bytes)
        return bytes.count
    }

    // MARK: The end

    /// Where the answer sends one on to.
    var redirect: String? { text(CURLINFO_REDIRECT_URL) }

    /// Where the connection goes.
    var peer: IPAddress? { text(CURLINFO_PRIMARY_IP).flatMap { IPAddress($0) } }

    private func text(_ info: CURLINFO) -> String? {
        var text: UnsafeMutablePointer<CChar>?
        guard unsafe roundel_getinfo_text(handle, info, &text) == CURLE_OK, let text = unsafe text else {
            return nil
        }
        return unsafe String(cString: text)
    }

    /// Whoever asked for the picture does not learn where a name leads.
    private static func failure(of url: WebAddress, at address: IPAddress) -> LoadFailure {
        guard address.reach == .special else {
            return LoadFailure(
                .notPermitted, "\(url.host) has a private address, which has to be named, as * stands for public ones",
                retryAfter: 60, grant: url.grant)
        }
        return LoadFailure(
            .notPermitted, "\(url.host) has a reserved address, which has to be named itself", retryAfter: 60,
            grant: IPAddress(url.host) == address ? url.grant : nil)
    }

    /// Nil where there is an answer.
    func failure(_ code: CURLcode) -> LoadFailure? {
        switch code {
        case CURLE_OK: return nil
        // An error page that is not read to its end is an error all the same.
        case CURLE_WRITE_ERROR where !isTooLarge && head.status != 200: return nil
        case CURLE_FILESIZE_EXCEEDED where head.status != 200 && head.status != 0: return nil
        case CURLE_WRITE_ERROR where isTooLarge, CURLE_FILESIZE_EXCEEDED:
            return LoadFailure(.tooLarge, "more than \(order.maxBytes) bytes")
        case CURLE_OPERATION_TIMEDOUT:
            return LoadFailure(.timedOut, "\(order.url.host) takes longer than the time limit")
        case CURLE_BAD_CONTENT_ENCODING:
            return LoadFailure(.malformedImage, "\(order.url.host) sends what it did not compress", retryAfter: 10)
        default: break
        }
        if let refused, !isAllowed {
            return Self.failure(of: order.url, at: refused)
        }
        let words = unsafe curl_easy_strerror(code).map { unsafe String(cString: $0) } ?? "error \(code.rawValue)"
        return LoadFailure(.unreachable, "\(order.url.host): \(words)")
    }
}
