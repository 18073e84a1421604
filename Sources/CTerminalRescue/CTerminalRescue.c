#define _GNU_SOURCE
#include "CTerminalRescue.h"

#include "CMemoryGuard.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/mman.h>
#include <termios.h>
#include <unistd.h>

// Everything below is touched by signal handlers: plain memory, written before it is armed.
static struct termios saved_modes;
static struct termios own_modes;
static int terminal = -1;
static uint8_t reset_bytes[1024];
static size_t reset_length;
static int signal_pipe[2] = {-1, -1};
static int watched = -1;
static int held_errors = -1;
static int real_errors = -1;
static volatile sig_atomic_t lent;
static volatile sig_atomic_t end_requests;
static volatile sig_atomic_t is_ending;
static bool armed;

static const int crashes[] = {SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE};
static const int requests[] = {SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH};
enum { crash_count = sizeof crashes / sizeof *crashes };
enum { request_count = sizeof requests / sizeof *requests };
static struct sigaction before[crash_count + request_count];
static sigset_t mask_before;
static uint8_t crash_stack[64 * 1024];

// Whether a signal passes the program by, or stops it for using a terminal that is not its own.
static bool spares(int number) {
  return number == SIGCHLD || number == SIGURG || number == SIGTTIN || number == SIGTTOU;
}

// For how many milliseconds a signal's end waits for room: nothing but a kill would end the program else.
enum { last_patience = 1000, no_limit = -1 };

// Waits for room where another program left the terminal so that writing never does; false where none
// came.
static bool await_room(int descriptor, int patience) {
  struct pollfd one = {.fd = descriptor, .events = POLLOUT};
  int ready = poll(&one, 1, patience);
  return ready > 0 || (ready < 0 && errno == EINTR);
}

// Whether all was written.
static bool write_all(int descriptor, const uint8_t *bytes, size_t length, int patience) {
  // Where writing itself waits, it does so for ever: for a while it is to tell instead.
  int flags = patience == no_limit ? -1 : fcntl(descriptor, F_GETFL);
  bool waits = flags >= 0 && (flags & O_NONBLOCK) == 0;
  if (waits) (void)fcntl(descriptor, F_SETFL, flags | O_NONBLOCK);
  while (length > 0) {
    ssize_t written = write(descriptor, bytes, length);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0 && errno == EAGAIN && await_room(descriptor, patience)) continue;
    if (written <= 0) break;
    bytes += written;
    length -= (size_t)written;
  }
  if (waits) (void)fcntl(descriptor, F_SETFL, flags);
  return length == 0;
}

void rescue_send(const uint8_t *bytes, size_t length) {
  (void)write_all(STDOUT_FILENO, bytes, length, no_limit);
}

