/// The 64-bit FNV-1a hash (draft-eastlake-fnv): tells that something changed, and nothing more.
struct FNV1a64 {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325

    /// The bytes and an end mark, so that two parts are not the same as their sum.
    mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
        state = (state ^ 0xFF) &* 0x100_0000_01B3
    }

    var text: String {
        let digits = String(state, radix: 16)
        return "fnv1a64:" + String(repeating: "0", count: 16 - digits.count) + digits
    }
}
