import TestSupport
import Testing

@Suite("Addresses that are not public") struct AddressTests {
    @Test("With every public host allowed, none of this machine or its network is asked, however it is written")
    func notNamed() throws {
        let server = try ImageServer()
        let worker = try ImageWorker(["--allow-net", "*"])
        for host in [
            "127.0.0.1", "localhost", "2130706433", "0x7f.1", "017700000001", "127.1", "[::1]", "[::ffff:127.0.0.1]",
            "[::127.0.0.1]", "[64:ff9b::127.0.0.1]", "0.0.0.0", "[::]",
        ] {
            #expect(try worker.reason("http://\(host):\(server.port)/file/quadrants.png") == "not_permitted", "\(host)")
        }
        for host in [
            "169.254.169.254", "10.0.0.1", "100.64.0.1", "224.0.0.1", "[fe80::1%25lo]", "[fd00::1]", "[ff02::1]",
        ] {
            #expect(try worker.reason("http://\(host)/") == "not_permitted", "\(host)")
        }
    }

    @Test("What is named is asked, in every spelling of the same address")
    func named() throws {
        let server = try ImageServer()
        let worker = try ImageWorker(server.grant)
        for host in ["127.0.0.1", "2130706433", "0x7f.1", "127.1"] {
            #expect(try worker.reason("http://\(host):\(server.port)/file/quadrants.png") == nil, "\(host)")
        }
        #expect(try worker.reason("http://127.0.0.1:\(server.port + 1)/") == "not_permitted")
        #expect(try worker.reason("http://127.0.0.1:\(server.port)@localhost/") == "bad_address")
        #expect(try worker.reason("http://localhost:\(server.port)/file/quadrants.png") == "not_permitted")
        let both = try ImageWorker(server.grant + ["--allow-net", "*"])
        #expect(try both.reason("http://localhost:\(server.port)/file/quadrants.png") == nil)
        let byName = try ImageWorker(["--allow-net", "LocalHost"])
        #expect(try byName.reason("http://LOCALHOST:\(server.port)/file/quadrants.png") == nil)
    }

    @Test("No proxy is asked in place of the address that was checked")
    func proxy() throws {
        let server = try ImageServer()
        let proxy = "http://127.0.0.1:9"
        let worker = try ImageWorker(server.grant, environment: ["http_proxy=\(proxy)", "all_proxy=\(proxy)"])
        #expect(try worker.reason(server.url("/file/quadrants.png")) == nil)
    }
}