void rescue_let_writing_wait(void) {
  int flags = fcntl(STDOUT_FILENO, F_GETFL);
  if (flags < 0 || (flags & O_NONBLOCK) == 0) return;
  // Opening the same terminal once more; that itself is not to wait for a line to answer.
  int own = open("/proc/self/fd/1", O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
  if (own < 0) return;
  if (fcntl(own, F_SETFL, flags & ~O_NONBLOCK) == 0) (void)dup2(own, STDOUT_FILENO);
  close(own);
}

bool rescue_save_modes(int descriptor) {
  if (tcgetattr(descriptor, &saved_modes) != 0) return false;
  terminal = descriptor;
  return true;
}

bool rescue_is_in_background(void) {
  pid_t front = terminal < 0 ? -1 : tcgetpgrp(terminal);
  return front > 0 && front != getpgrp();
}

// Whether the terminal's modes are still those that the program gave it.
static bool has_own_modes(void) {
  struct termios now;
  if (tcgetattr(terminal, &now) != 0) return true;
  return now.c_iflag == own_modes.c_iflag && now.c_oflag == own_modes.c_oflag &&
         now.c_lflag == own_modes.c_lflag && memcmp(now.c_cc, own_modes.c_cc, sizeof now.c_cc) == 0;
}

void rescue_restore_modes(void) {
  if (terminal < 0) return;
  if (rescue_is_in_background() && !has_own_modes()) return;
  // Where the terminal was just taken away, this would stop the program by SIGTTOU.
  sigset_t blocked, old;
  sigemptyset(&blocked);
  sigaddset(&blocked, SIGTTOU);
  sigprocmask(SIG_BLOCK, &blocked, &old);
  (void)tcsetattr(terminal, TCSANOW, &saved_modes);
  sigprocmask(SIG_SETMASK, &old, NULL);
}

// Lets kept error text out; safe within a signal handler.
static void release_errors(int patience) {
  if (held_errors < 0 || real_errors < 0) return;
  uint8_t part[512];
  (void)dup2(real_errors, STDERR_FILENO);
  if (lseek(held_errors, 0, SEEK_SET) == 0) {
    ssize_t count;
    size_t total = 0;
    while (total < 65536 && (count = read(held_errors, part, sizeof part)) > 0) {
      if (!write_all(STDERR_FILENO, part, (size_t)count, patience)) return;
      total += (size_t)count;
    }
  }
}

static void rescue(void) {
  if (!armed) return;
  (void)write_all(STDOUT_FILENO, reset_bytes, reset_length, last_patience);
  rescue_restore_modes();
  release_errors(last_patience);
}

static void on_crash(int number) {
  // The default action is in place again and takes over when this returns.
  if (!lent) rescue();
  raise(number);
}

// A mapped file that somebody cut is no crash: its end reads as zeros, and the program goes on.
static void on_bus(int number, siginfo_t *info, void *context) {
  (void)context;
  if (info->si_code == BUS_ADRERR && guard_heal(info->si_addr)) return;
  signal(number, SIG_DFL);
  on_crash(number);
}

static void end_at_once(int number) {
  if (!lent) rescue();
  signal(number, SIG_DFL);
  raise(number);
}

static void pass_on(uint8_t byte) {
  int kept = errno;
  // A full pipe has enough to wake the reader.
  (void)!write(signal_pipe[1], &byte, 1);
  errno = kept;
}

static void request_end(int number, uint8_t byte) {
  is_ending = 1;
  if (end_requests++ > 0) end_at_once(number);
  else pass_on(byte);
}

// Stops as a program without this would: by default, so that the kernel refuses where no shell could
// ever let it go on, as in a window of its own. SIGSTOP would be for good there.
static void stop_by_default(void) {
  struct sigaction stop = {.sa_handler = SIG_DFL}, old;
  sigset_t only, mask;
  sigemptyset(&only);
  sigaddset(&only, SIGTSTP);
  (void)sigaction(SIGTSTP, &stop, &old);
  raise(SIGTSTP);
  // It is held while its handler runs, and stops here.
  (void)pthread_sigmask(SIG_UNBLOCK, &only, &mask);
  (void)pthread_sigmask(SIG_SETMASK, &mask, NULL);
  (void)sigaction(SIGTSTP, &old, NULL);
}

static void on_request(int number) {
  switch (number) {
    case SIGWINCH: pass_on(rescue_resized); break;
    case SIGCONT: pass_on(rescue_continued); break;
    case SIGTSTP:
      if (lent) stop_by_default();
      else pass_on(rescue_stop);
      break;
    case SIGINT:
      if (!lent) request_end(number, rescue_interrupt);
      break;
    case SIGQUIT:
      if (!lent) end_at_once(number);
      break;
    case SIGHUP: request_end(number, rescue_hang_up); break;
    default: request_end(number, rescue_terminate);
  }
}

int rescue_watch(int input) {
  if (pipe2(signal_pipe, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
  watched = epoll_create1(EPOLL_CLOEXEC);
  if (watched < 0) return -1;
  struct epoll_event of_signals = {.events = EPOLLIN, .data.fd = signal_pipe[0]};
  struct epoll_event of_input = {.events = EPOLLIN, .data.fd = input};
  if (epoll_ctl(watched, EPOLL_CTL_ADD, signal_pipe[0], &of_signals) != 0) return -1;
  if (epoll_ctl(watched, EPOLL_CTL_ADD, input, &of_input) != 0) return -1;
  return watched;
}

void rescue_unwatch(int input) { (void)epoll_ctl(watched, EPOLL_CTL_DEL, input, NULL); }

size_t rescue_take_signals(uint8_t *bytes, size_t room) {
  ssize_t count = read(signal_pipe[0], bytes, room);
  return count > 0 ? (size_t)count : 0;
}

void rescue_hold_signals(bool held) {
  if (!held) {
    sigprocmask(SIG_SETMASK, &mask_before, NULL);
    return;
  }
  sigset_t all;
  sigemptyset(&all);
  for (int each = 0; each < request_count; each++) {
    sigaddset(&all, requests[each]);
    // Before curses puts its own handlers there, which would end the program their way.
    (void)sigaction(requests[each], NULL, &before[crash_count + each]);
  }
  // One that another process sent waits; one of the program's own making ends it all the same.
  for (int number = 1; number <= SIGRTMAX; number++) {
    if (!spares(number)) sigaddset(&all, number);
  }
  sigprocmask(SIG_BLOCK, &all, &mask_before);
}

void rescue_arm(const uint8_t *reset, size_t length) {
  (void)tcgetattr(terminal, &own_modes);
  reset_length = length < sizeof reset_bytes ? length : sizeof reset_bytes;
  memcpy(reset_bytes, reset, reset_length);
  stack_t stack = {.ss_sp = crash_stack, .ss_size = sizeof crash_stack};
  (void)sigaltstack(&stack, NULL);
  end_requests = is_ending = 0;
  armed = true;
  struct sigaction crash = {.sa_handler = on_crash, .sa_flags = SA_RESETHAND | SA_ONSTACK};
  for (int each = 0; each < crash_count; each++) {
    (void)sigaction(crashes[each], &crash, &before[each]);
  }
  struct sigaction bus = {.sa_sigaction = on_bus, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  (void)sigaction(SIGBUS, &bus, NULL);
  struct sigaction request = {.sa_handler = on_request, .sa_flags = SA_RESTART};
  for (int each = 0; each < request_count; each++) {
    const struct sigaction *old = &before[crash_count + each];
    // nohup and background jobs ignore these on purpose.
    bool is_ignored = old->sa_handler == SIG_IGN;
    if (is_ignored && (requests[each] == SIGHUP || requests[each] == SIGTSTP)) continue;
    (void)sigaction(requests[each], &request, NULL);
  }
  // All others that would end the program, unless somebody catches or ignores them. This stays so:
  // once disarmed it does what they do by default, and nothing else.
  for (int number = 1; number <= SIGRTMAX; number++) {
    struct sigaction now;
    bool is_free = sigaction(number, NULL, &now) == 0 && now.sa_handler == SIG_DFL;
    if (is_free && !spares(number)) (void)sigaction(number, &crash, NULL);
  }
}

// Whether a signal does what it was armed with.
static bool is_armed(int number) {
  struct sigaction now;
  if (sigaction(number, NULL, &now) != 0) return false;
  return (now.sa_flags & SA_SIGINFO) != 0 ? now.sa_sigaction == on_bus : now.sa_handler == on_crash;
}

void rescue_disarm(void) {
  if (!armed) return;
  armed = false;
  for (int each = 0; each < crash_count; each++) {
    // Whoever took it since keeps it, as the guard of files that were mapped meanwhile does.
    if (is_armed(crashes[each])) (void)sigaction(crashes[each], &before[each], NULL);
  }
  for (int each = 0; each < request_count; each++) {
    (void)sigaction(requests[each], &before[crash_count + each], NULL);
  }
}

void rescue_lend(bool is_lent) { lent = is_lent; }

void rescue_stop_now(void) {
  struct sigaction stop = {.sa_handler = SIG_DFL}, old;
  (void)sigaction(SIGTSTP, &stop, &old);
  (void)kill(0, SIGTSTP);
  (void)sigaction(SIGTSTP, &old, NULL);
}

// Takes the terminal back from a group of which nobody is left, as that of an editor that was killed:
// where the program's own group is the session's first, no shell will.
static bool take_from_the_dead(void) {
  pid_t front = tcgetpgrp(terminal);
  if (getpgrp() != getsid(0) || front <= 0) return false;
  if (kill(-front, 0) == 0 || errno != ESRCH) return false;
  rescue_allow_background(true);
  bool is_taken = tcsetpgrp(terminal, getpgrp()) == 0;
  rescue_allow_background(false);
  return is_taken;
}

bool rescue_await_foreground(void) {
  while (rescue_is_in_background()) {
    if (is_ending) return false;
    if (take_from_the_dead()) continue;
    struct sigaction now;
    if (sigaction(SIGTTOU, NULL, &now) == 0 && now.sa_handler == SIG_IGN) return true;
    (void)kill(0, SIGTTOU);
    // A group whose shell is gone is not stopped.
    if (rescue_is_in_background() && !is_ending) usleep(20 * 1000);
  }
  return !is_ending;
}

void rescue_allow_background(bool allowed) {
  sigset_t one;
  sigemptyset(&one);
  sigaddset(&one, SIGTTOU);
  sigprocmask(allowed ? SIG_BLOCK : SIG_UNBLOCK, &one, NULL);
}

void rescue_hold_errors(void) {
  if (held_errors >= 0 || !isatty(STDERR_FILENO)) return;
  real_errors = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  held_errors = memfd_create("redo-errors", MFD_CLOEXEC);
  if (real_errors < 0 || held_errors < 0) return;
  (void)dup2(held_errors, STDERR_FILENO);
}

void rescue_release_errors(void) {
  release_errors(no_limit);
  if (held_errors >= 0) close(held_errors);
  if (real_errors >= 0) close(real_errors);
  held_errors = real_errors = -1;
}

_Noreturn void rescue_die(int number) {
  sigset_t one;
  sigemptyset(&one);
  sigaddset(&one, number);
  signal(number, SIG_DFL);
  sigprocmask(SIG_UNBLOCK, &one, NULL);
  raise(number);
  _exit(128 + number);
}
