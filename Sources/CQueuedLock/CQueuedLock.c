#define _GNU_SOURCE
#include "CQueuedLock.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <sys/file.h>
#include <time.h>
#include <unistd.h>

#ifndef sigev_notify_thread_id
#define sigev_notify_thread_id _sigev_un._tid
#endif

enum { second = 1000 * 1000 * 1000, again = 10 * 1000 * 1000, pause_microseconds = 5000 };

// To be interrupted is all that a wait needs. Where nobody catches it, as in a child, SIGURG does nothing,
// so one that comes late does no harm.
static void on_alarm(int number) { (void)number; }

static void catch_alarm(void) {
  struct sigaction alarm = {.sa_handler = on_alarm};
  sigemptyset(&alarm.sa_mask);
  (void)sigaction(SIGURG, &alarm, NULL);
}

static int64_t now(void) {
  struct timespec time;
  (void)clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * second + time.tv_nsec;
}

// A timer that interrupts this thread at a moment, and again and again from then on, should the thread
// have been between two calls.
static bool set_alarm(timer_t *timer, int64_t moment) {
  struct sigevent event = {.sigev_notify = SIGEV_THREAD_ID, .sigev_signo = SIGURG};
  event.sigev_notify_thread_id = gettid();
  if (timer_create(CLOCK_MONOTONIC, &event, timer) != 0) return false;
  struct itimerspec times = {
    .it_value = {.tv_sec = moment / second, .tv_nsec = moment % second},
    .it_interval = {.tv_nsec = again},
  };
  if (timer_settime(*timer, TIMER_ABSTIME, &times, NULL) == 0) return true;
  (void)timer_delete(*timer);
  return false;
}

int queued_lock(int descriptor, int operation, int64_t nanoseconds) {
  static pthread_once_t caught = PTHREAD_ONCE_INIT;
  (void)pthread_once(&caught, catch_alarm);
  int64_t deadline = now() + nanoseconds;
  timer_t timer;
  if (!set_alarm(&timer, deadline)) {
    usleep(pause_microseconds);
    return flock(descriptor, operation | LOCK_NB);
  }
  // Threads of a queue have it held back.
  sigset_t alarm, before;
  sigemptyset(&alarm);
  sigaddset(&alarm, SIGURG);
  (void)pthread_sigmask(SIG_UNBLOCK, &alarm, &before);
  int result, code;
  do {
    result = flock(descriptor, operation);
    code = errno;
  } while (result != 0 && code == EINTR && now() < deadline);
  (void)timer_delete(timer);
  (void)pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = code == EINTR ? EWOULDBLOCK : code;
  return result;
}
