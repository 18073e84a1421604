// Loaded before the program: a signal comes every millisecond and is caught, so that every call that
// waits is interrupted, and a write is interrupted now and then and takes seven bytes at most. How
// many signals came is told in the end.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/time.h>
#include <unistd.h>

static volatile sig_atomic_t count;

static void note(int number) {
  (void)number;
  count++;
}

ssize_t write(int descriptor, const void *bytes, size_t length) {
  static ssize_t (*next)(int, const void *, size_t);
  if (!next) next = (ssize_t(*)(int, const void *, size_t))dlsym(RTLD_NEXT, "write");
  size_t most = (size_t)rand() % 8;
  if (most == 0) {
    errno = EINTR;
    return -1;
  }
  return next(descriptor, bytes, length < most ? length : most);
}

__attribute__((constructor)) static void begin(void) {
  // Without SA_RESTART, which would hide the interruption.
  struct sigaction caught = {.sa_handler = note};
  (void)sigaction(SIGALRM, &caught, NULL);
  struct itimerval often = {.it_interval.tv_usec = 1000, .it_value.tv_usec = 1000};
  (void)setitimer(ITIMER_REAL, &often, NULL);
}

__attribute__((destructor)) static void end(void) {
  signal(SIGALRM, SIG_IGN);
  dprintf(STDERR_FILENO, "%d\n", (int)count);
}
