/// The hash FNV-1a of 64 bits; offset basis and prime from draft-eastlake-fnv, section 5.
package enum FNV1a {
    /// Of bytes, not of any sequence: other modules would call a generic function that is not specialised, at ten times the
    /// cost.
    package static func hash(_ bytes: [UInt8]) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return hash
    }
}
