#pragma once

#include <stdbool.h>
#include <stddef.h>

// libcurl, loaded when it is first used and never before: a start that syncs nothing pays nothing.
// Its variadic functions, which Swift cannot call, stand behind ones that are not.

// One exchange; all texts end in NUL and stay the caller's.
typedef struct {
  const char *method;
  const char *url;
  // Whole lines such as "Authorization: Bearer …".
  const char *const *headers;
  size_t header_count;
  // NULL for a request without one.
  const void *body;
  size_t body_length;
  // Whether http is allowed beside https, as for an emulator on this machine.
  bool allows_plain;
  // Files with certificates to trust in place of the system's; NULL for the system's.
  const char *trust_file;
  const char *trust_folder;
  // A longer body is refused, in bytes; headers may have 64 KiB.
  size_t reply_limit;
  long connect_milliseconds;
  // So long with next to no bytes ends it, in seconds.
  long idle_seconds;
  long total_milliseconds;
} ccurl_request;

// What came back; to be given to ccurl_release.
typedef struct {
  // 0, or libcurl's number for what went wrong.
  int failure;
  // Whether the reply was longer than allowed: then it failed, and what came until there is here.
  bool is_too_long;
  // 0 where it failed.
  long status;
  char *body;
  size_t body_length;
  // Whole lines, each with its line end: of every response that came, a proxy's own among them.
  char *headers;
  size_t headers_length;
  // Why it failed, ended by NUL; the server may have a say in it.
  char message[256];
} ccurl_reply;

// A connection that is used again, by one thread at a time; NULL where there is no libcurl, or no memory.
void *ccurl_open(void);
void ccurl_close(void *connection);

void ccurl_send(void *connection, const ccurl_request *request, ccurl_reply *reply);
void ccurl_release(ccurl_reply *reply);

// Memory such as a token needs on its way: left out of core dumps, wiped when it is given back.
// Zeros at first; NULL where there is none.
void *ccurl_allocate(size_t size);
void ccurl_free(void *memory);
