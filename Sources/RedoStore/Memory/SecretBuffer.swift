internal import Glibc

/// Memory for a secret on its way between file and key: kept from swap and core dumps, then wiped.
struct SecretBuffer: ~Copyable {
  let bytes: UnsafeMutableRawBufferPointer

  init(count: Int) throws(StoreError) {
    guard
      let start = mmap(
        nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
      start != MAP_FAILED
    else { throw .noSecretMemory }
    // Both may be denied by limits, and the key is still better used than not.
    _ = mlock(start, count)
    _ = madvise(start, count, MADV_DONTDUMP)
    bytes = UnsafeMutableRawBufferPointer(start: start, count: count)
  }

  deinit {
    guard let start = bytes.baseAddress else { return }
    explicit_bzero(start, bytes.count)
    munmap(start, bytes.count)
  }
}
