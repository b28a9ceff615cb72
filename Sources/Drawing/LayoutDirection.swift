/// The direction of the layout; never inferred from a language.
package enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
    case ltr, rtl
}
