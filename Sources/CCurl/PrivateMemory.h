#pragma once

#include <stddef.h>

// Memory for libcurl and OpenSSL, in which tokens lie in the clear while they travel: left out of core
// dumps, and wiped when it is given back. Zeros at first.

void *private_allocate(size_t size);
void *private_reallocate(void *memory, size_t size);
void private_free(void *memory);

// As calloc and strdup.
void *private_allocate_many(size_t count, size_t size);
char *private_copy(const char *text);
