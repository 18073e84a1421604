internal import Glibc

extension FilePath {
  /// What the path leads to, links in it followed; nil where nothing is there.
  func target() throws(StoreError) -> FilePath? {
    let outcome = withCText { text -> (path: FilePath?, code: Int32) in
      guard let resolved = realpath(text, nil) else { return (nil, errno) }
      defer { free(resolved) }
      let bytes = UnsafeRawBufferPointer(start: resolved, count: strlen(resolved))
      return (FilePath(bytes: Array(bytes)), 0)
    }
    guard let outcome else { throw .pathIsUnusable(self) }
    if let target = outcome.path { return target }
    guard outcome.code == ENOENT else { throw .failed(.open, self, code: outcome.code) }
    return nil
  }

  /// What the link of this name holds, which is followed no further; nil where the name is no link.
  func linkTarget() throws(StoreError) -> FilePath? {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let outcome = withCText { text -> (count: Int, code: Int32) in
      let count = bytes.withUnsafeMutableBytes { buffer in
        buffer.withMemoryRebound(to: CChar.self) { buffer in
          buffer.baseAddress.map { readlink(text, $0, buffer.count) } ?? -1
        }
      }
      return (count, errno)
    }
    guard let outcome else { throw .pathIsUnusable(self) }
    if outcome.count >= 0 { return FilePath(bytes: Array(bytes.prefix(outcome.count))) }
    guard outcome.code == EINVAL else { throw .failed(.inspect, self, code: outcome.code) }
    return nil
  }
}
