internal import Glibc
internal import RedoProtocol

extension FileDescriptor {
  /// Up to this many bytes, some fifteen hundred nodes, are copied within a millisecond, and
  /// nobody can pull them away.
  private static var copiedCount: Int { 1 << 20 }

  /// The first `count` bytes: copied when few, mapped when many, in `mapping` where that shows them.
  func logBytes(
    count: Int, of file: FileFingerprint, through mapping: inout LogMapping?
  ) throws(StoreError) -> LogBytes {
    guard count > Self.copiedCount else {
      return try copiedLogBytes(count: count)
    }
    if let mapping, mapping.shows(count, of: file) { return mapping.bytes(count: count) }
    guard let fresh = LogMapping(number, count: count, of: file) else {
      // So many logs are mapped that no more can be looked after, or the file system maps none.
      if errno == EMFILE || errno == ENODEV { return try copiedLogBytes(count: count) }
      throw .failed(.map, path, code: errno)
    }
    mapping = fresh
    return fresh.bytes(count: count)
  }

  /// Reads the first `count` bytes and keeps none: what the disk cannot read is told here, where a mapped
  /// file has zeros in its place.
  func readThrough(count: Int) throws(StoreError) {
    let piece = UnsafeMutableRawBufferPointer.allocate(
      byteCount: Self.copiedCount, alignment: 16)
    defer { piece.deallocate() }
    var offset = 0
    while offset < count {
      let filled = try read(into: piece, from: offset)
      guard filled > 0 else { return }
      offset += filled
    }
  }

  /// Writes a part of a log's bytes from where they lie.
  func write(_ range: Range<Int>, of bytes: LogBytes) throws(StoreError) {
    try bytes.withSpan { span throws(StoreError) in
      try span.extracting(range).withUnsafeBytes { part throws(StoreError) in try write(part) }
    }
  }

  private func copiedLogBytes(count: Int) throws(StoreError) -> LogBytes {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
    do throws(StoreError) {
      let filled = try read(into: copy, from: 0)
      let bytes = UnsafeRawBufferPointer(rebasing: copy[..<filled])
      return LogBytes(bytes.assumingMemoryBound(to: UInt8.self)) { $0.deallocate() }
    } catch {
      copy.deallocate()
      throw error
    }
  }
}
