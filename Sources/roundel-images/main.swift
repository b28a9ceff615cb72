import Confinement
import Glibc
import ImageDecoding
import ImageLoading

var arguments = CommandLine.arguments.dropFirst()
if arguments.first == "--decoder" {
    DecoderCommand.run(Array(arguments.dropFirst()))
} else if arguments.first == "--help" {
    print(Settings.help)
} else {
    do throws(UsageError) {
        try Worker(try Settings(arguments: arguments)).run()
    } catch {
        Log.write(error.message)
        exit(64)
    }
}
