/// The fonts that were found, for a report to the person who installs them.
package struct FontInventory: Hashable, Sendable {
    package struct Family: Hashable, Sendable {
        /// As its files are named: `NotoSansArabic`.
        package let name: String
        /// The folder of the file preferred.
        package let folder: String
        /// 100 to 900, ascending; empty where the weight is an axis of the font.
        package let weights: [Int]
    }

    package struct Script: Hashable, Sendable {
        /// ISO 15924: `Arab`.
        package let code: String
        /// The family that draws it; nil where none is installed.
        package let family: String?
    }

    /// By name.
    package let families: [Family]
    /// The scripts that Inter does not have, by code.
    package let scripts: [Script]
}
