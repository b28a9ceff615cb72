import Foundation
import JSONValues
import TestSupport
import Testing

@Suite("The gallery")
struct GalleryTests {
    @Test("has a page, a picture for each case, what asks for them, and all of them at a glance")
    func files() throws {
        let gallery = try Gallery.made()
        #expect(gallery.run == 0)
        #expect(gallery.said.contains("\(gallery.cases.count) pictures; open "))
        #expect(gallery.cases.count >= 150)
        #expect(Set(gallery.names).count == gallery.cases.count)
        #expect(try gallery.folder.names(in: "out") == ["cases.json", "contact.png", "index.html", "svg"])
        #expect(try gallery.folder.names(in: "out/svg") == gallery.names.map { $0 + ".svg" }.sorted())
        #expect(try PNGPicture(gallery.bytes(of: "out/contact.png")).width > 900)
    }

    @Test("shows every component, every picture once, and no id twice on the page")
    func page() throws {
        let gallery = try Gallery.made()
        let page = try gallery.folder.text(of: "out/index.html")
        let svgs = page.matches(of: /<svg [^\0]*?<\/svg>/).map { String($0.0) }
        #expect(svgs.count == gallery.cases.count)
        var names: Set<String> = []
        for svg in svgs {
            for name in Set(try SVGPicture(svg).names) { #expect(names.insert(name).inserted, "\(name)") }
        }
        for name in gallery.names { #expect(page.contains("<b>\(name)</b>")) }
        let opened = page.matches(of: /<(figure|div|figcaption|details|button|code|b|summary)[ >]/).count
        let closed = page.matches(of: /<\/(figure|div|figcaption|details|button|code|b|summary)>/).count
        #expect(opened == closed)
        let shown = Set(gallery.cases.compactMap { $0["/component"]?.string })
        let all = try Jansson.parse(Array(Roundel.run("call", "component/list").output))
        #expect(shown == Set((all["/components"]?.array ?? []).compactMap { $0["/id"]?.string }))
    }

    @Test("has cases that a batch takes, which makes the same pictures")
    func batch() throws {
        let gallery = try Gallery.made()
        let lines = gallery.cases.prefix(40).map { String(decoding: $0.text, as: UTF8.self) }
        let batch = try BatchFixture(lines: lines)
        #expect(try batch.run().status == 0)
        for name in gallery.names.prefix(40) {
            #expect(try batch.folder.text(of: "out/\(name).svg") == gallery.folder.text(of: "out/svg/\(name).svg"))
        }
    }

    @Test("fails where it cannot write")
    func unwritable() throws {
        let run = try Roundel.run("gallery", "--out", "/dev/null/gallery")
        #expect(run.status == 74)
    }
}
