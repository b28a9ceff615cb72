// swift-tools-version: 6.2
import PackageDescription

/// Every target depends only on targets listed above it; `scripts/check-layers` asserts it of every import.
let package = Package(
    name: "roundel",
    products: [
        .executable(name: "roundel", targets: ["roundel"]),
        .executable(name: "roundel-images", targets: ["roundel-images"]),
    ],
    targets: [
        .systemLibrary(
            name: "CJansson", pkgConfig: "jansson", providers: [.apt(["libjansson-dev"]), .brew(["jansson"])]),
        .systemLibrary(
            name: "CGLib", pkgConfig: "glib-2.0", providers: [.apt(["libglib2.0-dev"]), .brew(["glib"])]),
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
        .systemLibrary(
            name: "CPango", pkgConfig: "pangoft2", providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
        .systemLibrary(
            name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
        .systemLibrary(name: "CNettle", pkgConfig: "nettle", providers: [.apt(["nettle-dev"]), .brew(["nettle"])]),
        .systemLibrary(name: "CSpawn"),
        .systemLibrary(
            name: "CPixbuf", pkgConfig: "gdk-pixbuf-2.0",
            providers: [.apt(["libgdk-pixbuf-2.0-dev"]), .brew(["gdk-pixbuf"])]),
        .systemLibrary(
            name: "CColorManagement", pkgConfig: "lcms2", providers: [.apt(["liblcms2-dev"]), .brew(["little-cms2"])]),
        .systemLibrary(
            name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"])]),
        .systemLibrary(name: "CSeccomp", pkgConfig: "libseccomp", providers: [.apt(["libseccomp-dev"])]),

        .target(name: "Encodings"),
        .target(name: "Collections"),
        .target(name: "JSONValues", dependencies: ["CJansson"]),
        .target(name: "UnicodeFacts", dependencies: ["CGLib"]),
        .target(name: "Drawing"),
        .target(name: "Components", dependencies: ["Drawing", "JSONValues", "UnicodeFacts"]),
        .target(name: "Symbols", dependencies: ["Drawing", "JSONValues"]),
        .target(name: "Typesetting", dependencies: ["Collections", "Drawing", "CPango"]),
        .target(name: "SVGExport", dependencies: ["Collections", "Drawing", "Encodings"]),
        .target(name: "PNGExport", dependencies: ["Drawing", "CCairo", "CDeflate"]),
        .target(name: "Digests", dependencies: ["CNettle"]),
        .target(name: "Wire", dependencies: ["Encodings", "JSONValues"]),
        .target(name: "Threading"),
        .target(name: "Plugins", dependencies: ["CSpawn", "JSONValues", "Drawing", "Wire", "Threading"]),
        .target(
            name: "Host",
            dependencies: [
                "Encodings", "Collections", "JSONValues", "UnicodeFacts", "Drawing", "Components", "Symbols",
                "Typesetting", "SVGExport", "PNGExport", "Digests", "Wire", "Threading", "Plugins",
            ]),
        .executableTarget(
            name: "roundel", dependencies: ["Host", "Components", "Symbols", "JSONValues", "Wire", "Threading"]),

        .target(name: "Confinement", dependencies: [.target(name: "CSeccomp", condition: .when(platforms: [.linux]))]),
        .target(name: "ImageDecoding", dependencies: ["CPixbuf", "CColorManagement"]),
        .target(name: "ImageLoading", dependencies: ["ImageDecoding", "JSONValues", "Wire", "Digests", "CCurl"]),
        .executableTarget(name: "roundel-images", dependencies: ["ImageLoading", "ImageDecoding", "Confinement"]),

        .executableTarget(
            name: "roundel-stages",
            dependencies: [
                "JSONValues", "Drawing", "Components", "Symbols", "Typesetting", "SVGExport", "PNGExport", "Wire",
            ],
            path: "Benchmarks/Stages"),

        .target(
            name: "TestSupport", dependencies: ["JSONValues", "Digests", "CDeflate"], path: "Tests/TestSupport"),
        .testTarget(name: "EncodingsTests", dependencies: ["Encodings"]),
        .testTarget(name: "CollectionsTests", dependencies: ["Collections"]),
        .testTarget(name: "DrawingTests", dependencies: ["Drawing"]),
        .testTarget(name: "JSONValuesTests", dependencies: ["JSONValues"]),
        .testTarget(name: "UnicodeFactsTests", dependencies: ["UnicodeFacts"]),
        .testTarget(name: "ComponentsTests", dependencies: ["Components", "Drawing", "JSONValues"]),
        .testTarget(name: "SymbolsTests", dependencies: ["Symbols", "Drawing", "JSONValues", "Typesetting"]),
        .testTarget(name: "TypesettingTests", dependencies: ["Typesetting", "Collections", "Drawing"]),
        .testTarget(name: "SVGExportTests", dependencies: ["SVGExport", "Drawing"]),
        .testTarget(name: "PNGExportTests", dependencies: ["PNGExport", "Drawing"]),
        .testTarget(name: "CommandLineTests", dependencies: ["TestSupport", "JSONValues"]),
        .testTarget(name: "WireTests", dependencies: ["Wire", "JSONValues"]),
        .testTarget(
            name: "HostTests",
            dependencies: [
                "Host", "Components", "Drawing", "ImageLoading", "JSONValues", "Plugins", "PNGExport", "Symbols",
                "TestSupport", "Threading", "Typesetting", "Wire",
            ]),
        .testTarget(name: "PluginsTests", dependencies: ["Plugins", "Wire", "JSONValues"]),
        .testTarget(name: "TestSupportTests", dependencies: ["TestSupport"]),
        .testTarget(name: "ConformanceTests", dependencies: ["TestSupport", "JSONValues"]),
        .testTarget(name: "EndToEndTests", dependencies: ["TestSupport", "JSONValues"]),
        .testTarget(name: "DigestsTests", dependencies: ["Digests"]),
        .testTarget(name: "ImageDecodingTests", dependencies: ["ImageDecoding", "TestSupport", "CDeflate"]),
        .testTarget(name: "ImageLoadingTests", dependencies: ["ImageLoading", "JSONValues", "TestSupport"]),
        .executableTarget(
            name: "confinement-probe", dependencies: ["Confinement"], path: "Tests/ConfinementProbe"),
        .testTarget(
            name: "ImageWorkerTests", dependencies: ["TestSupport", "JSONValues", "Wire", "confinement-probe"]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .strictMemorySafety(),
        .treatAllWarnings(as: .error),
    ]
}
