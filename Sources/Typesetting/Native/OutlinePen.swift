import CPango

/// HarfBuzz's drawing functions, bound to an `OutlineBuilder`.
@safe struct OutlinePen: ~Copyable {
    private let functions: OpaquePointer

    init?() {
        guard let functions = unsafe hb_draw_funcs_create() else { return nil }
        unsafe self.functions = unsafe functions
        unsafe hb_draw_funcs_set_move_to_func(
            functions, { _, data, _, x, y, _ in unsafe OutlinePen.builder(data)?.pointee.move(x, y) }, nil, nil)
        unsafe hb_draw_funcs_set_line_to_func(
            functions, { _, data, _, x, y, _ in unsafe OutlinePen.builder(data)?.pointee.line(x, y) }, nil, nil)
        unsafe hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, data, _, controlX, controlY, x, y, _ in
                unsafe OutlinePen.builder(data)?.pointee.quad(controlX, controlY, x, y)
            }, nil, nil)
        unsafe hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, data, _, control1X, control1Y, control2X, control2Y, x, y, _ in
                unsafe OutlinePen.builder(data)?.pointee.cubic(control1X, control1Y, control2X, control2Y, x, y)
            }, nil, nil)
        unsafe hb_draw_funcs_set_close_path_func(
            functions, { _, data, _, _ in unsafe OutlinePen.builder(data)?.pointee.close() }, nil, nil)
        unsafe hb_draw_funcs_make_immutable(functions)
    }

    deinit {
        unsafe hb_draw_funcs_destroy(functions)
    }

    func draw(_ glyph: UInt32, of font: OpaquePointer, into builder: inout OutlineBuilder) {
        unsafe withUnsafeMutablePointer(to: &builder) { pointer in
            unsafe roundel_draw_glyph(font, glyph, functions, pointer)
        }
    }

    private static func builder(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<OutlineBuilder>? {
        unsafe data?.assumingMemoryBound(to: OutlineBuilder.self)
    }
}
