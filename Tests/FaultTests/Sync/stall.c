// Loaded before the program: what is opened under a path that holds $REDO_STALL never answers, as on
// a network disk that has gone away; where $REDO_STALL_FAILS is set, it fails. $REDO_STALL_MARK is made
// as a sign that it came to that.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int is_meant(const char *path) {
  const char *word = getenv("REDO_STALL");
  const char *mark = getenv("REDO_STALL_MARK");
  if (!word || !path || !strstr(path, word) || (mark && strcmp(path, mark) == 0)) return 0;
  if (mark) close(creat(mark, 0600));
  if (!getenv("REDO_STALL_FAILS")) {
    for (;;) pause();
  }
  errno = EIO;
  return 1;
}

DIR *opendir(const char *path) {
  static DIR *(*next)(const char *);
  if (is_meant(path)) return NULL;
  if (!next) next = (DIR * (*)(const char *)) dlsym(RTLD_NEXT, "opendir");
  return next(path);
}

static int mode_of(int flags, va_list rest) {
  return flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, int) : 0;
}

int open(const char *path, int flags, ...) {
  static int (*next)(const char *, int, ...);
  va_list rest;
  va_start(rest, flags);
  int mode = mode_of(flags, rest);
  va_end(rest);
  if (is_meant(path)) return -1;
  if (!next) next = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, "open");
  return next(path, flags, mode);
}
