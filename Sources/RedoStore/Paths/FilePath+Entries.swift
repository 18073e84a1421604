internal import Glibc

extension FilePath {
  /// The names in this folder, in no order, as bytes; without `.` and `..`.
  public func entries() throws(StoreError) -> [[UInt8]] {
    var opened: OpaquePointer?
    repeat {
      guard let outcome = withCText({ opendir($0) }) else { throw .pathIsUnusable(self) }
      opened = outcome
    } while opened == nil && errno == EINTR
    guard let stream = opened else { throw .failed(.open, self, code: errno) }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    // A failure looks like the end, but for this.
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != [0x2E], name != [0x2E, 0x2E] { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw .failed(.read, self, code: errno) }
    return names
  }
}
