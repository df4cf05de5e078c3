/// Without hb-ft.h: it would bring FreeType's types in a second time, and HarfBuzz reads font files by itself.
#pragma once
#include <hb.h>
#include <hb-ot.h>

/// Draws a glyph's outline; HarfBuzz 7 gave the call another name.
static inline void glyph_outline(
    hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *funcs, void *data) {
#if HB_VERSION_ATLEAST(7, 0, 0)
    hb_font_draw_glyph(font, glyph, funcs, data);
#else
    hb_font_get_glyph_shape(font, glyph, funcs, data);
#endif
}
