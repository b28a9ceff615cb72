import JSONValues

/// A host that was asked on the way to a picture, and the address it had.
package struct Hop: Equatable, Sendable {
    let url: WebAddress
    let address: IPAddress?

    var json: JSONValue {
        ["url": .string(url.text), "address": .optional(address?.description)]
    }

    package init(url: WebAddress, address: IPAddress?) {
        self.url = url
        self.address = address
    }

    init?(_ json: JSONValue) {
        guard case .object(let object) = json, case .string(let text)? = object["url"],
            let url = try? WebAddress(text), case .string(let address)? = object["address"],
            let address = IPAddress(address)
        else { return nil }
        self.init(url: url, address: address)
    }
}
