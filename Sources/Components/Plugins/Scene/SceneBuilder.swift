import Drawing
import JSONValues

/// Turns what a plugin says into what is drawn: looks up colours, sets text, and resolves the components inside.
struct SceneBuilder {
    private let context: Context
    private let world: World
    /// The components in the scene. Where a group moves them, their places are those inside the group.
    private(set) var children: [PlacedComponent] = []
    private(set) var warnings: [Warning] = []
    /// Whether a picture is in it, which may be on its way.
    private(set) var hasImages = false
    private var known: Set<Warning> = []

    init(context: Context, world: World) {
        self.context = context
        self.world = world
    }

    /// Faults point into the list.
    mutating func nodes(_ scene: [SceneNode]) throws(InvalidValue) -> [Node] {
        var nodes: [Node] = []
        nodes.reserveCapacity(scene.count)
        for (index, node) in scene.enumerated() {
            do throws(InvalidValue) {
                try add(node, to: &nodes)
            } catch {
                throw error.inside("\(index)")
            }
        }
        return nodes
    }

    private mutating func add(_ node: SceneNode, to nodes: inout [Node]) throws(InvalidValue) {
        switch node {
        case .group(let group): nodes.append(.group(try self.group(group)))
        case .circle(let circle): add(circle.geometry, circle.paint, to: &nodes)
        case .rect(let rect): add(rect.geometry, rect.paint, to: &nodes)
        case .path(let path): add(path.geometry, path.paint, to: &nodes)
        case .text(let text): add(text, to: &nodes)
        case .image(let image): try add(image, to: &nodes)
        case .component(let component): nodes.append(try self.component(component))
        }
    }

    private mutating func group(_ group: SceneGroup) throws(InvalidValue) -> Group {
        do throws(InvalidValue) {
            return Group(
                children: try nodes(group.children), transform: group.transform, opacity: group.opacity,
                clip: group.clip?.geometry)
        } catch {
            throw error.inside("children")
        }
    }

    private func add(_ geometry: Geometry, _ paints: ScenePaints, to nodes: inout [Node]) {
        let box = InkBox.of(geometry)
        let fill = paints.fill?.paint(in: context, over: box)
        let stroke = paints.stroke.flatMap { stroke in
            stroke.width > 0
                ? Stroke(paint: stroke.color.paint(in: context, over: box), width: stroke.width) : nil
        }
        guard fill != nil || stroke != nil else { return }
        nodes.append(.shape(Shape(geometry, fill: fill, stroke: stroke)))
    }

    private mutating func add(_ text: SceneText, to nodes: inout [Node]) {
        let run = TextRun(
            text: text.text.collapsingWhiteSpace, family: text.family, weight: text.weight,
            tabularFigures: text.tabularFigures, direction: context.layoutDirection, language: context.locale)
        let line = LineOfText(run, maxAdvance: text.maxWidth.map { $0 / text.size }, with: world.shaper)
        if line.shaped.isFamilySubstituted { warn(.fontSubstituted(text.family)) }
        for warning in line.shaped.warnings(at: "text") { warn(warning) }
        guard !line.shaped.ink.isEmpty else { return }
        let left = text.x - line.shaped.advance * text.size * text.anchor.factor
        let box = line.shaped.ink.scaled(by: text.size).offset(x: left, y: text.y)
        nodes.append(
            .text(
                Text(
                    run: line.run, shaped: line.shaped, origin: Point(x: left, y: text.y), fontSize: text.size,
                    fill: text.fill.paint(in: context, over: box))))
    }

    /// What it is about stands in the plugin's reply, and nowhere in the props.
    private mutating func warn(_ warning: Warning) {
        var warning = warning
        warning.pointer = nil
        if known.insert(warning).inserted { warnings.append(warning) }
    }

    private mutating func add(_ image: SceneImage, to nodes: inout [Node]) throws(InvalidValue) {
        hasImages = true
        let size = Size(width: image.width, height: image.height)
        switch world.images.image(ImageNeed(image.href, size: size, fit: .stretch)) {
        case .loaded(let loaded):
            nodes.append(.image(Image(loaded.content, rect: Rect(size: size).offset(x: image.x, y: image.y))))
        // It is looked at again when it is there.
        case .loading: break
        case .failed(let fault):
            let failed = FailedImage(image.href, fault)
            guard fault.reason != ImageFailure.notPermitted.rawValue else {
                throw InvalidValue(
                    .notPermitted,
                    "the plugin names \"\(failed.address)\", which is not granted"
                        + (failed.flag.map { "; \($0) would allow it" } ?? ""),
                    at: "href", expected: "a data: URI, or what the host may read", received: failed.address)
            }
            warn(.imageFailed(failed, at: "href"))
        case .unsupported: warn(.imageUnavailable(at: "href"))
        }
    }

    private mutating func component(_ node: SceneComponent) throws(InvalidValue) -> Node {
        let definition = try world.definition(of: node.component, at: "component")
        let inner = try world.nested()
        let resolved: any ResolvedComponent
        do throws(InvalidValue) {
            resolved = try definition.resolve(node.props, context, inner)
        } catch {
            throw error.inside("props")
        }
        let placed = PlacedComponent(component: resolved, origin: Point(x: node.x, y: node.y))
        children.append(placed)
        for warning in resolved.warnings { warn(warning) }
        return placed.node
    }
}
