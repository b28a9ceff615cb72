/// One thing to paint. A scene is a list of nodes, painted in order, later ones above.
package indirect enum Node: Hashable, Sendable {
    case group(Group)
    case shape(Shape)
    case text(Text)
    case image(Image)
}
