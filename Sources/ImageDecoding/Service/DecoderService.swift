import Glibc

/// The life of a decoder: one job after the other from standard input, answers on standard output, until the input ends.
package enum DecoderService {
    /// - Parameter beforeJob: called in front of each job.
    package static func run(beforeJob: () -> Void) {
        while let head = read(DecoderMessage.Job.headSize), let job = DecoderMessage.Job(head: head),
            let bytes = read(job.length)
        {
            beforeJob()
            let result: Result<DecodedPicture, DecodingFault>
            do throws(DecodingFault) {
                result = .success(try ImageDecoder.decode(bytes, job.request))
            } catch .malformed(let words) {
                result = .failure(.malformed(String(words.unicodeScalars.prefix(200).map(Character.init))))
            } catch {
                result = .failure(error)
            }
            guard write(DecoderMessage.Answer(result).bytes) else { return }
        }
    }

    /// Exactly `count` bytes; nil where the input ends before.
    private static func read(_ count: Int) -> [UInt8]? {
        var isComplete = false
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let more = unsafe Glibc.read(0, buffer.baseAddress.map { unsafe $0 + filled }, count - filled)
                if more < 0, errno == EINTR { continue }
                guard more > 0 else { return }
                filled += more
            }
            isComplete = true
        }
        return isComplete ? bytes : nil
    }

    private static func write(_ bytes: [UInt8]) -> Bool {
        unsafe bytes.withUnsafeBytes { buffer in
            var done = 0
            while done < buffer.count {
                let more = unsafe Glibc.write(1, buffer.baseAddress.map { unsafe $0 + done }, buffer.count - done)
                if more < 0, errno == EINTR { continue }
                guard more > 0 else { return false }
                done += more
            }
            return true
        }
    }
}
