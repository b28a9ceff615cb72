import Digests
import JSONValues
import PNGExport
import Symbols
import Typesetting
import UnicodeFacts

/// What the host stands on, for a report to the person who installs it.
package struct Diagnosis {
    package struct Library {
        package let name: String
        package let version: String
    }

    package struct Family {
        package let name: String
        package let folder: String
        /// 100 to 900, ascending; empty where the weight is an axis of the font.
        package let weights: [Int]
    }

    package struct Script {
        /// ISO 15924.
        package let code: String
        /// Nil where no installed family draws it.
        package let family: String?
    }

    package struct Icons {
        package let folder: String
        package let drawings: Int
    }

    package let libraries: [Library]
    /// By name.
    package let families: [Family]
    /// Those that Inter does not have, by code.
    package let scripts: [Script]
    package let fontsDigest: String
    /// Nil where the icon set is not installed.
    package let icons: Icons?
    package let iconsDigest: String
    /// Where an installed copy looks for the icon set first.
    package let iconFolder: String
    package let unicodeVersion: String
    /// The image worker's executable; nil where there is none.
    package let imageWorker: String?
    /// Where one would be found.
    package let imageWorkerFolder: String

    package init() {
        let versions =
            [("jansson", Jansson.version), ("glib", GLib.version)] + TextLibraries.versions + PictureLibraries.versions
            + [("nettle", Nettle.version)]
        libraries = versions.map { Library(name: $0.0, version: $0.1) }
        let typesetter = Typesetter()
        let inventory = typesetter.inventory
        families = inventory.families.map { Family(name: $0.name, folder: $0.folder, weights: $0.weights) }
        scripts = inventory.scripts.map { Script(code: $0.code, family: $0.family) }
        fontsDigest = typesetter.fontsDigest
        let symbols = SymbolLibrary(folders: SymbolFolders.all)
        icons = symbols.mainPack.map { pack in
            let file = FileOutput.resolve(pack.file) ?? pack.file
            return Icons(
                folder: file.split(separator: "/").dropLast().map { "/" + $0 }.joined(), drawings: pack.drawings)
        }
        iconFolder = SymbolFolders.installed
        iconsDigest = symbols.digest
        unicodeVersion = UnicodeVersion.runtime.description
        imageWorker = ImageWorkerPlace.find()
        imageWorkerFolder = ImageWorkerPlace.folder
    }
}
