/// The `id` prop: what keeps a colour the same when the name changes.
package enum IdentityID: Hashable, Sendable {
    case integer(Int64)
    case string(String)
}
