#define _GNU_SOURCE
#include "CMemoryGuard.h"

#include <errno.h>
#include <malloc.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

enum { slot_count = 64 };

// What the signal handler reads: a slot counts once its length is set, which happens last.
static struct {
  _Atomic uintptr_t start;
  _Atomic size_t length;
  atomic_flag taken;
} slots[slot_count];

static atomic_int healed;

// Who had the signal before, and gets what is no cut file's.
static struct sigaction before;

static void on_bus(int number, siginfo_t *info, void *context) {
  (void)context;
  if (info->si_code == BUS_ADRERR && guard_heal(info->si_addr)) return;
  (void)sigaction(number, &before, NULL);
  // A fault comes again by itself when this returns; a signal that was sent does not.
  if (info->si_code <= 0) raise(number);
}

// Others may take the signal at any time, as a crash reporter does; so this is done for each mapping.
static void arm(void) {
  struct sigaction known;
  if (sigaction(SIGBUS, NULL, &known) != 0) return;
  if ((known.sa_flags & SA_SIGINFO) != 0 && known.sa_sigaction == on_bus) return;
  before = known;
  struct sigaction ours = {.sa_sigaction = on_bus, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigemptyset(&ours.sa_mask);
  (void)sigaction(SIGBUS, &ours, NULL);
}

const void *guard_map(int descriptor, size_t length) {
  int slot = 0;
  while (slot < slot_count && atomic_flag_test_and_set(&slots[slot].taken)) slot++;
  if (slot == slot_count) {
    errno = EMFILE;
    return NULL;
  }
  // Only of a shared mapping it is specified that what is appended shows in it.
  void *start = mmap(NULL, length, PROT_READ, MAP_SHARED | MAP_NORESERVE, descriptor, 0);
  if (start == MAP_FAILED) {
    atomic_flag_clear(&slots[slot].taken);
    return NULL;
  }
  arm();
  atomic_store(&slots[slot].start, (uintptr_t)start);
  atomic_store(&slots[slot].length, length);
  return start;
}

void guard_unmap(const void *start, size_t length) {
  for (int slot = 0; slot < slot_count; slot++) {
    if (atomic_load(&slots[slot].length) == 0) continue;
    if (atomic_load(&slots[slot].start) != (uintptr_t)start) continue;
    atomic_store(&slots[slot].length, 0);
    (void)munmap((void *)(uintptr_t)start, length);
    atomic_flag_clear(&slots[slot].taken);
    return;
  }
}

bool guard_heal(const void *address) {
  uintptr_t place = (uintptr_t)address;
  for (int slot = 0; slot < slot_count; slot++) {
    size_t length = atomic_load(&slots[slot].length);
    uintptr_t start = atomic_load(&slots[slot].start);
    if (length == 0 || place < start || place - start >= length) continue;
    int kept = errno;
    // Anonymous pages over the rest of the file's: mmap is a bare system call here.
    uintptr_t page = place & ~(uintptr_t)(sysconf(_SC_PAGESIZE) - 1);
    void *zeros = mmap(
        (void *)page, start + length - page, PROT_READ,
        MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED | MAP_NORESERVE, -1, 0);
    errno = kept;
    if (zeros == MAP_FAILED) return false;
    atomic_fetch_add(&healed, 1);
    return true;
  }
  return false;
}

int guard_healed_count(void) { return atomic_load(&healed); }

void guard_hide_process(void) {
  struct rlimit none = {0, 0};
  (void)setrlimit(RLIMIT_CORE, &none);
  (void)prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
}

void guard_return_freed(void) {
  // Left alone, the threshold grows to the size of each block that is freed; smaller ones are kept then.
  mallopt(M_MMAP_THRESHOLD, 256 * 1024);
  // So much is kept at the end of each arena that nobody has asked for; usually 128 KiB.
  mallopt(M_TOP_PAD, 16 * 1024);
}

void guard_keep_freed(void) {
  // Larger blocks than this are mapped one by one, and unmapped when freed.
  const int most = 1 << 30;
  mallopt(M_MMAP_THRESHOLD, most);
  mallopt(M_TRIM_THRESHOLD, most);
  // What one thread frees is for all of them; else each would keep as much for itself.
  mallopt(M_ARENA_MAX, 1);
}
