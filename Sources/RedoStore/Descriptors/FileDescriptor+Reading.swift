internal import Glibc

extension FileDescriptor {
  /// Fills `buffer` from `offset`; returns how many bytes there were, fewer only at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer, from offset: Int) throws(StoreError) -> Int
  {
    var filled = 0
    while filled < buffer.count, let start = buffer.baseAddress {
      let count = pread(number, start + filled, buffer.count - filled, offset + filled)
      if count > 0 {
        filled += count
      } else if count == 0 {
        break
      } else if errno != EINTR {
        throw .failed(.read, path, code: errno)
      }
    }
    return filled
  }

  /// At most `limit` bytes from `offset`.
  func bytes(from offset: Int, limit: Int) throws(StoreError) -> [UInt8] {
    var failure: StoreError?
    // Straight into the array: of what is secret no copy stays behind in memory that was freed.
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      do throws(StoreError) {
        count = try read(into: UnsafeMutableRawBufferPointer(buffer), from: offset)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }
}
