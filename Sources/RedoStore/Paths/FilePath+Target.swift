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
}
