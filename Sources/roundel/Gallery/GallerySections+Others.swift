import Components
import JSONValues

/// What the gallery shows of badges and icons.
enum BadgeGallery {
    private static let meanings = [
        ("success", "Verified"), ("warning", "Pending"), ("error", "Overdue"), ("primary", "Premium"),
        ("gray", "Archived"),
    ]

    static let sections = [
        GallerySection(
            "badge", "Badge: styles",
            BadgeStyle.allCases.flatMap { style in
                meanings.map { color, text in
                    Look(
                        "\(style.rawValue)-\(color)",
                        ["text": .string(text), "style": .string(style.rawValue), "color": .string(color)]
                    )
                }
            }),
        GallerySection(
            "badge", "Badge: counts, sizes, dots", mirrors: true,
            BadgeSize.allCases.flatMap { size in
                [0, 7, 99, 100].map { count in
                    Look("\(size.rawValue)-\(count)", ["count": .integer(count), "size": .string(size.rawValue)])
                }
            } + [
                Look("dot", ["dot": true]),
                Look("thousand", ["count": 1000, "max": 999, "color": "error"]),
                Look("cut", ["text": "A label that is too long", "maxWidth": 90]),
                Look("auto", ["text": "Yellow", "color": "yellow", "labelColor": "auto"]),
                Look("long", ["text": "Three short words", "size": "large", "style": "outlined"]),
            ]),
        GallerySection(
            "icon", "Icon: styles and rendering modes",
            IconStyle.allCases.map {
                Look("style-\($0.rawValue)", ["symbol": "heart", "style": .string($0.rawValue), "size": "xl"])
            }
                + RenderingMode.allCases.map {
                    Look(
                        "mode-\($0.rawValue)",
                        [
                            "symbol": "folder.badge.plus", "renderingMode": .string($0.rawValue), "size": "xl",
                            "colors": ["primary", "error"],
                        ]
                    )
                }
                + IconSize.Token.allCases.map {
                    Look("size-\($0.rawValue)", ["symbol": "bell.fill", "size": .string($0.rawValue)])
                }
                + ["thin", "light", "regular", "bold"].map {
                    Look(
                        "weight-\($0)",
                        ["symbol": "gearshape", "weight": .string($0), "size": "xl", "renderingMode": "monochrome"])
                }
                + [
                    Look(
                        "ring",
                        [
                            "symbol": "pencil", "style": "circle", "containerColor": "primary", "color": "white",
                            "ring": 2,
                        ]
                    ),
                    Look("slash", ["symbol": "bell.slash", "size": "xl", "color": "error"]),
                    Look("letter", ["symbol": "a.circle.fill", "size": "xl", "color": "accent"]),
                    Look("number", ["symbol": "12.square", "size": "xl"]),
                    Look("pulse", ["symbol": "antenna.radiowaves.left.and.right", "size": "xl", "effect": "pulse"]),
                    Look("unknown", ["symbol": "no.such.symbol", "size": "xl"]),
                ]),
    ]
}

/// What the gallery shows of the rest.
enum CompositionGallery {
    private static let tags: JSONValue = .array(
        [("Swift", "primary"), ("Design", "success"), ("Beta", "warning"), ("Blocked", "error")].map {
            [
                "component": "badge",
                "props": ["text": .string($0.0), "style": "tinted", "color": .string($0.1)],
            ]
        })

    private static func component(_ id: String, _ props: JSONObject) -> JSONValue {
        ["component": .string(id), "props": .object(props)]
    }

    static let sections = [
        GallerySection(
            "storyRing", "Story ring",
            [
                Look("unseen", ["name": "Jamie Lin"]), Look("seen", ["name": "Jamie Lin", "hasUnseenStories": false]),
                Look("small", ["name": "Ada Lovelace", "size": 24]),
                Look("phase", ["name": "Alex", "size": 56, "phase": 120]),
                Look("one-colour", ["name": "Sam Carter", "colors": ["success"]]),
                Look("two-colours", ["name": "Sam Carter", "colors": ["#00C7BE", "#5856D6"]]),
                Look(
                    "placeholder",
                    ["name": "Studio", "placeholder": component("icon", ["symbol": "camera.fill", "style": "circle"])]
                ),
            ]),
        GallerySection(
            "profilePicture", "Profile picture",
            [
                Look("square", ["name": "John Appleseed"]),
                Look("circle", ["name": "Ada Lovelace", "shape": "circle"]),
                Look("mask", ["name": "Jamie Lin", "shape": "mask", "mask": "M50 0L100 50L50 100L0 50Z"]),
                Look("readable", ["name": "王小明", "readable": true]),
                Look("bold", ["name": "Jamie Lin", "weight": "bold"]),
                Look("small", ["name": "John MiddleName Appleseed", "size": 32, "shape": "circle"]), Look("empty", [:]),
            ]),
        GallerySection(
            "overlay", "Overlay", mirrors: true,
            [
                Look(
                    "count-on-icon",
                    [
                        "base": component("icon", ["symbol": "bell.fill", "size": "lg"]),
                        "overlay": component("badge", ["count": 3, "color": "error", "size": "small"]),
                        "alignment": "topTrailing", "offset": ["x": 8, "y": -6], "ring": 2,
                    ]
                ),
                Look(
                    "dot-on-avatar",
                    [
                        "base": component("avatar", ["name": "Ada Lovelace", "fill": "identity"]),
                        "overlay": component("badge", ["dot": true, "color": "success"]),
                        "alignment": "bottomTrailing", "ring": 2,
                    ]
                ),
                Look(
                    "edit-profile",
                    [
                        "base": component("avatar", ["name": "Jamie Lin", "size": 80]),
                        "overlay": component(
                            "icon",
                            [
                                "symbol": "pencil", "style": "circle", "size": "xs", "color": "white",
                                "containerColor": "accent", "ring": 2,
                            ]), "alignment": "bottomTrailing", "offset": ["x": 4, "y": 4],
                    ]
                ),
            ]),
        GallerySection(
            "row", "Row", mirrors: true,
            [
                Look("tags", ["items": tags]), Look("cloud", ["items": tags, "wrapWidth": 130]),
                Look(
                    "baseline",
                    [
                        "alignment": "firstTextBaseline",
                        "items": [
                            component("avatar", ["name": "Jamie Lin", "size": 40]),
                            component("label", ["text": "Jamie Lin", "textStyle": "headline"]),
                            component("badge", ["text": "Pro", "size": "small"]),
                        ],
                    ]
                ),
            ]),
        GallerySection(
            "label", "Label", mirrors: true,
            [
                Look("inbox", ["icon": ["symbol": "tray"], "text": "Inbox", "badge": ["count": 12]]),
                Look("headline", ["text": "Design", "textStyle": "headline"]),
                Look(
                    "caption",
                    [
                        "icon": ["symbol": "clock.fill", "size": "xs"], "text": "Five minutes ago",
                        "textStyle": "caption",
                    ]
                ),
            ]),
        GallerySection(
            "skeleton", "Skeleton",
            [
                Look("circle", ["shape": "circle"]), Look("line", ["width": 160, "height": 12]),
                Look("block", ["width": 120, "height": 80, "shape": "rectangle"]),
            ]),
    ]
}
