package import Drawing
package import JSONValues

/// A component at a place inside another one's frame.
package struct PlacedComponent: Sendable {
    /// The component, in coordinates of its own.
    package let component: any ResolvedComponent
    /// Of its top left, in points.
    package let origin: Point

    /// Its frame, in the coordinates of the whole.
    var frame: Rect { Rect(size: component.size).offset(x: origin.x, y: origin.y) }
    var bounds: Rect { component.bounds.offset(x: origin.x, y: origin.y) }

    var node: Node {
        .group(Group(children: component.nodes, transform: .translation(x: origin.x, y: origin.y)))
    }

    /// The resolved form, and where it is.
    package var json: JSONValue {
        var object = component.json
        object.append("position", ["x": .length(origin.x), "y": .length(origin.y)])
        return .object(object)
    }
}

extension [PlacedComponent] {
    /// A frame joined with all ink of the children.
    func bounds(around frame: Rect) -> Rect {
        reduce(frame) { $0.union($1.bounds) }
    }

    /// Of the first child that has text.
    var firstBaseline: Double? {
        for child in self {
            if let baseline = child.component.firstBaseline { return baseline + child.origin.y }
        }
        return nil
    }

    /// What is said of all of them together, in reading order.
    func combinedAccessibility(in context: Context) -> Accessibility {
        let phrases = compactMap { child in
            child.component.accessibility.isHidden
                ? nil : child.component.accessibility.phrase(in: context.words.catalogue)
        }
        return Accessibility(
            role: .group,
            label: phrases.isEmpty ? nil : phrases.joined(separator: context.words.catalogue.listSeparator),
            isHidden: phrases.isEmpty, children: map(\.component.accessibility))
    }

    /// The children's warnings, each once, pointing into `members`, the places of the children in the props.
    func warnings(at members: [JSONPointer]) -> [Warning] {
        var warnings: [Warning] = []
        var known: Set<Warning> = []
        for (child, member) in zip(self, members) {
            for warning in child.component.warnings {
                var outer = warning
                outer.pointer = warning.pointer.map { JSONPointer(tokens: member.tokens + $0.tokens) }
                if known.insert(outer).inserted { warnings.append(outer) }
            }
        }
        return warnings
    }
}
