import Host

/// A diagnosis in the words of a report.
struct DoctorReport {
    /// One line.
    struct Finding {
        enum State {
            case ok
            /// Needed, with the package that has it.
            case missing(package: String)
            /// Not there, and nothing to be done about it.
            case absent
        }

        let state: State
        let name: String
        let text: String
    }

    private let hasIcons: Bool
    private let hasPictures: Bool
    private let sections: [(title: String, findings: [Finding])]

    init(_ diagnosis: Diagnosis) {
        hasIcons = diagnosis.icons != nil
        hasPictures = diagnosis.imageWorker != nil
        sections = [
            ("Libraries", diagnosis.libraries.map { Finding(state: .ok, name: $0.name, text: $0.version) }),
            ("Fonts", Self.fonts(diagnosis)), ("Scripts", Self.scripts(diagnosis)),
            ("Icons", Self.icons(diagnosis)), ("Pictures", [Self.pictures(diagnosis)]),
            (
                "Digests",
                [
                    Finding(state: .ok, name: "fonts", text: diagnosis.fontsDigest),
                    Finding(state: hasIcons ? .ok : .absent, name: "icons", text: diagnosis.iconsDigest),
                ]
            ), ("Unicode", [Finding(state: .ok, name: "version", text: diagnosis.unicodeVersion)]),
        ]
    }

    /// Packages to install, each once.
    private var packages: [String] {
        var packages: [String] = []
        for finding in sections.flatMap(\.findings) {
            if case .missing(let package) = finding.state, !packages.contains(package) { packages.append(package) }
        }
        return packages
    }

    var isWell: Bool { packages.isEmpty }

    func text(_ style: Style) -> String {
        let width = sections.flatMap(\.findings).map(\.name.count).max() ?? 0
        var lines = [style.bold("Roundel \(Host.version)")]
        for section in sections {
            lines += ["", style.bold(section.title)]
            lines += section.findings.flatMap { $0.lines(nameWidth: width, style) }
        }
        lines.append("")
        let packages = packages
        if !packages.isEmpty {
            lines += [style.red("Something is missing.") + " To get it:", "  " + FontPackages.command(packages)]
        } else if hasIcons, hasPictures {
            lines.append(style.green("All is well."))
        } else {
            lines.append(style.yellow("All that is needed is there."))
            if !hasIcons { lines.append("Without the icon set, symbols are drawn as a mark.") }
            if !hasPictures { lines.append("Without the image worker, initials or a symbol stand in for pictures.") }
        }
        return lines.joined(separator: "\n")
    }

    private static func fonts(_ diagnosis: Diagnosis) -> [Finding] {
        FontPackages.families.map { family in
            guard let found = diagnosis.families.first(where: { family.files.contains($0.name) }) else {
                return Finding(state: .missing(package: family.package), name: family.name, text: "not found")
            }
            let weights =
                switch found.weights.count {
                case 0: "all weights"
                case 1: "weight \(found.weights[0])"
                default: "\(found.weights.count) weights"
                }
            return Finding(state: .ok, name: family.name, text: "\(weights) in \(found.folder)")
        }
    }

    /// Everything but symbols works without the set, so it is not counted as missing.
    private static func icons(_ diagnosis: Diagnosis) -> [Finding] {
        guard let icons = diagnosis.icons else {
            let text =
                "not found, so symbols are drawn as a mark; in a checkout `make build` or `scripts/symbols` gets it, a copy "
                + "that is installed reads \(diagnosis.iconFolder)/phosphor.pack"
            return [Finding(state: .absent, name: "Phosphor", text: text)]
        }
        return [Finding(state: .ok, name: "Phosphor", text: "\(icons.drawings) drawings in \(icons.folder)")]
    }

    /// Everything but pictures works without the worker.
    private static func pictures(_ diagnosis: Diagnosis) -> Finding {
        guard let worker = diagnosis.imageWorker else {
            let text =
                "not found, so no picture is loaded; in a checkout `make build` builds it, a copy that is installed has "
                + "it at \(diagnosis.imageWorkerFolder)/roundel-images"
            return Finding(state: .absent, name: "image worker", text: text)
        }
        let folder = diagnosis.imageWorkerFolder
        let isBeside = worker == "\(folder)/roundel-images"
        return Finding(state: .ok, name: "image worker", text: isBeside ? "beside roundel" : worker)
    }

    private static func scripts(_ diagnosis: Diagnosis) -> [Finding] {
        let hasInter = diagnosis.families.contains { FontPackages.inter.files.contains($0.name) }
        let needed = FontPackages.scripts.map { script in
            let family = diagnosis.scripts.first { $0.code == script.code }?.family
            // Inter comes first for the scripts that it has; Noto Sans has the letters that it lacks.
            let families = (hasInter && script.isInInter ? ["Inter"] : []) + (family.map { [$0] } ?? [])
            return families.isEmpty
                ? Finding(state: .missing(package: script.package), name: script.name, text: "no font")
                : Finding(state: .ok, name: script.name, text: families.joined(separator: ", "))
        }
        let rest = diagnosis.scripts.filter { script in !FontPackages.scripts.contains { $0.code == script.code } }
        let missing = rest.filter { $0.family == nil }.map(\.code)
        let others = Finding(state: .ok, name: "others", text: "\(rest.count - missing.count) of \(rest.count)")
        let without = Finding(state: .absent, name: "without a font", text: missing.joined(separator: " "))
        return needed + [others] + (missing.isEmpty ? [] : [without])
    }
}

extension DoctorReport.Finding {
    /// A mark, the name, and what was found; long text goes on below itself.
    func lines(nameWidth: Int, _ style: Style) -> [String] {
        let mark =
            switch state {
            case .ok: style.green("ok     ")
            case .missing: style.red("missing")
            case .absent: style.dim("none   ")
            }
        let name = self.name + String(repeating: " ", count: nameWidth - self.name.count)
        let indent = String(repeating: " ", count: 2 + 7 + 2 + nameWidth + 2)
        let wrapped = WrappedText.lines(text, width: WrappedText.width - indent.count)
        return wrapped.enumerated().map { index, line in
            index == 0 ? "  \(mark)  \(name)  \(line)" : indent + line
        }
    }
}
