extension PluginSkeleton {
    /// With `roundel.plugin`.
    static let pythonWithLibrary = #"""
        #!/usr/bin/env python3
        """The plugin NAME for Roundel: a pill with a text."""

        from typing import Annotated

        from roundel.plugin import Drawing, Host, Plugin, Prop, drawing, rect, text as line

        plugin = Plugin("NAME", version="0.1.0")

        HEIGHT = 24


        @plugin.component("NAME", examples=[{"text": "Hello"}, {"text": "Ready", "color": "success"}])
        def draw_SNAKE(
            host: Host,
            *,
            text: Annotated[str, Prop("What it says.", min_length=1, max_length=60)],
            color: Annotated[str, Prop("Of the pill.")] = "accent",
        ) -> Drawing:
            """A pill with a text."""
            measured = host.measure_text(text, size=13, weight="medium", max_width=200)
            width, baseline = measured["width"] + 20, (HEIGHT + measured["capHeight"]) / 2
            scene = [
                rect(0, 0, width, HEIGHT, corner_radius=HEIGHT / 2, fill=color),
                line(measured["text"], 10, baseline, size=13, weight="medium", fill="#FFFFFF"),
            ]
            return drawing(scene, width, HEIGHT, role="text", label=text, corner_radius=HEIGHT / 2)


        if __name__ == "__main__":
            plugin.run()

        """#

    /// With `roundel/plugin`.
    static let nodeWithLibrary = #"""
        #!/usr/bin/env node
        // The plugin NAME for Roundel: a pill with a text.
        import { drawing, Plugin, rect, string, text as line } from "roundel/plugin";

        const height = 24;

        new Plugin("NAME", { version: "0.1.0" })
          .component("NAME", {
            summary: "A pill with a text.",
            props: {
              text: string({ minLength: 1, maxLength: 60, description: "What it says." }),
              color: string({ default: "accent", description: "Of the pill." }),
            },
            examples: [{ text: "Hello" }, { text: "Ready", color: "success" }],
            async draw({ text, color }, host) {
              const font = { size: 13, weight: "medium" };
              const measured = await host.measureText(text, { ...font, maxWidth: 200 });
              const width = measured.width + 20;
              const scene = [
                rect(0, 0, width, height, { cornerRadius: height / 2, fill: color }),
                line(measured.text, 10, (height + measured.capHeight) / 2, { ...font, fill: "#FFFFFF" }),
              ];
              return drawing(scene, { width, height, role: "text", label: text, cornerRadius: height / 2 });
            },
          })
          .run();

        """#
}
