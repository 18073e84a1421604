internal import Glibc

extension FileDescriptor {
  /// Writes all bytes, through short writes and interrupts.
  ///
  /// The first call offers everything, so that what fits goes out in one piece.
  func write(_ bytes: UnsafeRawBufferPointer) throws(StoreError) {
    var written = 0
    while written < bytes.count, let start = bytes.baseAddress {
      let count = calls.write(number, start + written, bytes.count - written)
      if count > 0 {
        written += count
      } else if count == 0 {
        // No file system should answer so; going on would turn for ever.
        throw .failed(.write, path, code: EIO)
      } else if errno != EINTR {
        throw .failed(.write, path, code: errno)
      }
    }
  }

  /// Writes all bytes of an array.
  func write(_ bytes: [UInt8]) throws(StoreError) {
    try bytes.span.withUnsafeBytes { bytes throws(StoreError) in try write(bytes) }
  }

  /// Waits until the file's bytes and length are on the disk.
  func flushData() throws(StoreError) {
    while calls.dataSync(number) != 0 {
      guard errno == EINTR else { throw .failed(.flush, path, code: errno) }
    }
  }

  /// Waits until the file or folder, with what is known about it, is on the disk.
  func flushAll() throws(StoreError) {
    while calls.sync(number) != 0 {
      // Some file systems have nothing to flush for a folder and say so.
      if errno == EINVAL { return }
      guard errno == EINTR else { throw .failed(.flush, path, code: errno) }
    }
  }

  /// Has the system forget what it keeps of the file in memory, as far as it can: what is read next is
  /// what the disk has.
  func forgetKept() {
    posix_fadvise(number, 0, 0, POSIX_FADV_DONTNEED)
  }

  /// Cuts the file to `length` bytes.
  func truncate(to length: Int) throws(StoreError) {
    while calls.truncate(number, length) != 0 {
      guard errno == EINTR else { throw .failed(.truncate, path, code: errno) }
    }
  }
}
