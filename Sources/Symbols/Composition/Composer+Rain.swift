import Drawing

extension Composer {
    /// A cloud of the set, raised, and two drops like the one that is apart in its `cloud-rain`.
    func rain(_ cloud: String, _ style: Style) -> Artwork? {
        guard let cloud = drawing(cloud, style), let rain = drawing("cloud-rain", style),
            let drop = rain.layers.flatMap(\.path.subpaths).first(where: { $0.bounds.y > 0.55 })
        else { return nil }
        let (box, dropBox) = (cloud.bounds, drop.bounds)
        let raised = cloud.applying(
            .scale(0.82, about: Point(x: box.midX, y: box.maxY), to: Point(x: 0.5, y: 0.67)))
        let drops = [0.44, 0.64].flatMap { x in
            drop.applying(
                .scale(0.75, about: Point(x: dropBox.midX, y: dropBox.y), to: Point(x: x, y: 0.71))
            ).elements
        }
        return Artwork(
            name: "\(cloud.name)+\(rain.name)", layers: raised.layers + [SymbolLayer(path: Path(elements: drops))])
    }
}

extension Path {
    /// Its closed outlines, one by one.
    fileprivate var subpaths: [Path] {
        elements.reduce(into: []) { paths, element in
            if case .move = element { paths.append(Path()) }
            guard !paths.isEmpty else { return }
            paths[paths.count - 1].elements.append(element)
        }
    }
}
