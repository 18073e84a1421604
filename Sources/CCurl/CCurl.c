#include "CCurl.h"

#include "PrivateMemory.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <time.h>

// The numbers of libcurl's interface, which never change.
enum {
  global_all = 3,
  option_url = 10002,
  option_method = 10036,
  option_headers = 10023,
  option_body = 10015,
  option_body_length = 30120,
  option_write = 20011,
  option_write_data = 10001,
  option_header = 20079,
  option_header_data = 10029,
  option_error_buffer = 10010,
  option_no_signal = 99,
  option_http_version = 84,
  option_protocols = 181,
  option_follow = 52,
  option_tls_version = 32,
  option_verify_peer = 64,
  option_verify_host = 81,
  option_trust_file = 10065,
  option_trust_folder = 10097,
  option_connect_milliseconds = 156,
  option_total_milliseconds = 155,
  option_low_speed = 19,
  option_low_speed_seconds = 20,
  tls_1_2 = 6,
  http_1_1 = 2,
  protocol_http = 1,
  protocol_https = 2,
  info_status = 0x200002,
  out_of_memory = 27,
};

// No server but a hostile one has so many.
enum { most_header_bytes = 65536 };

static struct {
  int (*global_init)(
      long, void *(*)(size_t), void (*)(void *), void *(*)(void *, size_t),
      char *(*)(const char *), void *(*)(size_t, size_t));
  void *(*easy_init)(void);
  void (*easy_cleanup)(void *);
  void (*easy_reset)(void *);
  int (*easy_setopt)(void *, int, ...);
  int (*easy_perform)(void *);
  int (*easy_getinfo)(void *, int, ...);
  const char *(*easy_strerror)(int);
  void *(*slist_append)(void *, const char *);
  void (*slist_free_all)(void *);
  bool is_loaded;
} curl;

static void *allocate_for_openssl(size_t size, const char *file, int line) {
  (void)file, (void)line;
  return private_allocate(size);
}

static void *reallocate_for_openssl(void *memory, size_t size, const char *file, int line) {
  (void)file, (void)line;
  return private_reallocate(memory, size);
}

static void free_for_openssl(void *memory, const char *file, int line) {
  (void)file, (void)line;
  private_free(memory);
}

// What is read and written in the clear passes through OpenSSL's memory too. Where libcurl stands on
// another library, or OpenSSL is in use already, that stays as it is.
static void take_over_memory_of_openssl(void *library) {
  typedef int set_functions(
      void *(*)(size_t, const char *, int), void *(*)(void *, size_t, const char *, int),
      void (*)(void *, const char *, int));
  set_functions *set = (set_functions *)dlsym(library, "CRYPTO_set_mem_functions");
  if (set) (void)set(allocate_for_openssl, reallocate_for_openssl, free_for_openssl);
}

static void load(void) {
  void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  take_over_memory_of_openssl(library);
  curl.global_init = (__typeof__(curl.global_init))dlsym(library, "curl_global_init_mem");
  curl.easy_init = (void *(*)(void))dlsym(library, "curl_easy_init");
  curl.easy_cleanup = (void (*)(void *))dlsym(library, "curl_easy_cleanup");
  curl.easy_reset = (void (*)(void *))dlsym(library, "curl_easy_reset");
  curl.easy_setopt = (int (*)(void *, int, ...))dlsym(library, "curl_easy_setopt");
  curl.easy_perform = (int (*)(void *))dlsym(library, "curl_easy_perform");
  curl.easy_getinfo = (int (*)(void *, int, ...))dlsym(library, "curl_easy_getinfo");
  curl.easy_strerror = (const char *(*)(int))dlsym(library, "curl_easy_strerror");
  curl.slist_append = (void *(*)(void *, const char *))dlsym(library, "curl_slist_append");
  curl.slist_free_all = (void (*)(void *))dlsym(library, "curl_slist_free_all");
  bool is_whole = curl.global_init && curl.easy_init && curl.easy_cleanup && curl.easy_reset &&
                  curl.easy_setopt && curl.easy_perform && curl.easy_getinfo &&
                  curl.easy_strerror && curl.slist_append && curl.slist_free_all;
  curl.is_loaded = is_whole && curl.global_init(
                                   global_all, private_allocate, private_free, private_reallocate,
                                   private_copy, private_allocate_many) == 0;
}

void *ccurl_open(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return curl.is_loaded ? curl.easy_init() : NULL;
}

void ccurl_close(void *connection) {
  if (connection) curl.easy_cleanup(connection);
}

typedef struct {
  char **bytes;
  size_t *length;
  size_t limit;
  bool *is_too_long;
} sink;

