/// What has become of a picture.
package enum ImageAvailability: Hashable, Sendable {
    case loaded(LoadedImage)
    case loading
    case failed(ImageFault)
    /// It is not to be asked for, or nobody here can.
    case unsupported
}
