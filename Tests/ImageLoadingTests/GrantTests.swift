import ImageLoading
import Testing

@Suite("Hosts that may be asked") struct GrantTests {
    private func permits(_ grants: [String], _ url: String, _ address: String) throws -> Bool {
        let (grants, url) = (try NetworkGrants(grants), try WebAddress(url))
        let target = try #require(IPAddress(address))
        return grants.covers(url) && grants.permits(target, for: url)
    }

    @Test("A name covers itself, on the port it names or on all")
    func names() throws {
        #expect(try permits(["example.org"], "http://example.org/a", "8.8.8.8"))
        #expect(try permits(["Example.ORG"], "https://EXAMPLE.org.:8443/a", "8.8.8.8"))
        #expect(try permits(["example.org:443"], "https://example.org/a", "8.8.8.8"))
        #expect(try !permits(["example.org:443"], "http://example.org/a", "8.8.8.8"))
        #expect(try !permits(["example.org:80"], "http://example.org:8080/", "8.8.8.8"))
        #expect(try permits(["example.org:80"], "http://example.org/", "8.8.8.8"))
        #expect(try !permits(["example.org"], "http://www.example.org/", "8.8.8.8"))
        #expect(try !permits(["example.org"], "http://example.org.evil.net/", "8.8.8.8"))
        #expect(try !permits([], "http://example.org/", "8.8.8.8"))
    }

    @Test("A host that is named may be in the own network, but never at a special address")
    func localNames() throws {
        #expect(try permits(["pictures.corp"], "http://pictures.corp/", "10.0.0.7"))
        #expect(try !permits(["pictures.corp"], "http://pictures.corp/", "169.254.169.254"))
        #expect(try permits(["169.254.169.254"], "http://169.254.169.254/", "169.254.169.254"))
    }

    @Test("The star covers public addresses, on the port it names or on all, and what else is named")
    func star() throws {
        #expect(try permits(["*"], "https://example.org/", "8.8.8.8"))
        #expect(try permits(["*:443"], "https://example.org/", "8.8.8.8"))
        #expect(try !permits(["*:443"], "http://example.org/", "8.8.8.8"))
        #expect(try !permits(["*"], "http://example.org/", "192.168.0.1"))
        #expect(try permits(["*", "192.168.0.1"], "http://example.org/", "192.168.0.1"))
        #expect(try !permits(["*", "192.168.0.1:80"], "http://example.org:81/", "192.168.0.1"))
        #expect(try permits(["[::1]:8080"], "http://[0:0::1]:8080/", "::1"))
    }

    @Test(
        "What is no host is no grant",
        arguments: ["", "a/b", "a?b", "a@b", "a b", "::1", "a:b", "a:99999", "http://a", "**"])
    func nonsense(grant: String) {
        #expect(throws: UsageError.self) { try NetworkGrants([grant]) }
    }

    @Test("Odd spellings of an address are that address; a user in a URL is refused")
    func spellings() throws {
        for host in ["2130706433", "0x7f.1", "0x7f000001", "017700000001", "127.1"] {
            #expect(try WebAddress("http://\(host)/").host == "127.0.0.1")
        }
        for url in [
            "http://a@b/", "http://a:b@c/", "http://", "http://a:99999/", "file:///a", "x", "http://a\nb/",
        ] {
            #expect(throws: LoadFailure.self) { try WebAddress(url) }
        }
        #expect(try WebAddress("http://A.b/c d#e").text == "http://A.b/c%20d")
        #expect(try WebAddress("https://[::1]/").host == "::1")
    }
}
