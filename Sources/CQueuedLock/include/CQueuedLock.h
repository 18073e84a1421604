#pragma once

#include <stdint.h>

// Stands in line for a file's lock, as flock(2) does, but for so long at most.
//
// `operation` is LOCK_SH or LOCK_EX. 0 once the lock is had; else -1 with errno: EWOULDBLOCK where
// `nanoseconds` have passed, or earlier where the system has no timer left, and otherwise as flock(2)
// says. From the first call on the process catches SIGURG, which ends the wait and does nothing.
int queued_lock(int descriptor, int operation, int64_t nanoseconds);
