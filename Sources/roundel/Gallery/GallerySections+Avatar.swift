import Components
import JSONValues

/// What the gallery shows of avatars and stacks.
enum AvatarGallery {
    private static let names = [
        ("han", "李明"), ("arabic", "محمد علي"), ("devanagari", "अनिल कुमार"), ("hangul", "김민수"), ("kana", "やまだ たろう"),
        ("thai", "เกษม ใจดี"), ("greek", "Ελένη Πέτρου"), ("cyrillic", "Дмитрий Орлов"), ("hebrew", "יעל כהן"),
        ("accents", "Åsa Öberg"), ("wide", "Wanda Walker"), ("narrow", "Ilia Ivanov"), ("emoji", "👩‍🚀 Astro"),
        ("single", "Alex"),
    ]

    private static let people: [JSONValue] = [
        "Jamie Lin", "Ada Lovelace", "Vincent van Gogh", "Mary Jane Watson", "Alex", "Sam Carter", "Noor Haddad",
    ].map { ["name": $0, "fill": "identity"] }

    static let sections = [
        GallerySection(
            "avatar", "Avatar: styles and sizes", mirrors: true,
            AvatarStyle.allCases.flatMap { style in
                [12, 24, 40, 80].map { size in
                    Look(
                        "\(style.rawValue)-\(size)",
                        [
                            "name": "Jamie Lin", "size": .integer(size), "style": .string(style.rawValue),
                            "badge": "online",
                        ]
                    )
                }
            }),
        GallerySection(
            "avatar", "Avatar: presence, outline, notch",
            Presence.allCases.map {
                Look(
                    $0.rawValue,
                    ["name": "Ada Lovelace", "size": 56, "badge": .string($0.rawValue), "fill": "identity"])
            } + [
                Look("outline", ["name": "Sam Carter", "size": 56, "strokeColor": "error", "strokeWidth": 3]),
                Look(
                    "outline-ring",
                    ["name": "Sam Carter", "size": 56, "style": "ring", "strokeColor": "success", "badge": "away"]
                ),
                Look("notch", ["name": "Noor Haddad", "size": 56, "badge": "online", "badgeCutout": true]),
                Look(
                    "gradient", ["name": "Vincent van Gogh", "size": 56, "fill": ["gradient": ["#6D28D9", "#B91C1C"]]]),
            ]),
        GallerySection(
            "avatar", "Avatar: scripts",
            names.map { Look($0.0, ["name": .string($0.1), "size": 56, "fill": "identity"]) }),
        GallerySection(
            "avatar", "Avatar: symbols and silhouettes",
            AvatarStyle.allCases.flatMap { style in
                [
                    Look("silhouette-\(style.rawValue)", ["size": 56, "style": .string(style.rawValue)]),
                    Look(
                        "symbol-\(style.rawValue)",
                        ["symbol": "building.2.fill", "size": 56, "style": .string(style.rawValue)]
                    ),
                ]
            }),
        GallerySection(
            "avatarStack", "Avatar stack", mirrors: true,
            [
                Look("three", ["users": .array(Array(people.prefix(3)))]),
                Look("overflow", ["users": .array(people)]),
                Look("surface", ["users": .array(people), "overflowStyle": "surface", "size": 40]),
                Look("capped", ["users": .array((0..<20).flatMap { _ in people }), "maxVisible": 3, "size": 40]),
                Look("apart", ["users": .array(Array(people.prefix(4))), "spacing": 6, "size": 24]),
                Look("tiny", ["users": .array(people), "size": 12, "spacing": -4]),
                Look("huge", ["users": .array(people), "size": 120, "spacing": -36, "maxVisible": 2]),
            ]),
    ]
}
