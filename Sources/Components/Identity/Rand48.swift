/// POSIX `srand48` and `drand48`: X' = (0x5DEECE66D·X + 0xB) mod 2⁴⁸.
struct Rand48 {
    private var state: UInt64

    init(seed: UInt32) {
        state = UInt64(seed) << 16 | 0x330E
    }

    /// The next value, from 0 up to, not including, 1.
    mutating func next() -> Double {
        state = (state &* 0x5_DEEC_E66D &+ 0xB) & 0xFFFF_FFFF_FFFF
        return Double(state) / 0x1p48
    }
}
