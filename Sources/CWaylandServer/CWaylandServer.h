#pragma once
#include <wayland-server-core.h>
#include <wayland-util.h>

/// wl_resource_post_error has variable arguments, which Swift cannot pass.
static inline void glasschord_resource_post_error(struct wl_resource *resource, uint32_t code,
                                                  const char *message)
{
	wl_resource_post_error(resource, code, "%s", message);
}
