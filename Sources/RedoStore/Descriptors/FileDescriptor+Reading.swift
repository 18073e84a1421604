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
    // The storage that all empty arrays share is not for threads to set a count in.
    guard limit > 0 else { return [] }
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

  /// The bytes of a private file in this folder; nil when it is absent, odd, or longer than `limit`.
  func privateBytes(of name: String, limit: Int) -> [UInt8]? {
    bytes(of: name, limit: limit) { status, path throws(StoreError) in
      try status.requirePrivateFile(path)
    }
  }

  /// The bytes of a file of this user's in this folder, which others may read; nil as above.
  func ownBytes(of name: String, limit: Int) -> [UInt8]? {
    bytes(of: name, limit: limit) { status, path throws(StoreError) in
      try status.requireFile(path)
      try status.requireOwnership(of: path)
    }
  }

  /// The bytes of a file of this user's in this folder, which others may read and not write; nil as
  /// above.
  func bytesNobodyElseWrites(of name: String, limit: Int) -> [UInt8]? {
    bytes(of: name, limit: limit) { status, path throws(StoreError) in
      try status.requireFileNobodyElseWrites(path)
    }
  }

  private func bytes(
    of name: String, limit: Int,
    admitting check: (FileStatus, FilePath) throws(StoreError) -> Void
  ) -> [UInt8]? {
    guard let file = (try? opening(name, flags: O_RDONLY)) ?? nil, let status = try? file.status(),
      (try? check(status, file.path)) != nil, status.size <= limit,
      // It may have grown since.
      let bytes = try? file.bytes(from: 0, limit: status.size + 1)
    else { return nil }
    return bytes.count <= limit ? bytes : nil
  }
}
