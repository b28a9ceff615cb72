import Glibc

/// Where the system keeps the certificates that it trusts. libcurl knows one place, that of the system it was built for, and
/// may have been carried to another.
enum TrustedCertificates {
    /// Nil where they are nowhere, and what libcurl does then is right.
    static let file: String? = places.first { unsafe access($0, R_OK) == 0 }

    private static let places = [
        "/etc/ssl/certs/ca-certificates.crt",  // Debian, Ubuntu, Arch, Gentoo
        "/etc/pki/tls/certs/ca-bundle.crt",  // Fedora, Red Hat
        "/etc/ssl/ca-bundle.pem",  // openSUSE
        "/etc/ssl/cert.pem",  // Alpine
    ]
}
