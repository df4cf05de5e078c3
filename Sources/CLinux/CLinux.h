/// What Glibc's Swift module lacks: epoll, timerfd, signalfd, memfd, inotify, file locks, process
/// descriptors, the loaded objects, memory that malloc can give back.
#pragma once
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <features.h>
// Swift's Glibc module has fd_set without the X/Open name of its field: a second shape of the same structure would not
// compile in a file that imports both.
#pragma push_macro("__USE_XOPEN")
#undef __USE_XOPEN
#include <sys/select.h>
#pragma pop_macro("__USE_XOPEN")
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <malloc.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/file.h>
#include <sys/inotify.h>
#include <sys/mman.h>
#include <sys/pidfd.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/timerfd.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/// Glibc declares memfd_create only for _GNU_SOURCE, which the importing module may not have set.
extern int memfd_create(const char *name, unsigned int flags);

/// A program that is started gets a session of its own. Glibc names it only for _GNU_SOURCE. Source: posix_spawnattr_setflags(3).
static const int glasschord_spawn_setsid = 0x80;

/// The variables of the process, for a program that it starts.
static inline char **glasschord_environment(void) {
    extern char **environ;
    return environ;
}
