@testable import Plugins

/// A child that does as its call says; what real ones do only when they are broken.
enum FakeChild {
    static func launch(_ arguments: String...) -> Launch {
        Launch("python3", ["-c", script] + arguments)
    }

    private static let script = #"""
        import json, os, signal, sys, threading, time
        mode = sys.argv[1] if len(sys.argv) > 1 else "serve"
        out = sys.stdout

        def write(text):
            out.write(text + "\n")
            out.flush()

        def answer(id, result):
            write(json.dumps({"jsonrpc": "2.0", "id": id, "result": result}))

        if mode == "exit":
            sys.exit(3)
        if mode == "banner":
            write("Content-Length: this is no header")
        if mode == "stubborn":
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
        if mode == "deaf":
            time.sleep(100)
        forked = os.fork() if mode == "fork" else 1
        if forked == 0:
            for ignored in (signal.SIGTERM, signal.SIGHUP, signal.SIGPIPE):
                signal.signal(ignored, signal.SIG_IGN)
            time.sleep(100)
        for line in sys.stdin:
            message = json.loads(line)
            id, method, params = message.get("id"), message.get("method"), message.get("params", {})
            if method == "echo":
                answer(id, params)
            elif method == "pid":
                answer(id, os.getpid())
            elif method == "forked":
                answer(id, forked)
            elif method == "where":
                answer(id, [os.getcwd(), dict(os.environ), sorted(os.listdir("/proc/self/fd")), os.getpgrp()])
            elif method == "later":
                threading.Timer(params["milliseconds"] / 1000, answer, (id, params)).start()
            elif method == "sleep":
                time.sleep(params["seconds"])
                answer(id, None)
            elif method == "never":
                pass
            elif method == "twice":
                answer(id, 1)
                answer(id, 2)
            elif method == "another":
                answer(id + 1000, 1)
                answer(id, 1)
            elif method == "refuse":
                write(json.dumps({"jsonrpc": "2.0", "id": id, "error": {"code": 1101, "message": "no", "data": {"reason": "bad"}}}))
            elif method == "garbage":
                write("\x1b[31mthis is no JSON")
            elif method == "huge":
                write("x" * params["bytes"])
            elif method == "endless":
                out.write("x" * params["bytes"])
                out.flush()
            elif method == "die":
                os.kill(os.getpid(), signal.SIGKILL)
            elif method == "dieLater":
                threading.Timer(params["milliseconds"] / 1000, os.kill, (os.getpid(), signal.SIGKILL)).start()
            elif method == "status":
                os._exit(params["code"])
            elif method == "closeOutput":
                out.close()
                os.close(1)
                time.sleep(100)
            elif method == "complain":
                for index in range(params["lines"]):
                    sys.stderr.write("line %d\n" % index)
                sys.stderr.flush()
                answer(id, None)
            elif method == "ask":
                write(json.dumps({"jsonrpc": "2.0", "id": "q", "method": "host/double", "params": {"n": 21}}))
                reply = json.loads(sys.stdin.readline())
                answer(id, reply["result"] if "result" in reply else reply["error"]["code"])
            elif method == "askMany":
                for number in range(params["count"]):
                    write(json.dumps({"jsonrpc": "2.0", "id": number, "method": "host/text", "params": {}}))
                answer(id, sorted(json.loads(sys.stdin.readline())["id"] for _ in range(params["count"])))
            elif method == "$/cancelRequest":
                write(json.dumps({"jsonrpc": "2.0", "method": "sawCancel", "params": params}))
        if mode == "stubborn":
            time.sleep(100)
        """#
}
