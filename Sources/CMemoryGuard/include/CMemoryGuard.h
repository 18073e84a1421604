#pragma once

#include <stdbool.h>
#include <stddef.h>

// Memory that must not end the program or leave it: mapped files that others may cut, and secrets.

// Maps the first `length` bytes of a file for reading. Should another program shorten the file, what
// is gone reads as zeros from then on instead of raising SIGBUS. NULL, with errno, where the system
// refuses or more files are mapped than can be looked after.
const void *guard_map(int descriptor, size_t length);

// Gives a mapping back.
void guard_unmap(const void *start, size_t length);

// Puts zeros in place of the end of the mapping that holds `address`; false where it is in none. Safe
// within a signal handler.
bool guard_heal(const void *address);

// How often a mapping was healed since the program began.
int guard_healed_count(void);

// Keeps the process out of core dumps, and its memory from other programs of the same user.
void guard_hide_process(void);

// Keeps memory that is freed for what is made next, where it would go back to the system: a program
// that replays its log again and again makes as much as it frees each time, and giving the pages back
// in between takes longer than the replay.
void guard_keep_freed(void);

// Gives memory that is freed in large blocks back at once: for a program that reads a log and ends, and
// has no further use for what reading took.
void guard_return_freed(void);
