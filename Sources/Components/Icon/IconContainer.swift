import Drawing
import JSONValues

/// The circle around an icon. Lengths in points.
package struct IconContainer: Hashable, Sendable {
    let padding: Double
    let color: IconColor
    let ring: Double
    let ringColor: Color

    func diameter(around pointSize: Double) -> Double { pointSize + 2 * padding }

    func json(around pointSize: Double) -> JSONValue {
        [
            "shape": "circle", "diameter": .length(diameter(around: pointSize)), "color": .string(color.composedWord),
            "padding": .length(padding), "ring": .length(ring),
        ]
    }

    func nodes(around pointSize: Double) -> [Node] {
        let radius = diameter(around: pointSize) / 2
        let center = Point(x: radius + ring, y: radius + ring)
        var nodes: [Node] = []
        if ring > 0 {
            // Below the circle, and not only around it, so that a translucent circle lies on the background.
            nodes.append(
                .shape(Shape(.circle(center: center, radius: radius + ring), fill: .color(ringColor))))
        }
        nodes.append(.shape(Shape(.circle(center: center, radius: radius), fill: color.paint)))
        return nodes
    }
}
