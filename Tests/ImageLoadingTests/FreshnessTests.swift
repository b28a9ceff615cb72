import ImageLoading
import Testing

@Suite("How long an answer holds") struct FreshnessTests {
    private func head(_ lines: [String]) -> ResponseHead {
        var head = ResponseHead()
        for line in ["HTTP/1.1 200 OK"] + lines { head.take(ArraySlice((line + "\r\n").utf8)) }
        return head
    }

    @Test(
        arguments: [
            ([], 60), (["Cache-Control: max-age=10"], 10), (["cache-control: public, MAX-AGE=\"10\""], 10),
            (["Cache-Control: max-age=10", "Age: 4"], 6), (["Cache-Control: max-age=10", "Age: 40"], 0),
            (["Cache-Control: no-cache, max-age=10"], 0),
            (["Cache-Control: max-age=10", "Cache-Control: no-store"], 0),
            (["Cache-Control: max-age=junk"], 0), (["Cache-Control: max-age=-5"], 0),
            (["Cache-Control: max-age=99999999999999999999"], 31_536_000),
            (["Vary: *", "Cache-Control: max-age=10"], 0),
            (["Expires: Thu, 01 Dec 1994 16:00:10 GMT", "Date: Thu, 01 Dec 1994 16:00:00 GMT"], 10),
            (["Expires: 0"], 0), (["Expires: Thu, 01 Dec 1994 16:00:00 GMT"], 0),
            (["Expires: Thu, 01 Dec 2094 16:00:00 GMT", "Cache-Control: max-age=1"], 1),
            (["Cache-Control: no-cacheable, x-no-store"], 60),
            (["Cache-Control: no-cache=\"Set-Cookie\", max-age=9"], 0),
        ] as [([String], Int)])
    func seconds(lines: [String], seconds: Int) {
        #expect(head(lines).freshFor == seconds)
    }

    @Test("An interim answer's headers are forgotten")
    func interim() {
        var head = head(["Cache-Control: max-age=10"])
        head.take(ArraySlice("HTTP/2 404 \r\n".utf8))
        #expect(head.status == 404)
        #expect(head.freshFor == 60)
    }

    @Test("What may not be kept is not")
    func storable() {
        #expect(head(["Cache-Control: no-cache"]).isStorable)
        #expect(!head(["Cache-Control: private, no-store"]).isStorable)
        #expect(!head(["Vary: *"]).isStorable)
    }

    @Test("Validators are what the server gave, else the bytes")
    func validators() {
        #expect(Validator(head(["ETag: W/\"a\""]), bytes: []).header == "If-None-Match: W/\"a\"")
        let date = "Thu, 01 Dec 1994 16:00:00 GMT"
        #expect(Validator(head(["Last-Modified: \(date)"]), bytes: []).header == "If-Modified-Since: \(date)")
        let digest = Validator(head([]), bytes: [1])
        #expect(digest.header == nil && digest.tag.hasPrefix("sha256:"))
        #expect(Validator(tag: "etag:x\r\nEvil: y").header == nil)
    }
}
