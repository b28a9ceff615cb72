import Symbols

/// The flag that brings icons of one's own.
enum SymbolsFlag {
    static let flag = Flag(
        "--symbols", .text("[PREFIX=]PATH"), isRepeatable: true,
        "Icons of your own, called PREFIX:NAME: a folder of SVG files, or a file of Iconify's JSON. Their shapes are "
            + "drawn in one colour, as symbols are; text, gradients and pictures in them are left out. The prefix is "
            + "the folder's name, or what the file says, unless given; may be repeated.")

    static func packs(_ parsed: ParsedArguments) throws(CommandError) -> [ExternalPack] {
        var packs: [ExternalPack] = []
        for value in parsed.all(flag.name) {
            let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            // A path may have an equals sign too, behind its first slash.
            let hasPrefix = parts.count == 2 && !parts[0].utf8.contains(UInt8(ascii: "/"))
            let pack: ExternalPack
            do throws(SymbolPackError) {
                pack = try ExternalPack.open(hasPrefix ? parts[1] : value, prefix: hasPrefix ? parts[0] : nil)
            } catch {
                let message = error.message.hasSuffix(".") ? String(error.message.dropLast()) : error.message
                throw .usage(UsageError("\(flag.name): \(message)"))
            }
            guard !packs.contains(where: { $0.prefix == pack.prefix }) else {
                throw .usage(
                    UsageError(
                        "\(flag.name): two packs have the prefix \"\(pack.prefix)\"",
                        tip: "\(flag.name) OTHER=\(hasPrefix ? parts[1] : value) gives this one another"))
            }
            for reason in pack.passedOver { Diagnostic("\(flag.name): \(reason)", level: .warning).print() }
            packs.append(pack)
        }
        return packs
    }
}
