extension PluginSkeleton {
    /// Needs nothing but Node.
    static let node = #"""
        #!/usr/bin/env node
        // The plugin NAME for Roundel: a pill with a text.
        import { createInterface } from "node:readline";

        const components = [
          {
            id: "NAME/NAME",
            title: "NAME",
            summary: "A pill with a text.",
            props: {
              type: "object",
              properties: {
                text: { type: "string", minLength: 1, maxLength: 60, description: "What it says." },
                color: { type: "string", default: "accent", description: "Of the pill." },
              },
              required: ["text"],
            },
            examples: [{ text: "Hello" }, { text: "Ready", color: "success" }],
          },
        ];
        const height = 24;

        /** The look of the component; `call` asks the host. */
        async function resolve({ props, context, theme }, call) {
          const font = { text: props.text, size: 13, weight: "medium", maxWidth: 200 };
          const measured = await call("host/measureText", font);
          const width = measured.width + 20;
          return {
            scene: [
              { type: "rect", width, height, cornerRadius: height / 2, fill: props.color },
              { type: "text", x: width / 2, y: (height + measured.capHeight) / 2, anchor: "middle", fill: "#FFFFFF", ...font },
            ],
            size: { width, height },
            cornerRadius: height / 2,
            accessibility: { role: "text", label: props.text },
          };
        }

        // From here on: the protocol, one JSON message a line.

        const write = (message) => process.stdout.write(JSON.stringify({ jsonrpc: "2.0", ...message }) + "\n");
        const waiting = new Map();
        let lastId = 0;

        function call(method, params) {
          const id = ++lastId;
          write({ id, method, params });
          return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
        }

        async function answer({ method, params }) {
          switch (method) {
            case "plugin/initialize":
              return { result: { id: "NAME", version: "0.1.0", components } };
            case "plugin/resolve":
              return { result: await resolve(params, call) };
            case "shutdown":
              return { result: null };
            default:
              return { error: { code: -32601, message: `There is no method ${method}` } };
          }
        }

        const input = createInterface({ input: process.stdin });
        input.on("close", () => process.exit(0));
        input.on("line", async (line) => {
          let message;
          try {
            message = JSON.parse(line);
          } catch {
            return console.error("that is no JSON:", line.slice(0, 100));
          }
          if (message.method === "exit") process.exit(0);
          if (message.method === undefined) {
            const request = waiting.get(message.id);
            waiting.delete(message.id);
            if (message.error) request?.reject(new Error(message.error.message));
            else request?.resolve(message.result);
          } else if (message.id !== undefined) {
            const reply = await answer(message).catch((error) => ({ error: { code: -32603, message: String(error) } }));
            write({ id: message.id, ...reply });
          }
        });

        """#
}
