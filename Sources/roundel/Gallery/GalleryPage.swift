import JSONValues

/// The page of the gallery: every picture with what asks for it.
struct GalleryPage {
    private var html = """
        <!doctype html>
        <html lang="en"><head><meta charset="utf-8"><title>Roundel: every component</title>
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <style>
        body { font: 15px/1.5 Inter, system-ui, sans-serif; margin: 2rem auto; max-width: 76rem; padding: 0 1rem;
          background: #fff; color: #18181b }
        h1 { font-size: 2rem; margin: 0 } h2 { font-size: 1.15rem; margin: 2.5rem 0 .75rem }
        .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); gap: .75rem }
        figure { margin: 0; border: 1px solid #d4d4d8; border-radius: .6rem; overflow: hidden; display: flex;
          flex-direction: column }
        .picture { flex: 1; min-height: 6rem; display: flex; align-items: center; justify-content: center;
          padding: .75rem; overflow: auto; background: #fff; color: #18181b }
        .dark .picture { background: #000; color: #fafafa }
        figcaption { font-size: .75rem; padding: .5rem .6rem; border-top: 1px solid #d4d4d8; background: #f4f4f5 }
        figcaption b { display: block } details { margin: .25rem 0 }
        code { font: .7rem/1.4 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
        button { font: inherit; border: 1px solid #a1a1aa; border-radius: .4rem; background: #fff; color: #18181b;
          padding: .1rem .5rem; cursor: pointer } button:focus-visible { outline: 2px solid #1d4ed8 }
        </style></head><body>
        <h1>Every component</h1>
        <p>Each picture is what <code>component/render</code> answers to the JSON beside it.</p>

        """

    mutating func begin(_ section: String) {
        html += "<h2>\(Self.escaped(section))</h2>\n<div class=\"grid\">\n"
    }

    mutating func add(_ item: GalleryCase, svg: String) {
        var text: [UInt8] = []
        Jansson.write(.object(item.request), to: &text)
        let json = Self.escaped(String(decoding: text, as: UTF8.self))
        html += """
            <figure class="\(item.isDark ? "dark" : "light")"><div class="picture">\(svg)</div>
            <figcaption><b>\(Self.escaped(item.name))</b><details><summary>JSON</summary><code>\(json)</code></details>
            <button type="button">Copy JSON</button></figcaption></figure>

            """
    }

    mutating func end() { html += "</div>\n" }

    var bytes: [UInt8] {
        Array(
            (html + """
                <script>
                for (const button of document.querySelectorAll("button")) button.onclick = async () => {
                  await navigator.clipboard.writeText(button.closest("figcaption").querySelector("code").textContent);
                  button.textContent = "Copied"; setTimeout(() => button.textContent = "Copy JSON", 1200);
                };
                </script>
                </body></html>

                """).utf8)
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { escaped, character in
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            default: escaped.append(character)
            }
        }
    }
}
