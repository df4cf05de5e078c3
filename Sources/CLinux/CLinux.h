/// What Glibc's Swift module lacks: epoll, timerfd, signalfd, memfd, file locks, peer credentials.
#pragma once
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

/// Glibc declares memfd_create only for _GNU_SOURCE, which the importing module may not have set.
extern int memfd_create(const char *name, unsigned int flags);
