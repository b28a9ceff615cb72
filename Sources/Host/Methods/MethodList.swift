/// Every method that work is done for. The lifecycle's own are in `LifecycleMethod`.
enum MethodList {
    static let all: [AnyMethod] = [
        AnyMethod(InitialsCompute.self),
        AnyMethod(FallbackResolve.self),
        AnyMethod(BadgeTextMethod.self),
        AnyMethod(ColorIdentity.self),
        AnyMethod(ColorContrast.self),
        AnyMethod(AccessibilityDescribe.self),
        AnyMethod(ComponentListMethod.self),
        AnyMethod(ComponentDescribe.self),
        AnyMethod(ComponentResolve.self),
        AnyMethod(ComponentRender.self),
        AnyMethod(ComponentRenderBatch.self),
        AnyMethod(SymbolSearch.self),
        AnyMethod(SymbolDescribe.self),
        AnyMethod(ThemeList.self),
        AnyMethod(ThemeDescribe.self),
        AnyMethod(PluginList.self),
        AnyMethod(RPCDiscover.self),
    ]
}
