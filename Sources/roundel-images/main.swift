import Confinement
import ImageDecoding
import ImageLoading

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

var arguments = CommandLine.arguments.dropFirst()
if arguments.first == "--decoder" {
    DecoderCommand.run(Array(arguments.dropFirst()))
} else {
    do throws(UsageError) {
        try Worker(try Settings(arguments: arguments)).run()
    } catch {
        let line = Array("roundel-images: \(error.message)\n".utf8)
        _ = unsafe write(2, line, line.count)
        exit(64)
    }
}
