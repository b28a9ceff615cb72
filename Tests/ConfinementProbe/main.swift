import Confinement
import Glibc

// Gives up what a decoder gives up, then tries what it must not be able to do; says how each attempt ended.
// confinement-probe [FOLDER THAT MAY BE READ]

func attempt(_ name: String, _ result: Int32) {
    let outcome = result < 0 ? "errno \(errno)" : "succeeded"
    let line = Array("\(name): \(outcome)\n".utf8)
    _ = unsafe write(1, line, line.count)
}

let folders = Array(CommandLine.arguments.dropFirst())
let entered = Confinement.enter(readableFolders: folders)
attempt("enter", entered ? 0 : -1)
attempt("socket", socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
var process = pid_t()
var words: [UnsafeMutablePointer<CChar>?] = unsafe [strdup("true"), nil]
errno = unsafe posix_spawn(&process, "/bin/true", nil, nil, &words, environ)
attempt("start a program", errno == 0 ? 0 : -1)
attempt("signal another", kill(getppid(), 0))
attempt("write a file", unsafe open("/tmp/roundel-probe", O_WRONLY | O_CREAT, 0o600))
attempt("read a file", unsafe open("/etc/passwd", O_RDONLY))
attempt("remove a file", unsafe unlink("/tmp/roundel-probe"))
for folder in folders { attempt("read a granted file", unsafe open(folder + "/quadrants.png", O_RDONLY)) }
var thread = pthread_t()
errno = unsafe pthread_create(&thread, nil, idle, nil)
let hasStarted = errno == 0
if hasStarted { pthread_join(thread, nil) }
attempt("start a thread", hasStarted ? 0 : -1)
