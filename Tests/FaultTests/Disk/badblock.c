// Loaded before the program: a page of changes.jsonl cannot be read, neither where the file is mapped nor
// by pread, as on a disk that begins to fail. In its place the mapping has a page of an empty file.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static const off_t bad = 1 << 20;
static const size_t page = 4096;

static int is_log(int descriptor) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  char *name = strrchr(path, '/');
  return name && strcmp(name, "/changes.jsonl") == 0;
}

void *mmap(void *place, size_t length, int protection, int flags, int descriptor, off_t offset) {
  static void *(*next)(void *, size_t, int, int, int, off_t);
  if (!next) next = (void *(*)(void *, size_t, int, int, int, off_t))dlsym(RTLD_NEXT, "mmap");
  char *start = next(place, length, protection, flags, descriptor, offset);
  if (start == MAP_FAILED || descriptor < 0 || length < bad + page || !is_log(descriptor)) return start;
  int empty = memfd_create("empty", MFD_CLOEXEC);
  next(start + bad, page, PROT_READ, MAP_SHARED | MAP_FIXED, empty, 0);
  close(empty);
  return start;
}

ssize_t pread(int descriptor, void *bytes, size_t length, off_t offset) {
  static ssize_t (*next)(int, void *, size_t, off_t);
  if (!next) next = (ssize_t(*)(int, void *, size_t, off_t))dlsym(RTLD_NEXT, "pread");
  off_t end = offset + (off_t)length;
  if (end <= bad || offset >= bad + (off_t)page || !is_log(descriptor)) {
    return next(descriptor, bytes, length, offset);
  }
  if (offset < bad) return next(descriptor, bytes, bad - offset, offset);
  errno = EIO;
  return -1;
}
