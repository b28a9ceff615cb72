/// What fetcher and decoder tell each other: a head of fixed size, then as many bytes as it says. Numbers are 64 bits,
/// little-endian. Either side reads only what it can check, as the decoder has met hostile bytes.
package enum DecoderMessage {
    /// A picture to be decoded; the bytes follow.
    package struct Job: Equatable, Sendable {
        package static let headSize = 8 * 6

        package var request: PictureRequest
        package var length: Int

        package init(request: PictureRequest, length: Int) {
            self.request = request
            self.length = length
        }

        package var head: [UInt8] {
            DecoderMessage.encode([
                request.width, request.height, PictureRequest.Fit.allCases.firstIndex(of: request.fit) ?? 0,
                request.form == .file ? 1 : 0, request.maxPixels, length,
            ])
        }

        package init?(head: [UInt8]) {
            let numbers = DecoderMessage.decode(head)
            guard numbers.count == 6, numbers.allSatisfy({ $0 >= 0 }), numbers[2] < PictureRequest.Fit.allCases.count
            else {
                return nil
            }
            request = PictureRequest(
                width: max(1, numbers[0]), height: max(1, numbers[1]), fit: PictureRequest.Fit.allCases[numbers[2]],
                form: numbers[3] == 1 ? .file : .pixels, maxPixels: numbers[4])
            length = numbers[5]
        }
    }

    /// What became of it; the pixels, the file or the words of the fault follow.
    package struct Answer: Equatable, Sendable {
        package static let headSize = 8 * 8

        /// Nil for a fault.
        package var picture: DecodedPicture?
        package var fault: DecodingFault?
        package var length: Int

        package init(_ result: Result<DecodedPicture, DecodingFault>) {
            switch result {
            case .success(let picture):
                self.picture = picture
                length = picture.data.count
            case .failure(let fault):
                self.fault = fault
                if case .malformed(let words) = fault { length = words.utf8.count } else { length = 0 }
            }
        }

        package var bytes: [UInt8] {
            if let picture {
                let head = DecoderMessage.encode([
                    0, picture.width, picture.height, picture.sourceWidth, picture.sourceHeight,
                    Int(picture.content.rawValue) << 1 | (picture.isOpaque ? 1 : 0),
                    ImageFormat.allCases.firstIndex(of: picture.format) ?? 0, length,
                ])
                return head + picture.data
            }
            switch fault {
            case .malformed(let words): return DecoderMessage.encode([1, 0, 0, 0, 0, 0, 0, length]) + words.utf8
            case .tooManyPixels(let width, let height):
                return DecoderMessage.encode([2, width, height, 0, 0, 0, 0, 0])
            case .unsupportedFormat, nil: return DecoderMessage.encode([3, 0, 0, 0, 0, 0, 0, 0])
            }
        }

        /// Nil for what no decoder says in answer to `request`.
        package init?(head: [UInt8], to request: PictureRequest) {
            let numbers = DecoderMessage.decode(head)
            guard numbers.count == 8, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
            length = numbers[7]
            switch numbers[0] {
            case 0:
                guard 1...request.width ~= numbers[1], 1...request.height ~= numbers[2],
                    let content = DecodedPicture.Content(rawValue: UInt8(clamping: numbers[5] >> 1)),
                    numbers[6] < ImageFormat.allCases.count
                else { return nil }
                let isRightLength =
                    switch content {
                    case .rgba: length == 4 * numbers[1] * numbers[2]
                    case .original: length == 0
                    // A file is never much larger than its pixels.
                    case .png, .jpeg: length <= 8 * numbers[1] * numbers[2] + 65_536
                    }
                guard isRightLength, (content == .rgba) == (request.form == .pixels) else { return nil }
                picture = DecodedPicture(
                    width: numbers[1], height: numbers[2], sourceWidth: numbers[3], sourceHeight: numbers[4],
                    isOpaque: numbers[5] & 1 == 1, format: ImageFormat.allCases[numbers[6]], content: content, data: [])
            case 1:
                guard length <= 4096 else { return nil }
                fault = .malformed("")
            case 2: fault = .tooManyPixels(width: numbers[1], height: numbers[2])
            case 3: fault = .unsupportedFormat
            default: return nil
            }
        }

        /// The whole answer, once its bytes are there.
        package func result(_ bytes: [UInt8]) -> Result<DecodedPicture, DecodingFault> {
            if var picture {
                picture.data = bytes
                return .success(picture)
            }
            if case .malformed? = fault { return .failure(.malformed(String(decoding: bytes, as: UTF8.self))) }
            return .failure(fault ?? .unsupportedFormat)
        }
    }

    private static func encode(_ numbers: [Int]) -> [UInt8] {
        numbers.flatMap { number in (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } }
    }

    private static func decode(_ bytes: [UInt8]) -> [Int] {
        stride(from: 0, to: bytes.count - 7, by: 8).map { start in
            (0..<8).reduce(0) { $0 | Int(bytes[start + $1]) << ($1 * 8) }
        }
    }
}