static size_t take(char *bytes, size_t size, size_t count, void *target) {
  sink *into = target;
  size_t length = size * count;
  if (length > into->limit - *into->length) {
    *into->is_too_long = true;
    return 0;
  }
  // One byte more, so that nothing of no length is asked for.
  char *grown = private_reallocate(*into->bytes, *into->length + length + 1);
  if (!grown) return 0;
  memcpy(grown + *into->length, bytes, length);
  *into->bytes = grown;
  *into->length += length;
  return length;
}

static void set_limits(void *connection, const ccurl_request *request) {
  curl.easy_setopt(connection, option_no_signal, 1L);
  // The tables by which HTTP/2 packs headers keep tokens, in memory of nghttp2's own.
  curl.easy_setopt(connection, option_http_version, (long)http_1_1);
  long protocols = protocol_https | (request->allows_plain ? protocol_http : 0);
  curl.easy_setopt(connection, option_protocols, protocols);
  // A token is for one host: nobody is followed to another.
  curl.easy_setopt(connection, option_follow, 0L);
  curl.easy_setopt(connection, option_tls_version, (long)tls_1_2);
  curl.easy_setopt(connection, option_verify_peer, 1L);
  curl.easy_setopt(connection, option_verify_host, 2L);
  if (request->trust_file)
    curl.easy_setopt(connection, option_trust_file, request->trust_file);
  if (request->trust_folder)
    curl.easy_setopt(connection, option_trust_folder, request->trust_folder);
  curl.easy_setopt(connection, option_connect_milliseconds, request->connect_milliseconds);
  curl.easy_setopt(connection, option_total_milliseconds, request->total_milliseconds);
  // So few bytes a second are as good as none.
  curl.easy_setopt(connection, option_low_speed, 32L);
  curl.easy_setopt(connection, option_low_speed_seconds, request->idle_seconds);
}

// Some libcurls have OpenSSL write, and told to keep off signals they leave the one for a server that is
// gone to the program. It is held back, and what came of this is nobody's.
static int perform(void *connection) {
  sigset_t gone, before, waiting;
  sigemptyset(&gone);
  sigaddset(&gone, SIGPIPE);
  sigpending(&waiting);
  pthread_sigmask(SIG_BLOCK, &gone, &before);
  int failure = curl.easy_perform(connection);
  if (sigismember(&waiting, SIGPIPE) == 0) {
    const struct timespec none = {0, 0};
    while (sigtimedwait(&gone, NULL, &none) < 0 && errno == EINTR) continue;
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return failure;
}

void ccurl_send(void *connection, const ccurl_request *request, ccurl_reply *reply) {
  memset(reply, 0, sizeof *reply);
  sink body = {&reply->body, &reply->body_length, request->reply_limit, &reply->is_too_long};
  sink headers = {&reply->headers, &reply->headers_length, most_header_bytes, &reply->is_too_long};
  set_limits(connection, request);
  curl.easy_setopt(connection, option_error_buffer, reply->message);
  curl.easy_setopt(connection, option_url, request->url);
  curl.easy_setopt(connection, option_write, take);
  curl.easy_setopt(connection, option_write_data, &body);
  curl.easy_setopt(connection, option_header, take);
  curl.easy_setopt(connection, option_header_data, &headers);
  if (request->body) {
    curl.easy_setopt(connection, option_body_length, (long long)request->body_length);
    curl.easy_setopt(connection, option_body, request->body);
  }
  curl.easy_setopt(connection, option_method, request->method);
  void *list = NULL;
  bool has_headers = true;
  for (size_t index = 0; has_headers && index < request->header_count; index++) {
    void *longer = curl.slist_append(list, request->headers[index]);
    if (longer) list = longer;
    has_headers = longer != NULL;
  }
  curl.easy_setopt(connection, option_headers, list);
  // A request that lacks a header is not sent.
  reply->failure = has_headers ? perform(connection) : out_of_memory;
  curl.slist_free_all(list);
  if (reply->failure == 0) {
    curl.easy_getinfo(connection, info_status, &reply->status);
  } else if (reply->message[0] == 0) {
    strncpy(reply->message, curl.easy_strerror(reply->failure), sizeof reply->message - 1);
  }
  // What was lent for this exchange is forgotten with all options; the open connections stay.
  curl.easy_reset(connection);
}

void ccurl_release(ccurl_reply *reply) {
  private_free(reply->body);
  private_free(reply->headers);
  reply->body = NULL;
  reply->headers = NULL;
}

void *ccurl_allocate(size_t size) { return private_allocate(size); }

void ccurl_free(void *memory) { private_free(memory); }
