#pragma once
#include <wayland-server-core.h>
#include <wayland-util.h>
