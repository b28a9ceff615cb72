/// What can be called, by name.
package enum MethodNames {
    package static var all: [String] { MethodList.all.map(\.name) }
}
