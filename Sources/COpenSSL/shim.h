#pragma once
// The plain SHA-256 calls: the same code on the CPU's SHA instructions as EVP's, without its fetch
// of an algorithm (a millisecond at start) and its set-up of every digest.
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/sha.h>
