#define _GNU_SOURCE
#include "PrivateMemory.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>

enum {
  // Blocks have 2^5 to 2^16 bytes with their header; what is larger is mapped by itself.
  smallest = 5,
  largest = 16,
  stock = 1 << 20,
  page = 1 << 16,
};

typedef struct block {
  // With this header.
  size_t size;
  // Only of a block that is free.
  struct block *next;
} block;

_Static_assert(sizeof(block) == 16, "what is given out is aligned as malloc's is");

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static block *free_blocks[largest + 1];
static char *rest;
static size_t rest_size;

static void *map(size_t size) {
  void *start = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (start == MAP_FAILED) return NULL;
  (void)madvise(start, size, MADV_DONTDUMP);
  return start;
}

static size_t rounded(size_t size) { return (size + page - 1) & ~(size_t)(page - 1); }

static bool is_mapped(const block *block) { return block->size > (size_t)1 << largest; }

// From what is free, else from the stock. The end of a stock that is too short is left lying.
static block *take(int power) {
  block *found = free_blocks[power];
  if (found) {
    free_blocks[power] = found->next;
    found->next = NULL;
    return found;
  }
  size_t size = (size_t)1 << power;
  if (rest_size < size) {
    char *more = map(stock);
    if (!more) return NULL;
    rest = more;
    rest_size = stock;
  }
  found = (block *)rest;
  found->size = size;
  rest += size;
  rest_size -= size;
  return found;
}

void *private_allocate(size_t size) {
  if (size > SIZE_MAX - sizeof(block) - page) return NULL;
  size_t whole = size + sizeof(block);
  block *found;
  if (whole > (size_t)1 << largest) {
    found = map(rounded(whole));
    if (found) found->size = rounded(whole);
  } else {
    int power = smallest;
    while ((size_t)1 << power < whole) power++;
    pthread_mutex_lock(&lock);
    found = take(power);
    pthread_mutex_unlock(&lock);
  }
  return found ? found + 1 : NULL;
}

void private_free(void *memory) {
  if (!memory) return;
  block *given = (block *)memory - 1;
  if (is_mapped(given)) {
    (void)munmap(given, given->size);
    return;
  }
  explicit_bzero(memory, given->size - sizeof(block));
  pthread_mutex_lock(&lock);
  int power = __builtin_ctzl(given->size);
  given->next = free_blocks[power];
  free_blocks[power] = given;
  pthread_mutex_unlock(&lock);
}

void *private_reallocate(void *memory, size_t size) {
  if (!memory) return private_allocate(size);
  if (size == 0) {
    private_free(memory);
    return NULL;
  }
  block *given = (block *)memory - 1;
  if (size <= given->size - sizeof(block)) return memory;
  if (is_mapped(given) && size <= SIZE_MAX - sizeof(block) - page) {
    // The pages move with what they were told.
    size_t whole = rounded(size + sizeof(block));
    block *grown = mremap(given, given->size, whole, MREMAP_MAYMOVE);
    if (grown == MAP_FAILED) return NULL;
    grown->size = whole;
    return grown + 1;
  }
  void *larger = private_allocate(size);
  if (!larger) return NULL;
  memcpy(larger, memory, given->size - sizeof(block));
  private_free(memory);
  return larger;
}

void *private_allocate_many(size_t count, size_t size) {
  size_t whole;
  return __builtin_mul_overflow(count, size, &whole) ? NULL : private_allocate(whole);
}

char *private_copy(const char *text) {
  size_t size = strlen(text) + 1;
  char *copy = private_allocate(size);
  return copy ? memcpy(copy, text, size) : NULL;
}
