// Loaded before the program: two signals come every millisecond and are caught, so that every call that
// waits is interrupted, and a write is interrupted now and then and takes seven bytes at most. How
// many came of the rarer one is told in the end.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static volatile sig_atomic_t alarms, resizes;

static void note(int number) {
  if (number == SIGALRM) {
    alarms++;
  } else {
    resizes++;
  }
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
  (void)sigaction(SIGWINCH, &caught, NULL);
  struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGWINCH};
  timer_t timer;
  if (timer_create(CLOCK_MONOTONIC, &event, &timer) != 0) return;
  struct itimerspec apart = {.it_interval.tv_nsec = 1000000, .it_value.tv_nsec = 1500000};
  (void)timer_settime(timer, 0, &apart, NULL);
}

__attribute__((destructor)) static void end(void) {
  signal(SIGALRM, SIG_IGN);
  signal(SIGWINCH, SIG_IGN);
  dprintf(STDERR_FILENO, "%d\n", (int)(alarms < resizes ? alarms : resizes));
}
