import Drawing

/// Places components in lines from the leading edge.
struct RowLayout {
    let spacing: Double
    let alignment: RowAlignment
    /// Points; nil for a single line.
    let wrapWidth: Double?

    func place(
        _ items: [any ResolvedComponent], direction: LayoutDirection
    ) -> (children: [PlacedComponent], size: Size) {
        let lines = lines(of: items)
        let width = lines.map { self.width(of: $0) }.max() ?? 0
        var children: [PlacedComponent] = []
        var y = 0.0
        for (index, line) in lines.enumerated() {
            if index > 0 { y += spacing }
            let height = place(line, top: y, width: width, direction, &children)
            y += height
        }
        return (children, Size(width: max(0, width), height: max(0, y)))
    }

    /// An item that is wider than a line has one to itself.
    private func lines(of items: [any ResolvedComponent]) -> [[any ResolvedComponent]] {
        guard let wrapWidth else { return items.isEmpty ? [] : [items] }
        var lines: [[any ResolvedComponent]] = []
        var right = 0.0
        // How far the line reaches, which overlapping items do not take back.
        var extent = 0.0
        for item in items {
            if var line = lines.popLast() {
                if max(extent, right + spacing + item.size.width) <= wrapWidth {
                    right += spacing + item.size.width
                    extent = max(extent, right)
                    line.append(item)
                    lines.append(line)
                    continue
                }
                lines.append(line)
            }
            right = item.size.width
            extent = right
            lines.append([item])
        }
        return lines
    }

    private func width(of line: [any ResolvedComponent]) -> Double {
        line.reduce(0) { $0 + $1.size.width } + spacing * Double(max(0, line.count - 1))
    }

    /// The height of the line.
    private func place(
        _ line: [any ResolvedComponent], top: Double, width: Double, _ direction: LayoutDirection,
        _ children: inout [PlacedComponent]
    ) -> Double {
        // What has no text stands on the baseline.
        func ascent(_ item: any ResolvedComponent) -> Double { item.firstBaseline ?? item.size.height }
        let tallest = line.map(\.size.height).max() ?? 0
        let baseline = line.map(ascent).max() ?? 0
        var height = tallest
        if alignment == .firstTextBaseline {
            height = line.map { baseline - ascent($0) + $0.size.height }.max() ?? 0
        }
        var leading = 0.0
        for item in line {
            let y =
                switch alignment {
                case .top: 0.0
                case .center: (height - item.size.height) / 2
                case .bottom: height - item.size.height
                case .firstTextBaseline: baseline - ascent(item)
                }
            let x = direction == .rtl ? width - leading - item.size.width : leading
            children.append(PlacedComponent(component: item, origin: Point(x: x, y: top + y)))
            leading += item.size.width + spacing
        }
        return height
    }
}
