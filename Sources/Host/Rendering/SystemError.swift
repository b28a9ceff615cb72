#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Error numbers of the system in words.
package enum SystemError {
    /// The symbol of `errno.h`; the number itself for rare ones.
    package static func name(_ number: Int32) -> String {
        switch number {
        case EACCES: "EACCES"
        case EDQUOT: "EDQUOT"
        case EEXIST: "EEXIST"
        case EFBIG: "EFBIG"
        case EINVAL: "EINVAL"
        case EIO: "EIO"
        case EISDIR: "EISDIR"
        case ELOOP: "ELOOP"
        case EMFILE: "EMFILE"
        case ENAMETOOLONG: "ENAMETOOLONG"
        case ENFILE: "ENFILE"
        case ENOENT: "ENOENT"
        case ENOSPC: "ENOSPC"
        case ENOTDIR: "ENOTDIR"
        case ENXIO: "ENXIO"
        case EPERM: "EPERM"
        case EPIPE: "EPIPE"
        case EROFS: "EROFS"
        case ETIMEDOUT: "ETIMEDOUT"
        default: "\(number)"
        }
    }

    package static func message(_ number: Int32) -> String {
        guard let text = unsafe strerror(number) else { return name(number) }
        return unsafe String(cString: text)
    }
}
