import CColorManagement

/// A picture's own idea of red, green and blue.
enum ColorProfile {
    /// Brings the colours to sRGB. A profile that is damaged, not of RGB, or sRGB itself leaves them as they are.
    static func convert(_ pixels: inout PixelBuffer, from profile: [UInt8]) {
        guard let source = unsafe cmsOpenProfileFromMem(profile, cmsUInt32Number(profile.count)) else { return }
        defer { unsafe cmsCloseProfile(source) }
        guard unsafe cmsGetColorSpace(source) == cmsSigRgbData, let target = unsafe cmsCreate_sRGBProfile() else {
            return
        }
        defer { unsafe cmsCloseProfile(target) }
        let flags = cmsUInt32Number(cmsFLAGS_COPY_ALPHA)
        guard
            let transform = unsafe cmsCreateTransform(
                source, rgba, target, rgba, cmsUInt32Number(INTENT_RELATIVE_COLORIMETRIC), flags)
        else { return }
        defer { unsafe cmsDeleteTransform(transform) }
        unsafe pixels.bytes.withUnsafeMutableBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            unsafe cmsDoTransform(transform, start, start, cmsUInt32Number(bytes.count / 4))
        }
    }

    /// TYPE_RGBA_8, a macro that Swift cannot see: RGB, one extra channel, three channels of one byte.
    private static let rgba = cmsUInt32Number(PT_RGB << 16 | 1 << 7 | 3 << 3 | 1)
}
