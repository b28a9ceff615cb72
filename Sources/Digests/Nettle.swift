import CNettle

/// The library that computes digests.
package enum Nettle {
    /// The version that runs.
    package static var version: String { "\(nettle_version_major()).\(nettle_version_minor())" }
}
