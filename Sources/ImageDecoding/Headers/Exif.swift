/// Exif metadata, of which only the orientation is read: tag 0x0112 of the first directory of a TIFF file.
enum Exif {
    static func orientation(_ tiff: Bytes) -> Orientation? {
        let isBig = tiff.holds("MM", at: 0)
        guard isBig || tiff.holds("II", at: 0), let start = tiff.number(at: 4, count: 4, isBig: isBig),
            let count = tiff.number(at: start, count: 2, isBig: isBig)
        else { return nil }
        for index in 0..<count {
            let entry = start + 2 + index * 12
            guard let tag = tiff.number(at: entry, count: 2, isBig: isBig) else { return nil }
            guard tag == 0x0112 else { continue }
            return tiff.number(at: entry + 8, count: 2, isBig: isBig).flatMap(Orientation.init)
        }
        return nil
    }
}
