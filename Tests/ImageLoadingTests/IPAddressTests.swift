import ImageLoading
import Testing

@Suite("Where addresses lead") struct IPAddressTests {
    @Test(arguments: [
        "8.8.8.8", "1.1.1.1", "172.15.255.255", "172.32.0.0", "100.63.255.255", "100.128.0.0", "169.253.0.1",
        "223.255.255.255",
        "2606:4700::1111", "2a00::1", "::ffff:8.8.8.8", "64:ff9b::8.8.8.8", "2002:808:808::1",
    ])
    func open(text: String) throws { #expect(try #require(IPAddress(text)).reach == .open) }

    @Test(arguments: [
        "127.0.0.1", "127.255.255.255", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1", "100.64.0.1",
        "100.127.255.255", "::1", "fc00::1", "fdff::1", "fec0::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::127.0.0.1",
        "64:ff9b::10.0.0.1", "2002:7f00:1::1",
    ])
    func local(text: String) throws { #expect(try #require(IPAddress(text)).reach == .local) }

    @Test(arguments: [
        "0.0.0.0", "0.1.2.3", "169.254.169.254", "192.0.0.1", "192.0.2.1", "198.18.0.1", "198.51.100.1", "203.0.113.1",
        "224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255", "::", "fe80::1", "febf::1", "ff02::1",
        "2001::1", "2001:db8::1", "3fff::1", "100::1", "64:ff9b:1::1", "4000::1", "::ffff:169.254.169.254",
        "64:ff9b::169.254.169.254", "2002:a9fe:a9fe::1",
    ])
    func special(text: String) throws { #expect(try #require(IPAddress(text)).reach == .special) }

    @Test("An address of IPv4 is the same behind a mapping")
    func mapped() {
        #expect(IPAddress("::ffff:127.0.0.1") == IPAddress("127.0.0.1"))
        #expect(IPAddress("::127.0.0.1") != IPAddress("127.0.0.1"))
        #expect(IPAddress("::ffff:10.0.0.1")?.description == "10.0.0.1")
        for text in ["", "127.1", "0x7f.0.0.1", "localhost", "[::1]", "::1%lo"] { #expect(IPAddress(text) == nil) }
    }
}
