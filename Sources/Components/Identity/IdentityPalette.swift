package import Drawing

/// The built-in palette of `stable`: 24 hues, all of them for white text.
///
/// Made in OKLCH. The hues are 8° + 15°·n, so none is over- or under-represented. Chroma is the smaller of 0.17 and 97 %
/// of what sRGB can show at that hue, so no colour shouts. Lightness follows from the contrast with white: it alternates
/// between 4.8:1 and 5.85:1, so that neighbours in hue also differ in lightness (no two are closer than 0.044 in OKLab).
/// Every colour thus has white as its maximum-contrast text at 4.77:1 or more, and stands out against white by as much,
/// against black by 3.5:1 and against the dark surface #18181B by 3:1 (WCAG 2.2, 1.4.11).
package enum IdentityPalette {
    /// In the order of their hues, from rose to rose; the order is part of the algorithm.
    package static let colors: [Color] = [
        0xC74265, 0xB93339, 0xC7481C, 0x9F4F09, 0xA1650C, 0x825F09,
        0x83720C, 0x646909, 0x587D0C, 0x0B7610, 0x0E8352, 0x0B725D,
        0x0E8079, 0x0B7077, 0x0E7D95, 0x0B6C93, 0x0D76C1, 0x2F5FC7,
        0x6266D7, 0x704FC1, 0x9456C4, 0x9740A3, 0xB5489B, 0xB03474,
    ].map { Color(rgb: $0) }
}
