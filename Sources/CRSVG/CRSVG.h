/// What of librsvg draws a picture, in our own words: its header needs those of GLib, GIO and GdkPixbuf, and the flags that
/// pkg-config gives for them SwiftPM refuses with a warning each time (-pthread). Names and types are the library's interface,
/// which has not changed since 2.46. Source: librsvg 2.54, reference, "RsvgHandle".
#pragma once
#include <stddef.h>

struct _cairo;
typedef struct _RsvgHandle RsvgHandle;

typedef struct {
    double x;
    double y;
    double width;
    double height;
} RsvgRectangle;

/// Reads a document; NULL for what is none. It has no place, so that other files which it names are not opened.
///
/// `error` may be NULL. The handle is ended by `g_object_unref`.
RsvgHandle *rsvg_handle_new_from_data(const unsigned char *data, size_t length, void **error);

/// Draws the document as large as fits into the middle of a rectangle; 0 where it cannot be drawn.
int rsvg_handle_render_document(
    RsvgHandle *handle, struct _cairo *context, const RsvgRectangle *viewport, void **error);

void g_object_unref(void *object);
