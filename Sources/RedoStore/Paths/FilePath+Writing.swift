internal import Glibc

extension FilePath {
  /// Whether files can be made in this folder, or in the folder above where it would be made.
  ///
  /// A disk that is mounted read-only says no to everybody.
  public var takesFiles: Bool {
    var folder = self
    while true {
      let code = folder.withCText { faccessat(AT_FDCWD, $0, W_OK | X_OK, 0) == 0 ? 0 : errno }
      guard code == ENOENT else { return code == 0 }
      guard let above = folder.parent ?? (folder == FilePath(".") ? nil : FilePath(".")) else {
        return false
      }
      folder = above
    }
  }

  /// Whether there is a file of this path that can be read and written to.
  public var takesBytes: Bool {
    withCText { faccessat(AT_FDCWD, $0, R_OK | W_OK, 0) == 0 } == true
  }
}
