/// JPEG (ITU-T T.81): segments, each with a marker and a length, up to the first scan.
enum JPEGHeader {
    static func read(_ bytes: Bytes) -> ImageHeader? {
        var header: ImageHeader?
        var orientation = Orientation.upright
        var isPlain = true
        var place = 2
        while true {
            guard let (marker, start) = nextMarker(in: bytes, from: place) else { break }
            guard let length = bytes.big16(at: start), length >= 2, let data = bytes[(start + 2)..<(start + length)]
            else {
                break
            }
            switch marker {
            // Start of a frame, of whatever process; C4, C8 and CC are tables.
            case 0xC0...0xCF where marker != 0xC4 && marker != 0xC8 && marker != 0xCC:
                guard header == nil, let height = data.big16(at: 1), let width = data.big16(at: 3) else { return nil }
                header = ImageHeader(format: .jpeg, width: width, height: height)
                if let components = data[5], components != 1 && components != 3 { isPlain = false }
            case 0xE1:
                if data.holds("Exif\0\0", at: 0), let exif = data[6..<data.count] {
                    orientation = Exif.orientation(exif) ?? orientation
                }
                isPlain = false
            // JFIF without a thumbnail, and Adobe's word on the colour transform.
            case 0xE0: if !data.holds("JFIF\0", at: 0) || data.count > 14 { isPlain = false }
            case 0xEE: if !data.holds("Adobe", at: 0) || data.count > 12 { isPlain = false }
            case 0xC4, 0xDB, 0xDD: break
            case 0xDA:
                header?.orientation = orientation
                let end = end(of: bytes, from: start + length)
                // A decoder would fill what is missing with grey.
                header?.isComplete = end != nil
                header?.isPlain = isPlain && end == bytes.count
                return header
            default: isPlain = false
            }
            place = start + length
        }
        header?.isComplete = false
        return header
    }

    /// The marker at `place` and where its segment begins; fill bytes may stand in front.
    private static func nextMarker(in bytes: Bytes, from place: Int) -> (Int, Int)? {
        guard bytes[place] == 0xFF else { return nil }
        var place = place + 1
        while bytes[place] == 0xFF { place += 1 }
        return bytes[place].map { ($0, place + 1) }
    }

    /// Behind the end of the image; nil where there is none. Nothing but scans and what belongs between them may come before
    /// it, or it is where something else begins.
    private static func end(of bytes: Bytes, from start: Int) -> Int? {
        var place = start
        while let found = bytes.firstIndex(of: 0xFF, from: place), let next = bytes[found + 1] {
            switch next {
            // A byte of 255, and marks to start again from.
            case 0, 0xD0...0xD7: place = found + 2
            case 0xFF: place = found + 1
            case 0xD9: return found + 2
            default:
                guard let length = bytes.big16(at: found + 2), length >= 2 else { return nil }
                place = found + 2 + length
            }
        }
        return nil
    }
}
