/// Without hb-ft.h: it would bring FreeType's types in a second time, and HarfBuzz reads font files by itself.
#pragma once
#include <hb.h>
